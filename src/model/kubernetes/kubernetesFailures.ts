// Failures of the Kubernetes backend in the words of spec 3 §8.

import { failureOfResponse, type Failure } from '../failure.ts'
import { isRecord } from '../isRecord.ts'
import { parseJson } from '../json.ts'
import type { ClusterError } from './clusters/clusters.ts'

type FailureOf = typeof failureOfResponse

/** K8S-76, K8S-77 */
export const backendFailure: FailureOf = (request, status, statusText, body) => ({
  ...failureOfResponse(request, status, statusText, body),
  message:
    status === 404
      ? 'Could not find the Kubernetes Backend (HTTP 404). Make sure the plugin has been fully installed.'
      : `Request failed with ${String(status)} ${statusText}, ${body}`,
})

/** K8S-78 */
export const proxyFailure: FailureOf = (request, status, statusText, body) => ({
  ...failureOfResponse(request, status, statusText, body),
  message: `Proxy request failed with ${String(status)} ${statusText}, ${body}`,
})

/** What the cluster itself says (`metav1.Status`); the whole message if it says nothing. */
export function clusterReason({ body = '', message }: Failure): string {
  const status = parseJson(body)
  const reason = isRecord(status) ? status['message'] : undefined
  return typeof reason === 'string' && reason !== '' ? reason : message
}

/** K8S-79 */
export const unknownCluster = (name: string): Failure => ({
  kind: 'notFound',
  name: 'NotFoundError',
  message: `Cluster ${name} not found`,
})

/** A cluster asks for a session at a provider that the user has not signed in to. */
export const loginRequired = 'LoginRequiredError'

/** The line of a cluster's error in the banner. */
export function clusterErrorLine(error: ClusterError): string {
  const { errorType, message, resourcePath, statusCode } = error
  return resourcePath === undefined
    ? `Error communicating with Kubernetes: ${errorType}, message: ${message ?? ''}`
    : `Error fetching Kubernetes resource: '${resourcePath}', error: ${errorType}, status code: ${String(statusCode ?? '')}`
}

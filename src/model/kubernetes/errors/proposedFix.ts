// The fix for a reason that Kubernetes names (spec 3 §8, A-46).

import type { ContainerStatus } from 'kubernetes-types/core/v1'
import type { ProposedFix } from './detectedError.ts'

const docs = 'https://kubernetes.io/docs'

const docsOfWaiting: Readonly<Record<string, string>> = {
  InvalidImageName: `${docs}/concepts/containers/images/#image-names`,
  ImagePullBackOff: `${docs}/concepts/containers/images/#imagepullbackoff`,
  CreateContainerConfigError: `${docs}/tasks/configure-pod-container/configure-pod-configmap/`,
}
const memoryDocs = `${docs}/concepts/configuration/manage-resources-containers/`

/** K8SERR-15; undefined for other reasons. */
export function fixOfWaiting({ name, state }: ContainerStatus): ProposedFix | undefined {
  const reason = state?.waiting?.reason ?? ''
  const container = name
  if (reason === 'CrashLoopBackOff') return { type: 'logs', errorType: reason, container }
  const docsLink = Object.hasOwn(docsOfWaiting, reason) ? docsOfWaiting[reason] : undefined
  return docsLink === undefined
    ? undefined
    : { type: 'docs', errorType: reason, container, docsLink }
}

/** By how the container ended before it was started again (K8SERR-16, K8SERR-17). */
export function fixOfTermination({
  name,
  state,
  lastState,
}: ContainerStatus): ProposedFix | undefined {
  const errorType = (lastState?.terminated ?? state?.terminated)?.reason
  const container = name
  if (errorType === 'Error' || errorType === 'Unknown')
    return { type: 'logs', errorType, container }
  return errorType === 'OOMKilled'
    ? { type: 'docs', errorType, container, docsLink: memoryDocs }
    : undefined
}

// Requests of the Kubernetes backend (spec 3 §7).

import { encodePart } from '../encodePath.ts'
import { type Identified, namespaceOf } from './kubernetesObjects.ts'

/** K8S-63 */
export const workloadsPath = '/resources/workloads/query'

/** K8S-64 */
export const customPath = '/resources/custom/query'

const podPath = (pod: Pick<Identified, 'metadata'>): string =>
  `/proxy/api/v1/namespaces/${encodePart(namespaceOf(pod))}/pods/${encodePart(pod.metadata.name)}`

/** K8S-69 */
export const podRequestPath = podPath

/** Events of an object; K8S-67. */
export const eventsPath = ({ metadata }: Pick<Identified, 'metadata'>): string =>
  `/proxy/api/v1/namespaces/${encodePart(namespaceOf({ metadata }))}/events?fieldSelector=${encodePart(`involvedObject.name=${metadata.name}`)}`

export interface LogRequest {
  readonly namespace: string
  readonly pod: string
  readonly container: string
  /** Of the container before its last start. */
  readonly previous: boolean
  /** Lines at the end; all if missing. */
  readonly tailLines?: number
  /** RFC 3339; older lines are left out. */
  readonly sinceTime?: string
  readonly follow?: boolean
}

/** K8S-68; each line begins with its time. */
export function logPath(request: LogRequest): string {
  const { namespace, pod, container, previous, tailLines, sinceTime, follow = false } = request
  const query = new URLSearchParams({ container, timestamps: 'true' })
  if (previous) query.set('previous', 'true')
  if (follow) query.set('follow', 'true')
  if (tailLines !== undefined) query.set('tailLines', String(tailLines))
  if (sinceTime !== undefined) query.set('sinceTime', sinceTime)
  return `${podPath({ metadata: { namespace, name: pod } })}/log?${query.toString()}`
}

/** K8S-44 */
export function execPath(namespace: string, pod: string, container: string): string {
  const query = new URLSearchParams({
    container,
    stdin: 'true',
    stdout: 'true',
    stderr: 'true',
    tty: 'true',
    command: '/bin/sh',
  })
  return `${podPath({ metadata: { namespace, name: pod } })}/exec?${query.toString()}`
}

/** K8S-45 */
export const execProtocol = 'channel.k8s.io'

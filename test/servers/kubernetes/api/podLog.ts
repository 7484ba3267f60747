// `pods/{name}/log`, as API server and kubelet answer it.

import type { ServerResponse } from 'node:http'
import type { ContainerLog, ContainerLogs, LogLine } from '../containerLogs.ts'
import type { KeptPod } from '../kubeTypes.ts'
import { booleanOf, integerOf } from './apiPath.ts'
import { badRequest, Refusal } from './statusAnswers.ts'

interface LogQuery {
  readonly container: string | null
  readonly isPrevious: boolean
  readonly isFollowed: boolean
  readonly hasTimes: boolean
  readonly tail: number | undefined
  /** Milliseconds; of whole seconds. */
  readonly since: number | undefined
  readonly limitBytes: number | undefined
}

const invalid = (field: string, what: string) =>
  new Refusal(422, 'Invalid', `PodLogOptions "" is invalid: ${field}: ${what}`, {
    kind: 'PodLogOptions',
  })

function notBelow(least: number, name: string, value: number | undefined): number | undefined {
  if (value !== undefined && value < least) {
    const rule = least === 0 ? 'greater than or equal to 0' : 'greater than 0'
    throw invalid(name, `Invalid value: ${String(value)}: must be ${rule}`)
  }
  return value
}

function sinceOf(query: URLSearchParams, now: number): number | undefined {
  const seconds = notBelow(1, 'sinceSeconds', integerOf(query, 'sinceSeconds'))
  const time = query.get('sinceTime') ?? ''
  if (seconds !== undefined && time !== '')
    throw invalid(
      'sinceSeconds',
      'Forbidden: at most one of `sinceTime` or `sinceSeconds` may be specified',
    )
  if (seconds !== undefined) return now - seconds * 1_000
  if (time === '') return undefined
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(time)
  const at = Date.parse(time)
  if (!isTime || Number.isNaN(at)) {
    throw badRequest(
      `parsing time "${time}" as "2006-01-02T15:04:05Z07:00": cannot parse "${time}" as "2006"`,
    )
  }
  // The API server hands whole seconds to the kubelet.
  return Math.floor(at / 1_000) * 1_000
}

export const readLogQuery = (query: URLSearchParams, now: number): LogQuery => ({
  container: query.get('container'),
  isPrevious: booleanOf(query, 'previous'),
  isFollowed: booleanOf(query, 'follow'),
  hasTimes: booleanOf(query, 'timestamps'),
  tail: notBelow(0, 'tailLines', integerOf(query, 'tailLines')),
  since: sinceOf(query, now),
  limitBytes: notBelow(1, 'limitBytes', integerOf(query, 'limitBytes')),
})

/** The container that is meant. Throws a refusal if the pod has none of that name, or several. */
export function containerOf({ metadata, spec }: KeptPod, wanted: string | null): string {
  const own = spec.containers.map(({ name }) => name)
  const initial = (spec.initContainers ?? []).map(({ name }) => name)
  const [first = ''] = own
  if (wanted === null || wanted === '') {
    if (own.length === 1) return first
    const more = initial.length > 0 ? ` or one of the init containers: [${initial.join(' ')}]` : ''
    throw badRequest(
      `a container name must be specified for pod ${metadata.name}, choose one of: [${own.join(' ')}]${more}`,
    )
  }
  if (![...own, ...initial].includes(wanted))
    throw badRequest(`container ${wanted} is not valid for pod ${metadata.name}`)
  return wanted
}

/** The log that is meant. Throws a refusal if the container has not run. */
function logOf(
  pod: KeptPod,
  container: string,
  isPrevious: boolean,
  logs: ContainerLogs,
): ContainerLog {
  const { name } = pod.metadata
  const statuses = [
    ...(pod.status.containerStatuses ?? []),
    ...(pod.status.initContainerStatuses ?? []),
  ]
  const waiting = statuses.find((one) => one.name === container)?.state?.waiting
  const current = logs.current(pod, container)
  // A container that waits for its next start shows its last run.
  const last = waiting && current?.isEnded() ? current : logs.previous(pod, container)
  if (isPrevious) {
    if (last) return last
    throw badRequest(`previous terminated container "${container}" in pod "${name}" not found`)
  }
  const log = waiting ? last : current
  if (log) return log
  if (pod.spec.nodeName === undefined) throw badRequest(`pod ${name} does not have a host assigned`)
  const { reason = 'ContainerCreating' } = waiting ?? {}
  const why = reason.includes('ImagePull') ? 'trying and failing to pull image' : reason
  throw badRequest(`container "${container}" in pod "${name}" is waiting to start: ${why}`)
}

export interface LogStream {
  /** Ends the connection at once, or in the middle of the next line. */
  readonly cut: (isInLine: boolean) => void
}

/** Answers. Throws a refusal; calls back with a log that is followed, and again when that has ended. */
export function sendPodLog(
  pod: KeptPod,
  query: LogQuery,
  logs: ContainerLogs,
  response: ServerResponse,
  onStream: (stream: LogStream, isOpen: boolean) => void,
): void {
  const { tail, since, hasTimes, limitBytes = Infinity } = query
  const container = containerOf(pod, query.container)
  const log = logOf(pod, container, query.isPrevious, logs)
  let cutting: 'no' | 'next' | 'done' = 'no'
  let sent = 0
  const write = ({ time, text }: LogLine) => {
    if (cutting === 'done' || (since !== undefined && Date.parse(time) < since)) return
    const line = Buffer.from(`${hasTimes ? `${time} ` : ''}${text}\n`)
    if (cutting === 'next') {
      cutting = 'done'
      response.write(line.subarray(0, line.length / 2), () => response.socket?.destroy())
      return
    }
    if (sent < limitBytes) response.write(line.subarray(0, limitBytes - sent))
    sent += line.length
  }
  response.writeHead(200, { 'content-type': 'text/plain' })
  response.flushHeaders()
  const known = log.lines()
  // The tail is found first; what is too old is left out of it.
  for (const line of known.slice(tail === undefined ? 0 : Math.max(0, known.length - tail)))
    write(line)
  if (!query.isFollowed || log.isEnded()) {
    response.end()
    return
  }
  const stream: LogStream = {
    cut: (isInLine) => {
      if (isInLine) cutting = 'next'
      else response.socket?.destroy()
    },
  }
  onStream(stream, true)
  const stop = log.follow(known.length, {
    onLines: (lines) => {
      for (const line of lines) write(line)
    },
    onEnd: () => response.end(),
  })
  response.on('close', () => {
    stop()
    onStream(stream, false)
  })
}

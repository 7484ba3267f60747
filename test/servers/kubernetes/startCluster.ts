// One cluster: an API server on loopback that answers what the backend asks, and what passes through its proxy.

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { createAccess, createTokens, type Tokens } from './api/access.ts'
import { booleanOf, parsePath, type ApiPath } from './api/apiPath.ts'
import { createClusterFaults, type ClusterFaults } from './api/clusterFaults.ts'
import { listText, objectAt, wholeObject } from './api/listText.ts'
import {
  createExecSockets,
  hasExecProtocol,
  readExecQuery,
  type ExecSocket,
} from './api/podExec.ts'
import { readLogQuery, sendPodLog, type LogStream } from './api/podLog.ts'
import { podMetrics } from './api/podMetrics.ts'
import {
  badRequest,
  internalError,
  methodNotAllowed,
  noSuchPath,
  Refusal,
  unauthorized,
  type Attempt,
} from './api/statusAnswers.ts'
import { watchObjects } from './api/watchObjects.ts'
import { createClock, type Clock } from './clock.ts'
import { createClusterStore, type ClusterStore } from './clusterStore.ts'
import { createContainerLogs, type ContainerLog } from './containerLogs.ts'
import type { KeptPod } from './kubeTypes.ts'
import { createPodLife, type PodLife } from './podLife.ts'

export interface ClusterOptions {
  readonly name: string
  /** 0 picks a free port. */
  readonly port: number
  /** New ones by default. */
  readonly tokens?: Tokens
  readonly fill: (store: ClusterStore) => void
  /** Real time by default. */
  readonly clock?: Clock
  /** Milliseconds of each step of what happens to pods. */
  readonly step?: number
  /** Milliseconds between the lines of each log. */
  readonly logPeriod?: number
}

export interface Cluster extends PodLife, Pick<ClusterFaults, 'fail'> {
  readonly name: string
  readonly url: string
  readonly tokens: Tokens
  readonly store: ClusterStore
  /** `METHOD path?query` of every request, in order. */
  readonly arrivals: () => readonly string[]
  readonly pods: () => readonly KeptPod[]
  /** Of the current run. Throws if the container has not run. */
  readonly logOf: (pod: string, container: string) => ContainerLog
  /** Containers write nothing more by themselves. */
  readonly hush: () => void
  /** Cuts every log that is followed: at once, or in the middle of its next line. */
  readonly cutLogs: (isInLine?: boolean) => void
  /** Shells, in the order in which they were opened. */
  readonly sockets: () => readonly ExecSocket[]
  /** Cuts every log that is followed and every shell. */
  readonly cut: () => void
  /** Rejects if the server made an object that is not valid, or failed otherwise. */
  readonly stop: () => Promise<void>
}

/** Milliseconds. */
const slowness = 4_000
const compressedFrom = 131_072

const verbOf = (method: string, path: ApiPath, query: URLSearchParams): string => {
  if (method === 'DELETE') return 'delete'
  if (path.subresource === 'exec') return method === 'POST' ? 'create' : 'get'
  if (path.name !== undefined) return 'get'
  return booleanOf(query, 'watch') ? 'watch' : 'list'
}

const attemptOf = (method: string, path: ApiPath, query: URLSearchParams): Attempt => ({
  verb: verbOf(method, path, query),
  group: path.isMetrics ? 'metrics.k8s.io' : path.group,
  plural: path.type,
  subresource: path.subresource,
  namespace: path.namespace,
  name: path.name,
})

/** Resolves when it listens. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { name, port, fill, step = 1_500, logPeriod = 1_000 } = options
  const own = options.clock ? undefined : createClock()
  const clock = options.clock ?? own ?? createClock()
  const store = createClusterStore(name, clock)
  fill(store)
  const logs = createContainerLogs(clock, logPeriod)
  const life = createPodLife({ store, logs, step })
  const access = createAccess(options.tokens ?? createTokens())
  const faults = createClusterFaults()
  const exec = createExecSockets()
  const streams = new Set<LogStream>()
  const arrivals: string[] = []
  const wrong: unknown[] = []

  const podAt = (path: ApiPath) => objectAt(store, path) as KeptPod

  function sendText(request: IncomingMessage, response: ServerResponse, text: string): void {
    const isZipped =
      text.length > compressedFrom && /\bgzip\b/.test(String(request.headers['accept-encoding']))
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(isZipped && { 'content-encoding': 'gzip' }),
    })
    response.end(isZipped ? gzipSync(text, { level: 1 }) : text)
  }

  function refuse(response: ServerResponse, error: unknown): void {
    if (!(error instanceof Refusal)) wrong.push(error)
    const { status } = error instanceof Refusal ? error : internalError(String(error))
    if (response.headersSent) response.destroy()
    else
      response
        .writeHead(status.code, { 'content-type': 'application/json' })
        .end(JSON.stringify(status))
  }

  async function remove(request: IncomingMessage, path: ApiPath, query: URLSearchParams) {
    if (path.name === undefined || path.type !== 'pods') throw methodNotAllowed()
    const text = (await buffer(request)).toString()
    const asked = text === '' ? {} : (JSON.parse(text) as { readonly gracePeriodSeconds?: number })
    const grace = Number(query.get('gracePeriodSeconds') ?? asked.gracePeriodSeconds ?? 30)
    const pod = podAt(path)
    return wholeObject('pods', life.deletePod(pod.metadata.name, grace))
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL) {
    const { method = 'GET' } = request
    const query = url.searchParams
    if (url.pathname === '/version') {
      sendText(
        request,
        response,
        JSON.stringify({ major: '1', minor: '31', gitVersion: 'v1.31.4' }),
      )
      return
    }
    const path = parsePath(url.pathname)
    access.check(request.headers.authorization, attemptOf(method, path, query))
    if (method === 'DELETE') {
      sendText(request, response, JSON.stringify(await remove(request, path, query)))
      return
    }
    if (method !== 'GET' && method !== 'HEAD') throw methodNotAllowed()
    if (path.isMetrics) sendText(request, response, JSON.stringify(podMetrics(store, path, query)))
    else if (path.subresource === 'log' && path.type === 'pods')
      sendPodLog(
        podAt(path),
        readLogQuery(query, clock.now()),
        logs,
        response,
        (stream, isOpen) => {
          if (isOpen) streams.add(stream)
          else streams.delete(stream)
        },
      )
    else if (path.subresource === 'exec' && path.type === 'pods') {
      readExecQuery(podAt(path), query)
      throw badRequest('Upgrade request required')
    } else if (path.subresource !== undefined) throw noSuchPath()
    else if (path.name !== undefined)
      sendText(request, response, JSON.stringify(wholeObject(path.type, objectAt(store, path))))
    else if (booleanOf(query, 'watch')) watchObjects(store, path, query, response)
    else sendText(request, response, listText(store, path, query))
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://cluster')
    arrivals.push(`${request.method ?? ''} ${url.pathname}${url.search}`)
    response.setHeader('cache-control', 'no-cache, private')
    response.setHeader('audit-id', randomUUID())
    const fault = faults.faultOf(url.pathname)
    if (fault === 'hang') return
    if (fault === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"kind":"', () => request.socket.destroy())
      return
    }
    try {
      if (fault === 'slow') await new Promise<void>((resolve) => clock.after(slowness, resolve))
      if (fault === 401) throw unauthorized()
      if (fault === 500) throw internalError('etcdserver: request timed out')
      if (fault === 403) {
        const path = parsePath(url.pathname)
        const attempt = attemptOf(request.method ?? '', path, url.searchParams)
        access.check(`Bearer ${access.tokens.stranger}`, attempt)
      }
      await answer(request, response, url)
    } catch (error) {
      refuse(response, error)
    }
  }

  const server = createServer((request, response) => {
    void receive(request, response)
  })
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://cluster')
    arrivals.push(`UPGRADE ${url.pathname}${url.search}`)
    try {
      const path = parsePath(url.pathname)
      if (path.type !== 'pods' || path.subresource !== 'exec') throw noSuchPath()
      access.check(request.headers.authorization, attemptOf('GET', path, url.searchParams))
      const pod = podAt(path)
      const query = readExecQuery(pod, url.searchParams)
      if (!hasExecProtocol(request)) throw badRequest('unable to upgrade: no known subprotocol')
      exec.accept(request, socket, head, pod, query)
    } catch (error) {
      if (!(error instanceof Refusal)) wrong.push(error)
      const { status } = error instanceof Refusal ? error : internalError(String(error))
      const body = JSON.stringify(status)
      socket.end(
        `HTTP/1.1 ${String(status.code)} ${status.reason}\r\nContent-Type: application/json\r\nContent-Length: ${String(Buffer.byteLength(body))}\r\nConnection: close\r\n\r\n${body}`,
      )
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  const cutLogs = (isInLine = false) => {
    for (const stream of streams) stream.cut(isInLine)
  }
  return {
    ...life,
    name,
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    tokens: access.tokens,
    store,
    fail: faults.fail,
    arrivals: () => [...arrivals],
    pods: () => store.list('pods') as readonly KeptPod[],
    logOf: (pod, container) => {
      const found = store.get('pods', pod) as KeptPod | undefined
      const log = found && logs.current(found, container)
      if (!log) throw new Error(`${container} of ${pod} has not run`)
      return log
    },
    hush: logs.hush,
    cutLogs,
    sockets: exec.sockets,
    cut: () => {
      cutLogs()
      for (const socket of exec.sockets()) socket.cut(false)
    },
    stop: async () => {
      own?.stop()
      server.closeAllConnections()
      for (const socket of exec.sockets()) socket.cut(false)
      server.close()
      await once(server, 'close')
      if (wrong.length > 0) throw new AggregateError(wrong, wrong.map(String).join('\n'))
    },
  }
}

// One cluster: an API server on loopback that answers what the backend asks, and what passes through its proxy.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { listOf, metricsOf, statusOf } from './clusterAnswers.ts'
import { createClusterStore, type ClusterStore } from './clusterStore.ts'
import { crashLines, createContainerLog, type ContainerLog } from './containerLogs.ts'
import { kinds, type ServedType } from './kubeTypes.ts'
import { podDraft } from './podFactory.ts'
import { involvedName, labelTest, SelectorError } from './selectors.ts'
import { createShell } from './shell.ts'

export interface ClusterOptions {
  readonly name: string
  readonly token: string
  /** 0 picks a free port. */
  readonly port: number
  readonly fill: (store: ClusterStore) => void
}

/** Set to make the next requests fail; null for none. */
type ClusterFault = 401 | 403 | 500 | 'hang' | null

export interface Cluster {
  readonly name: string
  readonly url: string
  readonly store: ClusterStore
  /** `METHOD path?query` of every request, in order. */
  readonly arrivals: () => readonly string[]
  readonly logOf: (pod: string, container: string) => ContainerLog
  readonly fail: (fault: ClusterFault) => void
  /** Cuts every log that is followed and every shell, in the middle of what they send. */
  readonly cut: () => void
  /** Containers say nothing more by themselves. */
  readonly hush: () => void
  readonly stop: () => Promise<void>
}

const firstLines = 40
const groups = /^\/(?:api\/v1|apis\/[\w.]+\/v\w+)(?:\/namespaces\/([\w-]+))?\/(\w+)$/
const podPath = /^\/api\/v1\/namespaces\/([\w-]+)\/pods\/([\w.-]+)(?:\/(log|exec))?$/
const metricsPath = /^\/apis\/metrics\.k8s\.io\/v1beta1\/namespaces\/([\w-]+)\/pods$/
const reasons = { 401: 'Unauthorized', 403: 'Forbidden', 500: 'InternalError' } as const
/** Milliseconds of each step in which a deleted pod goes and its replacement comes. */
const step = 1_500

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const refuse = (response: ServerResponse, code: number, reason: string, message: string) => {
  send(response, code, statusOf(code, reason, message))
}

/** Resolves when it listens. */
export async function startCluster({ name, token, port, fill }: ClusterOptions): Promise<Cluster> {
  const store = createClusterStore(name)
  fill(store)
  const arrivals: string[] = []
  const logs = new Map<string, ContainerLog>()
  const streams = new Set<Duplex>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let fault: ClusterFault = null

  const logOf = (pod: string, container: string): ContainerLog => {
    const key = `${pod}/${container}`
    const log = logs.get(key) ?? createContainerLog(container, firstLines)
    logs.set(key, log)
    return log
  }
  const later = (steps: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, steps * step)
    timers.add(timer)
  }

  /** The pod terminates, and its owner starts another. */
  const removePod = (pod: string) => {
    const { metadata } = store.change('pods', pod, (object) => ({
      metadata: {
        ...object.metadata,
        deletionTimestamp: new Date().toISOString().replace(/\.\d+/, ''),
      },
    }))
    later(1, () => {
      store.remove('pods', pod)
      if (!metadata.ownerReferences) return
      const { labels, ownerReferences: owner } = metadata
      const fresh = `${pod.replace(/-\w+$/, '')}-n${String(Number(store.version()) % 10_000)}`
      store.put('pods', podDraft({ name: fresh, labels, owner, state: 'creating', age: 0 }))
      later(2, () => {
        store.put('pods', podDraft({ name: fresh, labels, owner, state: 'running', age: 0 }))
      })
    })
  }

  const sendLog = (pod: string, query: URLSearchParams, response: ServerResponse) => {
    const container = query.get('container') ?? 'app'
    const since = Date.parse(query.get('sinceTime') ?? '')
    const write = (line: { readonly time: string; readonly text: string }) =>
      response.write(`${query.has('timestamps') ? `${line.time} ` : ''}${line.text}\n`)
    response.writeHead(200, { 'content-type': 'text/plain' })
    if (query.get('previous') === 'true') {
      for (const [index, text] of crashLines.entries())
        write({ time: `2026-11-20T08:00:0${String(index)}.000000000Z`, text })
      response.end()
      return
    }
    const log = logOf(pod, container)
    // Whole seconds, as the kubelet compares them.
    const known = log
      .lines()
      .filter(
        ({ time }) => Number.isNaN(since) || Date.parse(time) >= Math.floor(since / 1_000) * 1_000,
      )
    const tail = query.get('tailLines')
    for (const line of tail === null ? known : known.slice(-Number(tail))) write(line)
    if (query.get('follow') !== 'true') {
      response.end()
      return
    }
    if (response.socket) streams.add(response.socket)
    const stop = log.onLine(write)
    response.on('close', stop)
  }

  const answerPod = (
    path: RegExpExecArray,
    query: URLSearchParams,
    method: string,
    response: ServerResponse,
  ) => {
    const [, namespace, pod = '', part] = path
    const known = store.get('pods', pod)
    if (!known || known.metadata.namespace !== namespace) {
      refuse(response, 404, 'NotFound', `pods "${pod}" not found`)
    } else if (part === 'log') sendLog(pod, query, response)
    else if (method === 'DELETE') {
      removePod(pod)
      send(response, 200, store.get('pods', pod))
    } else send(response, 200, { ...known, kind: 'Pod', apiVersion: 'v1' })
  }

  const answerList = (url: URL, response: ServerResponse) => {
    const selects = labelTest(url.searchParams.get('labelSelector'))
    const [, measured] = metricsPath.exec(url.pathname) ?? []
    const [, namespace, type = ''] = groups.exec(url.pathname) ?? []
    const isServed = Object.hasOwn(kinds, type)
    if (measured === undefined && !isServed) {
      refuse(response, 404, 'NotFound', 'the server could not find the requested resource')
      return
    }
    const served = measured === undefined ? (type as ServedType) : 'pods'
    const place = measured ?? namespace
    const involved =
      served === 'events' ? involvedName(url.searchParams.get('fieldSelector')) : undefined
    const items = store
      .list(served)
      .filter(({ metadata }) => place === undefined || metadata.namespace === place)
      .filter(({ metadata }) => selects(metadata.labels))
      .filter(
        (object) =>
          involved === undefined ||
          (object['involvedObject'] as { readonly name: string }).name === involved,
      )
    send(
      response,
      200,
      measured === undefined ? listOf(served, items, store.version()) : metricsOf(items),
    )
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://cluster')
    arrivals.push(`${request.method ?? ''} ${url.pathname}${url.search}`)
    if (fault === 'hang') return
    if (fault !== null) {
      refuse(response, fault, reasons[fault], `the cluster answers ${String(fault)}`)
      return
    }
    if (request.headers.authorization !== `Bearer ${token}`) {
      refuse(response, 401, 'Unauthorized', 'Unauthorized')
      return
    }
    const pod = podPath.exec(url.pathname)
    try {
      if (pod) answerPod(pod, url.searchParams, request.method ?? '', response)
      else answerList(url, response)
    } catch (error) {
      if (!(error instanceof SelectorError)) throw error
      refuse(response, 400, 'BadRequest', error.message)
    }
  }

  const server = createServer(answer).listen(port, '127.0.0.1')
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) =>
      ['v4.channel.k8s.io', 'channel.k8s.io'].find((protocol) => offered.has(protocol)) ?? false,
  })
  server.on('upgrade', (request, socket, head) => {
    arrivals.push(`UPGRADE ${request.url ?? ''}`)
    const url = new URL(request.url ?? '/', 'http://cluster')
    const [, , pod = '', part] = podPath.exec(url.pathname) ?? []
    const isAllowed = request.headers.authorization === `Bearer ${token}` && part === 'exec'
    if (!isAllowed || !store.get('pods', pod) || url.searchParams.get('command') !== '/bin/sh') {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return
    }
    streams.add(socket)
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const shell = createShell((output) => {
        if (output !== null) {
          opened.send(Buffer.concat([Buffer.from([1]), Buffer.from(output)]))
          return
        }
        const done = { metadata: {}, status: 'Success' }
        opened.send(Buffer.concat([Buffer.from([3]), Buffer.from(JSON.stringify(done))]))
        opened.close(1000)
      })
      opened.on('message', (data: Buffer) => {
        if (data[0] === 0) shell.type(data.subarray(1).toString('utf8'))
      })
    })
  })
  await once(server, 'listening')
  // Something always happens in a running cluster.
  let isQuiet = false
  const talking = setInterval(() => {
    if (isQuiet) return
    for (const [key, log] of logs)
      log.append(`${key.split('/')[1] ?? ''}: order ${String(log.lines().length + 1_000)} paid`)
  }, 1_000)
  const cut = () => {
    for (const stream of streams) stream.destroy()
    streams.clear()
  }
  return {
    name,
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    store,
    arrivals: () => arrivals,
    logOf,
    fail: (next) => {
      fault = next
    },
    cut,
    hush: () => {
      isQuiet = true
    },
    stop: async () => {
      clearInterval(talking)
      for (const timer of timers) clearTimeout(timer)
      cut()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

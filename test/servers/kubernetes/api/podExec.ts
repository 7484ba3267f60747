// `pods/{name}/exec` over a WebSocket: the first byte of each frame names its channel.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { KeptPod } from '../kubeTypes.ts'
import { createShell, type ShellEnd } from '../shell.ts'
import { booleanOf } from './apiPath.ts'
import { containerOf } from './podLog.ts'
import { badRequest, internalError, type Status } from './statusAnswers.ts'

export interface ExecSocket {
  readonly pod: string
  readonly container: string
  readonly protocol: string
  /** What the page said last. */
  readonly size: () => { readonly columns: number; readonly rows: number } | undefined
  /** What was typed. */
  readonly typed: () => string
  readonly isOpen: () => boolean
  /** Ends the connection at once, or in the middle of a frame. */
  readonly cut: (isInFrame: boolean) => void
}

const channels = { input: 0, output: 1, error: 2, status: 3, size: 4 } as const
/** As ordered by preference. */
const protocols = ['v4.channel.k8s.io', 'channel.k8s.io']
/** Images without a shell. */
const bare = ['metrics', 'envoy']

interface ExecQuery {
  readonly container: string
  readonly command: readonly string[]
  readonly hasInput: boolean
  readonly isTerminal: boolean
}

/** Throws a refusal. */
export function readExecQuery(pod: KeptPod, query: URLSearchParams): ExecQuery {
  const { name } = pod.metadata
  const container = containerOf(pod, query.get('container'))
  const { phase = '' } = pod.status
  if (phase === 'Succeeded' || phase === 'Failed') {
    throw badRequest(`cannot exec into a container in a completed pod; current phase is ${phase}`)
  }
  const command = query.getAll('command').filter((part) => part !== '')
  if (command.length === 0)
    throw badRequest('you must specify at least 1 command for the container')
  const isWanted = ['stdin', 'stdout', 'stderr'].some((channel) => booleanOf(query, channel))
  if (!isWanted) throw badRequest('you must specify at least one of stdin, stdout, stderr')
  if (pod.spec.nodeName === undefined) throw badRequest(`pod ${name} does not have a host assigned`)
  const status = pod.status.containerStatuses?.find((one) => one.name === container)
  if (!status?.state?.running)
    throw internalError(`unable to upgrade connection: container not found ("${container}")`)
  return {
    container,
    command,
    hasInput: booleanOf(query, 'stdin'),
    isTerminal: booleanOf(query, 'tty'),
  }
}

const succeeded = { metadata: {}, status: 'Success' }

const failedWith = (exitCode: number) => ({
  metadata: {},
  status: 'Failure',
  message: `command terminated with non-zero exit code: exit status ${String(exitCode)}`,
  reason: 'NonZeroExitCode',
  details: { causes: [{ reason: 'ExitCode', message: String(exitCode) }] },
})

function noProgram(program: string): Omit<Status, 'kind' | 'apiVersion'> {
  const message = `error executing command in container: failed to exec in container: failed to start exec: OCI runtime exec failed: exec failed: unable to start container process: exec: "${program}": stat ${program}: no such file or directory`
  const { metadata, status, reason, details, code } = internalError(message).status
  return {
    metadata,
    status,
    message: `Internal error occurred: ${message}`,
    reason,
    ...(details && { details }),
    code,
  }
}

/** Accepts upgrades. */
export function createExecSockets() {
  const server = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => protocols.find((one) => offered.has(one)) ?? false,
  })
  const sockets: ExecSocket[] = []

  function open(socket: WebSocket, stream: Duplex, pod: KeptPod, query: ExecQuery): void {
    const { container, command, isTerminal } = query
    const isFourth = socket.protocol === 'v4.channel.k8s.io'
    let size: { readonly columns: number; readonly rows: number } | undefined
    let typed = ''
    const send = (channel: number, text: string) => {
      socket.send(Buffer.concat([Buffer.from([channel]), Buffer.from(text)]))
    }
    /** Older protocols have words instead of a status, and none for a success. */
    const end = (status: { readonly status: string; readonly message?: string }) => {
      if (isFourth) send(channels.status, JSON.stringify(status))
      else if (status.status === 'Failure') send(channels.status, status.message ?? '')
      socket.close(1000)
    }
    const shell = createShell({
      pod: pod.metadata.name,
      isTerminal,
      onOutput: (text) => {
        send(channels.output, text)
      },
      onError: (text) => {
        send(channels.error, text)
      },
      onEnd: ({ exitCode }: ShellEnd) => {
        end(exitCode === 0 ? succeeded : failedWith(exitCode))
      },
    })
    socket.on('message', (data: Buffer) => {
      const text = data.subarray(1).toString()
      if (data[0] === channels.input && query.hasInput) {
        typed += text
        shell.type(text)
      }
      if (data[0] !== channels.size) return
      const { Width = 0, Height = 0 } = JSON.parse(text) as { Width?: number; Height?: number }
      size = { columns: Width, rows: Height }
      shell.resize(Width, Height)
    })
    sockets.push({
      pod: pod.metadata.name,
      container,
      protocol: socket.protocol,
      size: () => size,
      typed: () => typed,
      isOpen: () => socket.readyState === socket.OPEN,
      cut: (isInFrame) => {
        // The head of a binary frame of sixteen bytes, and three of them.
        if (isInFrame) stream.write(Buffer.from([0x82, 0x10, channels.output, 0x61, 0x62]))
        setImmediate(() => stream.destroy())
      },
    })
    // An empty frame tells that the connection is established.
    send(channels.output, '')
    const [program = ''] = command
    if (bare.includes(container) || program.endsWith('bash')) end(noProgram(program))
    else if (command.length === 1 && /(?:^|\/)sh$/.test(program)) shell.start()
    else shell.runOnce(command)
  }

  return {
    sockets: (): readonly ExecSocket[] => sockets,
    accept: (
      request: IncomingMessage,
      stream: Duplex,
      head: Buffer,
      pod: KeptPod,
      query: ExecQuery,
    ) => {
      server.handleUpgrade(request, stream, head, (socket) => {
        open(socket, stream, pod, query)
      })
    },
  }
}

/** Whether a client offers a protocol that the server speaks. */
export const hasExecProtocol = ({ headers }: IncomingMessage): boolean => {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim())
  return offered.some((one) => one === '' || protocols.includes(one))
}

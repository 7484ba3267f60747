// A proxy before the backend that cuts the streams of task logs. Everything else passes unchanged.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { corsHeaders, forward, listenAsBackend } from '../listenAsBackend.ts'
import type { Cut, CutKind } from './cuts.ts'
import { cutStream } from './cutStream.ts'

export interface CuttingProxy {
  readonly url: string
  readonly passTo: (backendUrl: string) => void
  /** Cuts the streams from now on, one each; those after the last cut pass. */
  readonly cutBy: (cuts: Iterable<Cut>) => void
  /** What was cut so far, in order. */
  readonly done: () => readonly CutKind[]
  /** Streams opened so far. */
  readonly streams: () => number
  readonly stop: () => Promise<void>
}

const isStream = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && /\/eventstream(?:\?|$)/.test(url)

function answerBadGateway(asked: IncomingMessage, response: ServerResponse): void {
  response.writeHead(502, { ...corsHeaders(asked), 'content-type': 'text/html' })
  response.end('<h1>502 Bad Gateway</h1>')
}

/** Listens on loopback only; resolves once it listens. */
export async function startCuttingProxy(): Promise<CuttingProxy> {
  let target = ''
  let cuts: Iterator<Cut> = [].values()
  let streams = 0
  const done: CutKind[] = []

  async function pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const cut = isStream(asked) ? (cuts.next().value as Cut | undefined) : undefined
    if (isStream(asked)) streams += 1
    if (cut?.kind === 'badGateway') {
      done.push(cut.kind)
      answerBadGateway(asked, response)
      return
    }
    const readable = cut ? { 'accept-encoding': 'identity' } : {}
    const answer = await forward(asked, response, target, readable)
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    if (!cut || answer.statusCode !== 200) pipeline(answer, response, () => undefined)
    else if (cut.kind === 'held') {
      done.push(cut.kind)
      response.flushHeaders()
    } else if (await cutStream(answer, response, cut)) done.push(cut.kind)
  }

  const { url, stop } = await listenAsBackend((asked, response) => {
    // One side has gone.
    pass(asked, response).catch(() => response.destroy())
  })
  return {
    url,
    passTo: (backendUrl) => {
      target = backendUrl
    },
    cutBy: (more) => {
      cuts = more[Symbol.iterator]()
    },
    done: () => [...done],
    streams: () => streams,
    stop,
  }
}

// Passes a stream of events on until its cut.

import type { IncomingMessage, ServerResponse } from 'node:http'
// eslint-disable-next-line portico/no-sleeps -- Lateness is the fault.
import { setTimeout } from 'node:timers/promises'
import type { Cut } from './cuts.ts'

const eventEnd = '\n\n'

/** The events of a stream, with their ends. */
async function* eventsIn(stream: IncomingMessage): AsyncGenerator<string> {
  let text = ''
  stream.setEncoding('utf8')
  for await (const piece of stream as AsyncIterable<string>) {
    text += piece
    for (let end = text.indexOf(eventEnd); end >= 0; end = text.indexOf(eventEnd)) {
      yield text.slice(0, end + eventEnd.length)
      text = text.slice(end + eventEnd.length)
    }
  }
}

function breakOff(cut: Cut, next: string, response: ServerResponse): void {
  if (cut.kind === 'ended') response.end()
  else if (cut.kind === 'halfEvent') response.end(next.slice(0, Math.ceil(next.length / 2)))
  // After what was written is on its way.
  else response.write('', () => response.socket?.resetAndDestroy())
}

/** True if the stream was cut, false if it came to its end first. */
export async function cutStream(
  from: IncomingMessage,
  response: ServerResponse,
  cut: Cut,
): Promise<boolean> {
  let passed = 0
  let before = ''
  for await (const event of eventsIn(from)) {
    if (passed === cut.after) {
      breakOff(cut, event, response)
      return true
    }
    // Late in about ten pieces.
    if (cut.kind === 'late' && passed % Math.ceil(cut.after / 10) === 0) await setTimeout(cut.delay)
    response.write(cut.kind === 'doubled' ? before + event + event : event)
    passed += 1
    before = event
  }
  response.end()
  return false
}

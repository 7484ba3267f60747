// Streams as channels: a union event, no `END`, batched items.

import { buffers, eventChannel, type EventChannel } from 'redux-saga'
import { call, delay, flush, take, type SagaGenerator } from 'typed-redux-saga'
import type { Failure } from '../../model/failure.ts'

export type StreamEvent<Item> =
  /** The server has accepted; items may take long to come. */
  | { readonly type: 'opened' }
  | { readonly type: 'item'; readonly item: Item }
  /** The stream is complete. */
  | { readonly type: 'ended' }
  /** The stream was never opened. */
  | { readonly type: 'refused'; readonly failure: Failure }
  /** The stream broke off; reopening it may help. */
  | { readonly type: 'cut'; readonly failure: Failure }

/** Starts the stream and returns how to stop it. */
export type Subscribe<Item> = (emit: (event: StreamEvent<Item>) => void) => () => void

export type StreamOutcome =
  { readonly status: 'ended' } | { readonly status: 'refused' | 'cut'; readonly failure: Failure }

/** Milliseconds between two batches: one frame of a screen. */
const frame = 16

/**
 * Follows a stream until it ends. Delivers the first item at once, then everything that arrives
 * within a frame as one batch. Closes the stream on every exit.
 */
export function* followStream<Item>(
  subscribe: Subscribe<Item>,
  onItems: (items: readonly Item[]) => SagaGenerator<void>,
  onOpened?: () => SagaGenerator<void>,
): SagaGenerator<StreamOutcome> {
  const channel: EventChannel<StreamEvent<Item>> = yield* call(() =>
    eventChannel<StreamEvent<Item>>(subscribe, buffers.expanding(64)),
  )
  try {
    for (;;) {
      const first = yield* take(channel)
      // Waits for the end of this task, so that items that arrive together are handled together.
      yield* call(() => Promise.resolve())
      const rest = yield* flush(channel)
      const events = [first, ...rest]
      if (onOpened && events.some(({ type }) => type === 'opened')) yield* call(onOpened)
      const items = events.flatMap((event) => (event.type === 'item' ? [event.item] : []))
      if (items.length > 0) yield* call(onItems, items)
      for (const event of events) {
        if (event.type === 'ended') return { status: 'ended' }
        if (event.type === 'refused' || event.type === 'cut')
          return { status: event.type, failure: event.failure }
      }
      yield* delay(frame)
    }
  } finally {
    channel.close()
  }
}

// Streams as channels: a union event, no `END`, many items in one event.

import { buffers, eventChannel, type EventChannel } from 'redux-saga'
import { call, delay, flush, take, type SagaGenerator } from 'typed-redux-saga'
import type { Failure } from '../../model/failure.ts'

export type StreamEvent<Item> =
  | { readonly type: 'item'; readonly item: Item }
  /** All has been said. */
  | { readonly type: 'ended' }
  /** It never began. */
  | { readonly type: 'refused'; readonly failure: Failure }
  /** It broke off: to open it again may help. */
  | { readonly type: 'cut'; readonly failure: Failure }

/** Starts the stream and returns how to stop it. */
export type Subscribe<Item> = (emit: (event: StreamEvent<Item>) => void) => () => void

export type StreamOutcome =
  { readonly status: 'ended' } | { readonly status: 'refused' | 'cut'; readonly failure: Failure }

/** Milliseconds between two batches: one frame of a screen. */
const frame = 16

/**
 * Follows a stream until it ends, in whichever way. Hands the first item over at once, and what arrives within a frame after it
 * together, so that a hundred lines become two events. Closes the stream on every way out.
 */
export function* followStream<Item>(
  subscribe: Subscribe<Item>,
  onItems: (items: readonly Item[]) => SagaGenerator<void>,
): SagaGenerator<StreamOutcome> {
  const channel: EventChannel<StreamEvent<Item>> = yield* call(() =>
    eventChannel<StreamEvent<Item>>(subscribe, buffers.expanding(64)),
  )
  try {
    for (;;) {
      const first = yield* take(channel)
      // To the end of this task, so that what arrives at once is handled at once.
      yield* call(() => Promise.resolve())
      const rest = yield* flush(channel)
      const events = [first, ...rest]
      const items = events.flatMap((event) => (event.type === 'item' ? [event.item] : []))
      if (items.length > 0) yield* call(onItems, items)
      const last = events.find((event) => event.type !== 'item')
      if (last?.type === 'ended') return { status: 'ended' }
      if (last) return { status: last.type, failure: last.failure }
      yield* delay(frame)
    }
  } finally {
    channel.close()
  }
}

// Values that outlive the page: read at the start, followed from the browser's other tabs, written on change.

import type { Action } from '@reduxjs/toolkit'
import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { isSame, type Json } from '../../model/json.ts'
import {
  CorruptValueError,
  parseKept,
  serializeKept,
  type KeptFormat,
} from '../../model/preferences/keptText.ts'
import type { Place } from '../../model/preferences/places.ts'
import { followStream, type StreamEvent } from './channel.ts'
import { service } from './service.ts'

interface About {
  readonly place: Place
  readonly format: KeptFormat
  /** The server keeps it for the person; else it concerns this browser alone. */
  readonly isPersonal: boolean
  /** What holds where nothing is kept. */
  readonly initial: Json
  /** Types of the events by which someone changes it. */
  readonly changes: string[]
}

interface Access<State, Value extends Json> {
  readonly select: (state: State) => Value
  /** Nothing where what was kept is of another form. */
  readonly read: (kept: unknown) => Value | undefined
  /** The event that takes a value up. */
  readonly remembered: (value: Value) => Action
}

export interface KeptValue extends About {
  readonly current: () => SagaGenerator<Json>
  /** The value in what was kept, and the event that takes it up. */
  readonly take: (kept: unknown) => { readonly value: Json; readonly event: Action } | undefined
}

export function keptValue<State, Value extends Json>({
  select: selector,
  read,
  remembered,
  ...about
}: About & Access<State, Value>): KeptValue {
  return {
    ...about,
    current: function* () {
      return yield* select(selector)
    },
    take: (kept) => {
      const value = read(kept)
      return value === undefined ? undefined : { value, event: remembered(value) }
    },
  }
}

/** Takes up a value unless it is the one that holds already. */
export function* takeUp(kept: KeptValue, value: Json): SagaGenerator<void> {
  const taken = kept.take(value)
  if (taken && !isSame(taken.value, yield* call(kept.current))) yield* put(taken.event)
}

/**
 * Takes up what stands under the key of local storage. What cannot be read is reported and put aside, under another
 * key, and the initial value holds (spec 1 §8).
 */
export function* recall(kept: KeptValue, key: string): SagaGenerator<void> {
  const { place, format, initial } = kept
  const storage = yield* service('storage')
  const text = storage.get(key)
  try {
    const taken = kept.take(parseKept(text, place.key, format) ?? initial)
    if (!taken && format === 'json') throw new CorruptValueError(place.key)
    yield* call(takeUp, kept, taken?.value ?? initial)
  } catch (thrown) {
    const report = yield* service('report')
    yield* call(report.error, thrown, { storage: place.key })
    storage.set(`${key}.corrupt`, text ?? '')
    storage.remove(key)
    yield* call(takeUp, kept, initial)
  }
}

/** Takes up what other tabs write under the key. Does not return. */
export function* followOtherTabs(kept: KeptValue, key: string): SagaGenerator<void> {
  const storage = yield* service('storage')
  yield* call(
    followStream<string | null>,
    (emit: (event: StreamEvent<string | null>) => void) =>
      storage.onChange(key, (item) => {
        emit({ type: 'item', item })
      }),
    function* () {
      yield* call(recall, kept, key)
    },
  )
}

/** Writes what holds now; false where the browser refuses, and it lasts as long as the page. */
export function* storeKept(kept: KeptValue, key: string): SagaGenerator<boolean> {
  const storage = yield* service('storage')
  const text = serializeKept(yield* call(kept.current), kept.format)
  if (text !== null) return storage.set(key, text)
  storage.remove(key)
  return true
}

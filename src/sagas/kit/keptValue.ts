// Values that outlive the page: read at start, followed from other tabs, written on change.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import type { Kept } from '../../features/preferences/keptSlice.ts'
import { isSame, type Json } from '../../model/json.ts'
import { CorruptValueError, parseKept, serializeKept } from '../../model/preferences/keptText.ts'
import { followStream, type StreamEvent } from './channel.ts'
import { service } from './service.ts'

/** Takes a value unless it is the current one. */
export function* takeUp(kept: Kept, value: Json): SagaGenerator<void> {
  const taken = kept.take(value)
  if (taken && !isSame(taken.value, yield* select(kept.select))) yield* put(taken.event)
}

/**
 * Reads the value under the key of local storage. An invalid one is reported and moved to another
 * key, and the initial value is used (spec 1 §8).
 */
export function* recall(kept: Kept, key: string): SagaGenerator<void> {
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

/** Takes what other tabs write under the key. Does not return. */
export function* followOtherTabs(kept: Kept, key: string): SagaGenerator<void> {
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

/** Writes the current value; false if the browser refuses, and the value then lasts as long as the page. */
export function* storeKept(kept: Kept, key: string): SagaGenerator<boolean> {
  const storage = yield* service('storage')
  const text = serializeKept(yield* select(kept.select), kept.format)
  if (text !== null) return storage.set(key, text)
  storage.remove(key)
  return true
}

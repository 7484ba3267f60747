// Lives as long as the page. Learns what the operating system prefers and what this browser remembers, keeps the
// page in the active theme, and the browser's other tabs with it.

import { call, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import {
  preferenceLearned,
  selectTheme,
  selectThemeState,
  systemChosen,
  themeChosen,
  themeRemembered,
} from '../features/theme/themeSlice.ts'
import { themeStorageKey } from '../model/themes.ts'
import { followStream, type StreamEvent } from './kit/channel.ts'
import { service } from './kit/service.ts'
import { takeUpLatest } from './kit/takeUpLatest.ts'

type Emit<Item> = (event: StreamEvent<Item>) => void

/** What is known already is no event: a process that is taken up again adds nothing to the log. */
function* learn(prefersDark: boolean): SagaGenerator<void> {
  const state = yield* select(selectThemeState)
  if (state.prefersDark !== prefersDark) yield* put(preferenceLearned(prefersDark))
}

function* recall(id: string | null): SagaGenerator<void> {
  const state = yield* select(selectThemeState)
  if ((state.status === 'chosen' ? state.id : null) !== id) yield* put(themeRemembered(id))
}

function* followPreference(): SagaGenerator<void> {
  const appearance = yield* service('appearance')
  yield* call(learn, appearance.prefersDark())
  const subscribe = (emit: Emit<boolean>) =>
    appearance.onPreference((item) => {
      emit({ type: 'item', item })
    })
  yield* call(followStream<boolean>, subscribe, function* (changes: readonly boolean[]) {
    yield* call(learn, changes.at(-1) ?? false)
  })
}

function* followOtherTabs(): SagaGenerator<void> {
  const storage = yield* service('storage')
  yield* call(recall, storage.get(themeStorageKey))
  const subscribe = (emit: Emit<string | null>) =>
    storage.onChange(themeStorageKey, (item) => {
      emit({ type: 'item', item })
    })
  yield* call(
    followStream<string | null>,
    subscribe,
    function* (changes: readonly (string | null)[]) {
      yield* call(recall, changes.at(-1) ?? null)
    },
  )
}

function* remember(): SagaGenerator<void> {
  const storage = yield* service('storage')
  const state = yield* select(selectThemeState)
  if (state.status === 'chosen') storage.set(themeStorageKey, state.id)
  else storage.remove(themeStorageKey)
}

function* apply(): SagaGenerator<void> {
  const appearance = yield* service('appearance')
  const { variant } = yield* select(selectTheme)
  yield* call(appearance.apply, variant)
}

export function* themeSaga(): SagaGenerator<void> {
  yield* fork(followPreference)
  yield* fork(followOtherTabs)
  yield* takeEvery([themeChosen, systemChosen], remember)
  yield* call(
    takeUpLatest,
    [preferenceLearned.type, themeRemembered.type, themeChosen.type, systemChosen.type],
    apply,
  )
}

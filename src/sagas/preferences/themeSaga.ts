// Lives as long as the page. Follows the operating system's preference, and applies the active theme and density.

import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  densityChosen,
  densityRemembered,
  selectDensity,
} from '../../features/preferences/densitySlice.ts'
import {
  preferenceLearned,
  selectTheme,
  selectThemeState,
  systemChosen,
  themeChosen,
  themeRemembered,
  themesDeclared,
} from '../../features/preferences/themeSlice.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

/** Puts no event without a change, so that a restart adds nothing to the log. */
function* learn(prefersDark: boolean): SagaGenerator<void> {
  const state = yield* select(selectThemeState)
  if (state.prefersDark !== prefersDark) yield* put(preferenceLearned(prefersDark))
}

function* followPreference(): SagaGenerator<void> {
  const appearance = yield* service('appearance')
  yield* call(learn, appearance.prefersDark())
  const subscribe = (emit: (event: StreamEvent<boolean>) => void) =>
    appearance.onPreference((item) => {
      emit({ type: 'item', item })
    })
  yield* call(followStream<boolean>, subscribe, function* (changes: readonly boolean[]) {
    yield* call(learn, changes.at(-1) ?? false)
  })
}

function* apply(): SagaGenerator<void> {
  const appearance = yield* service('appearance')
  const { variant, tokens = {} } = yield* select(selectTheme)
  yield* call(appearance.apply, variant, tokens)
}

function* applyDensity(): SagaGenerator<void> {
  const appearance = yield* service('appearance')
  yield* call(appearance.applyDensity, yield* select(selectDensity))
}

export function* themeSaga(): SagaGenerator<void> {
  yield* fork(followPreference)
  yield* fork(
    takeUpLatest,
    [densityChosen.type, densityRemembered.type],
    applyDensity,
    selectDensity,
  )
  yield* call(
    takeUpLatest,
    [
      themesDeclared.type,
      preferenceLearned.type,
      themeRemembered.type,
      themeChosen.type,
      systemChosen.type,
    ],
    apply,
    selectThemeState,
  )
}

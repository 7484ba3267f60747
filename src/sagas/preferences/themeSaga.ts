// Lives as long as the page. Follows the operating system's preference, and applies the active theme and density.

import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
import { selectDensity } from '../../features/preferences/densitySlice.ts'
import {
  preferenceLearned,
  selectTheme,
  selectThemeState,
  type ThemeState,
} from '../../features/preferences/themeSlice.ts'
import type { Density } from '../../model/preferences/density.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { follow } from '../kit/follow.ts'
import { service } from '../kit/service.ts'

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

function* applyDensity(density: Density): SagaGenerator<void> {
  const appearance = yield* service('appearance')
  yield* call(appearance.applyDensity, density)
}

export function* themeSaga(): SagaGenerator<void> {
  yield* fork(followPreference)
  yield* fork(follow<Density>, selectDensity, applyDensity)
  yield* call(follow<ThemeState>, selectThemeState, apply)
}

// Comes with the settings page and lives as long as the portal. Asks the backend for the sessions of the providers that the
// page lists, once for each, so that nobody is called signed out who is not.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  loggedOut,
  loginSucceeded,
  loginWithdrawn,
  selectProviders,
} from '../../features/session/login/providersSlice.ts'
import {
  renewed,
  selectSession,
  signedOut,
  signInSucceeded,
} from '../../features/session/sessionSlice.ts'
import {
  checkAnswered,
  checkFailed,
  selectProviderChecks,
} from '../../features/settings/providerChecksSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { settingsPath } from '../../model/paths.ts'
import { isOwnMethod, listedProviders } from '../../model/session/listedProviders.ts'
import { heldBy, isIdle } from '../../model/session/providerState.ts'
import { refreshSession } from '../kit/refreshSession.ts'
import { takeUpEach } from '../kit/takeUpEach.ts'

const events = [
  ...[navigated, signInSucceeded, renewed, signedOut, checkAnswered, checkFailed],
  ...[loggedOut, loginSucceeded, loginWithdrawn],
].map(({ type }) => type)

function* check(providerId: string): SagaGenerator<void> {
  try {
    const outcome = yield* call(refreshSession, providerId, [])
    if ('failure' in outcome && outcome.isPassing)
      yield* put(checkFailed({ providerId, failure: outcome.failure.failure }))
    else yield* put(checkAnswered({ providerId }))
  } catch (thrown) {
    yield* put(checkFailed({ providerId, failure: toFailure(thrown) }))
  }
}

function* jobs() {
  const session = yield* select(selectSession)
  const { pathname } = yield* select(selectLocation)
  if (session.status !== 'signedIn' || pathname !== settingsPath) return {}
  const providers = yield* select(selectProviders)
  const checks = yield* select(selectProviderChecks)
  const ids = listedProviders(yield* select(selectConfig), session.method, Object.keys(providers))
  const open = ids.filter((id) => {
    const state = providers[id]
    const isBusy =
      state && (heldBy(state) !== null || !(isIdle(state) || state.status === 'refreshing'))
    return !isOwnMethod(id) && !Object.hasOwn(checks, id) && !isBusy
  })
  return Object.fromEntries(open.map((id) => [id, () => check(id)]))
}

export function* providerChecksSaga(): SagaGenerator<void> {
  yield* call(takeUpEach, 'providerChecks', events, jobs)
}

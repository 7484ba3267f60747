// Comes with the settings page and lives as long as the portal. Asks the backend for the sessions of the providers that the
// page lists, once for each, so that nobody is called signed out who is not.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { selectProviders } from '../../features/session/login/providersSlice.ts'
import { selectSession } from '../../features/session/sessionSlice.ts'
import {
  checkAnswered,
  checkFailed,
  selectProviderChecks,
} from '../../features/settings/providerChecksSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { settingsPath } from '../../model/paths.ts'
import { isOwnMethod, listedProviders } from '../../model/session/listedProviders.ts'
import { heldBy, isIdle } from '../../model/session/providerState.ts'
import { isSignedIn } from '../../model/session/sessionState.ts'
import { followEach, type Jobs } from '../kit/follow.ts'
import { refreshSession } from '../kit/refreshSession.ts'

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

type Root = Parameters<typeof selectSession>[0] &
  Parameters<typeof selectLocation>[0] &
  Parameters<typeof selectProviders>[0] &
  Parameters<typeof selectProviderChecks>[0] &
  Parameters<typeof selectConfig>[0]

const none: Jobs<string> = {}

function selectOpen(root: Root): Jobs<string> {
  const session = selectSession(root)
  if (!isSignedIn(session) || selectLocation(root).pathname !== settingsPath) return none
  const providers = selectProviders(root)
  const checks = selectProviderChecks(root)
  const ids = listedProviders(selectConfig(root), session.method, Object.keys(providers))
  const open = ids.filter((id) => {
    const state = providers[id]
    const isBusy =
      state && (heldBy(state) !== null || !(isIdle(state) || state.status === 'refreshing'))
    return !isOwnMethod(id) && !Object.hasOwn(checks, id) && !isBusy
  })
  return Object.fromEntries(open.map((id) => [id, id]))
}

export function* providerChecksSaga(): SagaGenerator<void> {
  yield* call(followEach<string>, 'providerChecks', selectOpen, check)
}

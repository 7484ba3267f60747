// Sign-in before any click.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import {
  nobodyRemembered,
  resumeRequested,
  returnRefused,
  signedOut,
} from '../../../features/session/sessionSlice.ts'
import type { PortalConfig } from '../../../model/config/portalConfig.ts'
import type { Autologout } from '../../../model/session/autologout.ts'
import { rememberedProviderKey } from '../../../model/session/guestSession.ts'
import { customMethod, guestMethod } from '../../../model/session/person.ts'
import { postAlert } from '../../kit/postAlert.ts'
import { service } from '../../kit/service.ts'
import { measureSilence } from './lastSeen.ts'

/** No tab was open for longer than the limit. */
function* wasAwayTooLong(limits: Autologout): SagaGenerator<boolean> {
  if (!limits.enabled || !limits.logoutIfDisconnected) return false
  const { kind } = yield* call(measureSilence, limits)
  return kind === 'over'
}

/** True if the provider refused the user after a redirect. */
function* wasRefused(): SagaGenerator<boolean> {
  const storage = yield* service('storage')
  const providers = yield* service('providers')
  const back = providers.returned()
  if (!back?.failure) return false
  const { providerId, failure } = back
  if (storage.get(rememberedProviderKey) === providerId) {
    storage.remove(rememberedProviderKey)
    yield* put(returnRefused({ method: providerId, failure }))
    return true
  }
  // The redirect was for something other than signing in.
  const { message } = failure
  yield* postAlert({ key: 'shell:signIn.returnRefused', values: { message } })
  return false
}

/** Signs in the remembered user (spec 2 §4), else as configured. */
export function* firstSignIn({ signInPage, autologout }: PortalConfig): SagaGenerator<void> {
  const storage = yield* service('storage')
  const remembered = storage.get(rememberedProviderKey)
  if (yield* call(wasRefused)) return
  if (signInPage === null) {
    const method = remembered === customMethod ? guestMethod : (remembered ?? guestMethod)
    yield* put(resumeRequested({ method }))
    return
  }
  const { providers, isAutomatic } = signInPage
  const isOffered = providers.some(({ id }) => id === remembered)
  if (remembered !== null && isOffered && (yield* call(wasAwayTooLong, autologout))) {
    yield* put(signedOut({ by: 'inactivity' }))
    return
  }
  const only = isAutomatic && providers.length === 1 ? providers[0]?.id : undefined
  const method = isOffered ? remembered : (only ?? null)
  // A custom user's token is lost with its page.
  if (method === null || method === customMethod) yield* put(nobodyRemembered())
  else yield* put(resumeRequested({ method }))
}

// The steps of each sign-in state (spec 2 §4).

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  nobodyRemembered,
  recalled,
  reentered,
  resumeRequested,
  selectSession,
  signedOut,
  signInFailed,
  signInRequested,
  signInSucceeded,
} from '../../../features/session/sessionSlice.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import { isOutOfReach, isPassing, toFailure, type Failure } from '../../../model/failure.ts'
import type { KeptPerson } from '../../../model/offline/keptContent.ts'
import { noSession } from '../../../model/session/authFailures.ts'
import { rememberedProviderKey } from '../../../model/session/guestSession.ts'
import { guestMethod, type SignInMethod } from '../../../model/session/person.ts'
import { isEntering, type StateOf } from '../../../model/session/sessionState.ts'
import { mayKeep } from '../../kit/mayKeep.ts'
import { service } from '../../kit/service.ts'
import { enter, goOnAsGuest } from './signingIn.ts'

/** Remembered before a redirect, so that the next load continues the sign-in. */
export function* signIn({ method }: StateOf<'signingIn' | 'resuming'>): SagaGenerator<void> {
  const storage = yield* service('storage')
  const before = storage.get(rememberedProviderKey)
  try {
    storage.set(rememberedProviderKey, method)
    const details = yield* call(enter)
    if (details) yield* put(signInSucceeded(details))
    else yield* call(continueWithoutSession, method)
  } catch (thrown) {
    const failure = toFailure(thrown)
    const person = isOutOfReach(failure) ? yield* call(lastPerson, method) : null
    if (person) yield* call(goOnAs, person, failure)
    else yield* call(fail, thrown, before === method)
  }
}

/** Only for a silent sign-in: somebody who clicks wants a session. */
function* lastPerson(method: SignInMethod): SagaGenerator<KeptPerson | null> {
  const kept = yield* service('kept')
  const state = yield* select(selectSession)
  const isResuming = state.status === 'resuming'
  return isResuming && (yield* call(mayKeep)) ? yield* call(kept.recall, method) : null
}

function* goOnAs(person: KeptPerson, failure: Failure): SagaGenerator<void> {
  const kept = yield* service('kept')
  const session = yield* service('session')
  yield* call(session.recall)
  yield* call(kept.begin, person)
  const { identity, profile } = person
  yield* put(recalled({ identity, profile, expiresAt: null, failure }))
}

export function* goOn({ question, answer }: StateOf<'asking'>): SagaGenerator<void> {
  if (answer === undefined) return
  try {
    yield* put(signInSucceeded(yield* call(goOnAsGuest, question, answer)))
  } catch (thrown) {
    yield* call(fail, thrown, false)
  }
}

/** A guest with an open question already has a token. */
function* drop(): SagaGenerator<void> {
  const session = yield* service('session')
  yield* call(session.forget)
}

/** Not signed in yet: the guest has a question to answer, or there is no session. */
function* continueWithoutSession(method: SignInMethod): SagaGenerator<void> {
  if (!isEntering(yield* select(selectSession))) return
  yield* call(drop)
  const page = (yield* select(selectConfig))?.signInPage
  if (page === null && method !== guestMethod) {
    // The remembered provider's session has ended.
    yield* put(resumeRequested({ method: guestMethod }))
    return
  }
  const isOnly = page?.providers.length === 1
  yield* put(isOnly && page.isAutomatic ? signInRequested({ method }) : nobodyRemembered())
}

/** Keeps the remembered method after a network failure. */
function* fail(thrown: unknown, wasRemembered: boolean): SagaGenerator<void> {
  const storage = yield* service('storage')
  const failure = toFailure(thrown)
  if (!wasRemembered || !isPassing(failure)) storage.remove(rememberedProviderKey)
  yield* call(drop)
  yield* put(signInFailed(failure))
}

/** Another user gets a fresh page. */
export function* signInAgain({
  identity,
  method,
}: StateOf<'reentering' | 'rejoining'>): SagaGenerator<void> {
  const storage = yield* service('storage')
  try {
    const details = yield* call(enter)
    if (!details) throw noSession()
    storage.set(rememberedProviderKey, method)
    if (details.identity.userEntityRef === identity.userEntityRef) {
      yield* put(reentered(details))
      return
    }
    yield* put(signedOut({ by: 'otherUser' }))
  } catch (thrown) {
    yield* put(signInFailed(toFailure(thrown)))
  }
}

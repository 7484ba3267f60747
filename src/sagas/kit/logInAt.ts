// A login that a card asks for. It begins in the user's click, so that the browser does not block the provider's window.

import type { Action } from '@reduxjs/toolkit'
import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { service } from './service.ts'

/** `done` is put once the user has signed in; one who declines keeps the card. */
export function* logInAt(
  provider: string,
  scopes: string | readonly string[],
  done: Action,
): SagaGenerator<void> {
  const auth = yield* service('auth')
  try {
    yield* call(auth.getAccessToken, provider, scopes, { instantPopup: true })
  } catch {
    return
  }
  yield* put(done)
}

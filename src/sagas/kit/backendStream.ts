// A stream of the backend, followed with the user's token.

import { call, fork, join, put, type SagaGenerator } from 'typed-redux-saga'
import { tokenRefused } from '../../features/backend/backendApi.ts'
import { abortable } from './abortable.ts'
import { followStream, type StreamOutcome, type Subscribe } from './channel.ts'
import { service } from './service.ts'

/**
 * Follows what `open` returns for the token: events or text. Sockets are not supported, because a refused one cannot be
 * recognized. A refused token is renewed once and the stream reopened; the caller reopens a stream that was cut.
 */
export function* followBackend<Item>(
  open: (token: string | null) => Subscribe<Item>,
  onItems: (items: readonly Item[]) => SagaGenerator<void>,
  onOpened?: () => SagaGenerator<void>,
): SagaGenerator<StreamOutcome> {
  const backend = yield* service('backend')
  const token = backend.token()
  const outcome = yield* call(followStream<Item>, open(token), onItems, onOpened)
  const isRefused = outcome.status === 'refused' && outcome.failure.kind === 'unauthorized'
  if (!isRefused || token === null) return outcome
  // Subscribed before the request, so that no answer is missed.
  const waiting = yield* fork(abortable<boolean>, (signal: AbortSignal) =>
    backend.anotherToken(token, signal),
  )
  if (backend.noteRefusal(token)) yield* put(tokenRefused())
  if (!(yield* join(waiting))) return outcome
  return yield* call(followStream<Item>, open(backend.token()), onItems, onOpened)
}

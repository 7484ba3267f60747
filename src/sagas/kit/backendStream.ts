// A stream of the backend, followed with the user's token.

import { call, fork, join, put, type SagaGenerator } from 'typed-redux-saga'
import { tokenRefused } from '../../features/shell/backendApi.ts'
import { abortable } from './abortable.ts'
import { followStream, type StreamOutcome, type Subscribe } from './channel.ts'
import { service } from './service.ts'

/**
 * Follows what `open` gives for the token, once: events or text, for of a socket nobody says that it was refused. Where the backend refuses the token, that is renewed, and the stream
 * opened with the next one; a stream that is cut is the caller's to open again, from where it was.
 */
export function* followBackend<Item>(
  open: (token: string | null) => Subscribe<Item>,
  onItems: (items: readonly Item[]) => SagaGenerator<void>,
): SagaGenerator<StreamOutcome> {
  const backend = yield* service('backend')
  const token = backend.token()
  const outcome = yield* call(followStream<Item>, open(token), onItems)
  const isRefused = outcome.status === 'refused' && outcome.failure.kind === 'unauthorized'
  if (!isRefused || token === null) return outcome
  // Waiting begins before anybody hears that there is something to wait for.
  const waiting = yield* fork(abortable<boolean>, (signal: AbortSignal) =>
    backend.anotherToken(token, signal),
  )
  if (backend.noteRefusal(token)) yield* put(tokenRefused())
  if (!(yield* join(waiting))) return outcome
  return yield* call(followStream<Item>, open(backend.token()), onItems)
}

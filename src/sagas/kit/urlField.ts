// A field whose text becomes part of the URL.

import { call, cancel, fork, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { ofAnyRoot } from './ofAnyRoot.ts'
import { service } from './service.ts'

interface Typed {
  readonly status: string
  readonly text?: string
  /** This word already has a history entry. */
  readonly hasEntry?: boolean
}

export interface UrlField {
  /** While `typing` with the text. */
  readonly state: (root: never) => Typed
  readonly typed: { readonly type: string }
  /** By Enter, or by leaving the field. */
  readonly committed: { readonly type: string }
  /** Ends when the text may be written, unless it is committed before. */
  readonly pause: () => SagaGenerator<void>
  /** Undefined if the page shows the text already, or is another one. */
  readonly addressOf: (text: string) => SagaGenerator<string | undefined>
  /** What follows until the next keystroke, if the text belongs to the page. */
  readonly afterwards: (text: string, isCommitted: boolean) => SagaGenerator<void>
}

/** The first keystroke adds a history entry, later ones replace it, so that "back" undoes the whole word. */
function* write(field: UrlField): SagaGenerator<void> {
  const state = ofAnyRoot(field.state)
  const typed = yield* select(state)
  if (typed.status !== 'typing') return
  const { committed } = yield* race({
    paused: call(field.pause),
    committed: take(field.committed.type),
  })
  const now = committed ? typed : yield* select(state)
  // The user has navigated meanwhile.
  if (now.status !== 'typing' || now.text === undefined) return
  const address = yield* call(field.addressOf, now.text)
  if (address !== undefined) {
    const navigation = yield* service('navigation')
    navigation.go(address, { replace: now.hasEntry === true })
  }
  yield* call(field.afterwards, now.text, committed !== undefined)
}

/** By events: a text that is committed is in no state any more. Never returns. */
export function* urlField(field: UrlField): SagaGenerator<never> {
  for (;;) {
    const writing = yield* fork(write, field)
    yield* take(field.typed.type)
    yield* cancel(writing)
  }
}

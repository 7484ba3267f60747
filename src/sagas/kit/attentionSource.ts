// What a plugin does to find out what needs the user's attention.

import type { SagaGenerator } from 'typed-redux-saga'
import type { Entity } from '../../model/entities/entity.ts'
import type { AttentionAnswer, AttentionSource } from '../../model/plugins/attention.ts'

/** @internal Exported for tests. */
export interface AttentionQuestion {
  readonly userEntityRef: string
  /** Entities to which the source applies; at most ten of those that the user owns. */
  readonly entities: readonly Entity[]
}

/** Asks whatever it needs, and returns what it found; cancelled when the page is left. Throws a `Failure`. */
export type AttentionCheck = (question: AttentionQuestion) => SagaGenerator<AttentionAnswer>

/** A source whose plugin is loaded when it is first asked. */
export interface OfferedSource extends AttentionSource {
  /** Id of its plugin. */
  readonly plugin: string
  readonly load: () => Promise<AttentionCheck>
}

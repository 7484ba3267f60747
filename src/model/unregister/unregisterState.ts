// States of unregistering an entity (spec 1 §4).

import type { LocationRecord } from '../entities/locationAnswers.ts'
import type { RemovalTarget } from '../entities/removal.ts'
import type { Failure } from '../failure.ts'

export interface About {
  readonly target: RemovalTarget
}

/** The available options. */
export type Choice = About &
  (
    | { readonly status: 'bootstrap' }
    | {
        readonly status: 'unregister'
        readonly location: LocationRecord
        /** Refs of all entities that are removed together, including itself; only the first ones of very many. */
        readonly colocated: readonly string[]
        readonly areAllListed: boolean
      }
    | { readonly status: 'onlyDelete'; readonly why: 'noLocation' | 'orphan' }
  )

export type UnregisterState =
  | { readonly status: 'closed' }
  /** The entity is removed and its page is being left. */
  | ({ readonly status: 'leaving' } & About)
  | ({ readonly status: 'loading' } & About)
  | ({ readonly status: 'error'; readonly failure: Failure } & About)
  | Choice
  /** Deleting was chosen although there are other options. */
  | ({ readonly status: 'confirming'; readonly from: Choice } & About)
  | ({
      readonly status: 'busy'
      readonly doing: 'unregister' | 'delete'
      readonly from: Choice
    } & About)
  | ({
      readonly status: 'failed'
      readonly doing: 'unregister' | 'delete'
      readonly failure: Failure
      readonly from: Choice
    } & About)

/** States with a dialog. */
export type OpenUnregister = Exclude<UnregisterState, { readonly status: 'closed' | 'leaving' }>

export const isOpen = (state: UnregisterState): state is OpenUnregister =>
  state.status !== 'closed' && state.status !== 'leaving'

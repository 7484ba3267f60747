// What somebody who takes an entity out of the catalog can be at (spec 1 §4).

import type { LocationRecord } from '../entities/answers.ts'
import type { RemovalTarget } from '../entities/removal.ts'
import type { Failure } from '../failure.ts'

export interface About {
  readonly target: RemovalTarget
}

/** What there is to choose from. */
export type Choice = About &
  (
    | { readonly status: 'bootstrap' }
    | {
        readonly status: 'unregister'
        readonly location: LocationRecord
        /** Refs of all that leaves the catalog with it, itself included; the first ones of very many. */
        readonly colocated: readonly string[]
        readonly areAllListed: boolean
      }
    | { readonly status: 'onlyDelete'; readonly why: 'noLocation' | 'orphan' }
  )

export type UnregisterState =
  | { readonly status: 'closed' }
  /** It has been removed, and its page is being left; nothing is asked any more. */
  | ({ readonly status: 'leaving' } & About)
  | ({ readonly status: 'loading' } & About)
  | ({ readonly status: 'error'; readonly failure: Failure } & About)
  | Choice
  /** Deleting was chosen where something else is offered, too. */
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

/** With a dialog. */
export type OpenUnregister = Exclude<UnregisterState, { readonly status: 'closed' | 'leaving' }>

export const isOpen = (state: UnregisterState): state is OpenUnregister =>
  state.status !== 'closed' && state.status !== 'leaving'

// A user who signs in with a typed name, for testing (spec 2 §5).

import type { ServiceRef } from '../plugins/serviceFactories.ts'

export interface CustomUser {
  /** Such as `user:default/mona`, or just `mona`. */
  readonly userId: string
  /** A JSON Web Token; optional. */
  readonly idToken: string | null
}

/** Hands the form's input to the session service without passing the store, which must not hold tokens. */
export interface CustomUserKeeper {
  readonly keep: (user: CustomUser) => void
}

export const customUserRef: ServiceRef<CustomUserKeeper> = { id: 'core.customUser' }

const tokenForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Three parts of letters, digits, underscores or hyphens. */
export const isToken = (text: string): boolean => tokenForm.test(text)

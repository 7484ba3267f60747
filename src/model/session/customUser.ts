// Whoever says themselves who they are (spec 2 §5): for trying things out.

import type { ServiceRef } from '../plugins/serviceFactories.ts'

export interface CustomUser {
  /** Such as `user:default/mona`, or the name alone. */
  readonly userId: string
  /** A JSON Web Token, or nothing. */
  readonly idToken: string | null
}

/** Takes what was typed out of the form and past the store, which must not hold tokens. */
export interface CustomUserKeeper {
  readonly keep: (user: CustomUser) => void
}

export const customUserRef: ServiceRef<CustomUserKeeper> = { id: 'core.customUser' }

const tokenForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Three parts of letters, digits, underscores or hyphens. */
export const isToken = (text: string): boolean => tokenForm.test(text)

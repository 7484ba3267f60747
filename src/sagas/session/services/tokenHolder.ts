// The only place that holds the portal's token; requests whose token was refused wait here.

import type { BackendAccess } from '../../../features/backend/backendApi.ts'
import { unlessAborted } from '../../../model/unlessAborted.ts'
import type { Clock } from '../../services/services.ts'

/**
 * Milliseconds after a handled refusal in which another one does not renew the token: a plugin that
 * refuses every token would otherwise cause endless renewals.
 */
const newFor = 60_000

export interface TokenHolder extends Pick<BackendAccess, 'token' | 'noteRefusal' | 'anotherToken'> {
  /**
   * Waiting requests continue with another token of the same user only. Null after sign-out, or if no token is needed.
   */
  readonly keepToken: (token: string | null, userEntityRef?: string) => void
  /** The auth backend accepts the refused token: it is not replaced, and waiting requests get their original answer. */
  readonly confirmToken: () => void
}

export function createTokenHolder(clock: Clock): TokenHolder {
  let token: string | null = null
  let owner: string | undefined
  /** All tokens of the current user so far. */
  const own = new Set<string>()
  /** Since the last token arrived or was confirmed. */
  let wasRefused = false
  let settledAt = -Infinity
  const waiting = new Set<(isThere: boolean) => void>()
  // The absolute difference, because clocks can be set back.
  const isNew = () => Math.abs(clock.now() - settledAt) < newFor
  const settle = (isThere: boolean) => {
    if (wasRefused) settledAt = clock.now()
    wasRefused = false
    waiting.forEach((tell) => {
      tell(isThere)
    })
    waiting.clear()
  }
  return {
    token: () => token,
    keepToken: (next, userEntityRef) => {
      const isThere = next !== null && userEntityRef === owner
      if (!isThere) own.clear()
      if (next !== null) own.add(next)
      token = next
      owner = userEntityRef
      settle(isThere)
      if (!isThere) settledAt = -Infinity
    },
    confirmToken: () => {
      settle(false)
    },
    noteRefusal: (refused) => {
      if (token !== refused || isNew()) return false
      wasRefused = true
      return true
    },
    anotherToken: (refused, signal) => {
      // Another user may have signed in meanwhile.
      if (token !== refused) return Promise.resolve(token !== null && own.has(refused))
      if (isNew()) return Promise.resolve(false)
      const { promise, resolve } = Promise.withResolvers<boolean>()
      waiting.add(resolve)
      return unlessAborted(promise, signal).finally(() => waiting.delete(resolve))
    },
  }
}

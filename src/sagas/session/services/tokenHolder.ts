// The one place where the portal's token lies, and where those wait whose token was refused.

import type { BackendAccess } from '../../../features/shell/backendApi.ts'
import type { Clock } from '../../services/services.ts'

/**
 * Milliseconds after a refusal was dealt with in which a further one asks for no new token: a plugin that refuses every
 * token would otherwise have the session renewed with each of its answers.
 */
const newFor = 60_000

export interface TokenHolder extends Pick<BackendAccess, 'token' | 'noteRefusal' | 'anotherToken'> {
  /**
   * What waits goes on with another token of the same person, never with somebody else's. Null where nobody is signed
   * in any more, or nobody needs a token.
   */
  readonly keepToken: (token: string | null, userEntityRef?: string) => void
  /** The auth backend takes the refused token: nothing replaces it, and what waits gets the answer it had. */
  readonly confirmToken: () => void
}

export function createTokenHolder(clock: Clock): TokenHolder {
  let token: string | null = null
  let owner: string | undefined
  /** Every token of its owner so far. */
  const own = new Set<string>()
  /** Since the last token came, or was confirmed. */
  let wasRefused = false
  let settledAt = -Infinity
  const waiting = new Set<(isThere: boolean) => void>()
  // Clocks are set back, too.
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
      // By then somebody else may be in.
      if (token !== refused) return Promise.resolve(token !== null && own.has(refused))
      if (isNew()) return Promise.resolve(false)
      return new Promise((resolve, reject) => {
        signal.throwIfAborted()
        waiting.add(resolve)
        signal.addEventListener('abort', () => {
          waiting.delete(resolve)
          reject(signal.reason as Error)
        })
      })
    },
  }
}

// The one place where the portal's token lies, and where those wait whose token was refused.

import type { BackendAccess } from '../../../features/shell/backendApi.ts'
import type { Clock } from '../../services/services.ts'

/** Milliseconds in which a token that replaced a refused one is not replaced again: the next would be refused too. */
const newFor = 60_000

export interface TokenHolder extends Pick<BackendAccess, 'token' | 'anotherToken'> {
  /**
   * What waits goes on with another token of the same person, never with somebody else's. Null where nobody is signed
   * in any more, or nobody needs a token.
   */
  readonly keepToken: (token: string | null, userEntityRef?: string) => void
}

export function createTokenHolder(clock: Clock): TokenHolder {
  let token: string | null = null
  let owner: string | undefined
  /** Every token of its owner so far. */
  const own = new Set<string>()
  let replacedAt = -Infinity
  const waiting = new Set<(isThere: boolean) => void>()
  return {
    token: () => token,
    keepToken: (next, userEntityRef) => {
      const isThere = next !== null && userEntityRef === owner
      if (!isThere) own.clear()
      if (next !== null) own.add(next)
      token = next
      owner = userEntityRef
      if (waiting.size > 0) replacedAt = clock.now()
      waiting.forEach((tell) => {
        tell(isThere)
      })
      waiting.clear()
    },
    anotherToken: (refused, signal) => {
      // By then somebody else may be in.
      if (token !== refused) return Promise.resolve(token !== null && own.has(refused))
      // Clocks are set back, too.
      if (Math.abs(clock.now() - replacedAt) < newFor) return Promise.resolve(false)
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

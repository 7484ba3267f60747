// Keeps the token. Nothing but the authorization header of a backend request ever reads it.

import type { SessionDetails } from '../../features/session/sessionSlice.ts'
import type { PortalConfig } from '../../model/config/portalConfig.ts'
import { failureOfResponse, FailureError } from '../../model/failure.ts'
import {
  guestSessionRequest,
  guestSessionUrl,
  readGuestSession,
  tokenExpiry,
} from '../../model/session/guestSession.ts'
import type { Send } from './http.ts'
import type { Clock, Session } from './services.ts'

interface Parts {
  readonly send: Send
  readonly clock: Clock
  readonly config: () => PortalConfig
}

export function createSession({
  send,
  clock,
  config,
}: Parts): Session & { token: () => string | null } {
  let token: string | null = null
  return {
    token: () => token,
    forget: () => {
      token = null
    },
    enterAsGuest: async (signal): Promise<SessionDetails> => {
      const url = guestSessionUrl(config())
      const request = { method: 'GET', url }
      const { ok, status, statusText, text } = await send(url, { ...guestSessionRequest, signal })
      if (!ok) throw new FailureError(failureOfResponse(request, status, statusText, text))
      const session = readGuestSession(parsed(text))
      if (!session) {
        throw new FailureError({
          kind: 'wrongShape',
          name: 'WrongShapeError',
          message: 'The answer holds no identity',
          request,
        })
      }
      token = session.token
      const { userEntityRef, ownershipEntityRefs } = session
      return {
        identity: { userEntityRef, ownershipEntityRefs },
        expiresAt: tokenExpiry(session.token, clock.now()),
      }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

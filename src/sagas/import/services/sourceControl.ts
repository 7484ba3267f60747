// Requests to code hosts, in the user's name. Moves the token from the session into the header.

import type { BackendAccess } from '../../../features/backend/backendApi.ts'
import type { SourceControl } from '../../../model/import/sourceControl.ts'
import type { AuthApi } from '../../../model/session/authApi.ts'

interface Parts {
  readonly auth: Pick<AuthApi, 'getAccessToken'>
  readonly backend: Pick<BackendAccess, 'send'>
}

export const createSourceControl = ({ auth, backend }: Parts): SourceControl => ({
  send: async ({ method, url, body }, { providerId, scopes }, signal) => {
    const token = await auth.getAccessToken(providerId, scopes)
    signal.throwIfAborted()
    return backend.send(url, {
      method,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  },
})

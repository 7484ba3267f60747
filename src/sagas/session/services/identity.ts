// The plugins' identity API. `identitySaga` provides the session; the token comes from its keeper.

import { findEntityRef, isFullEntityRef } from '../../../model/entities/entityRef.ts'
import { beforeLoad, noSession } from '../../../model/session/authFailures.ts'
import type {
  IdentityApi,
  IdentityMethod,
  KnownSession,
  SignedState,
} from '../../../model/session/identityApi.ts'
import type { IdentityService, Report } from '../../services/services.ts'

interface Parts {
  readonly token: () => string | null
  readonly report: Pick<Report, 'warning'>
}

type Person = NonNullable<Extract<KnownSession, { readonly who: unknown }>['who']>

const newer: Readonly<Partial<Record<IdentityMethod, IdentityMethod>>> = {
  getUserId: 'getBackstageIdentity',
  getProfile: 'getProfileInfo',
  getIdToken: 'getCredentials',
}

export function createIdentity({ token, report }: Parts): IdentityService {
  let known: KnownSession = { status: 'before' }
  const warned = new Set<string>()
  const sessionListeners = new Set<(state: SignedState) => void>()
  const signOutListeners = new Set<() => void>()

  const warnOnce = (message: string) => {
    if (!warned.has(message)) report.warning(message)
    warned.add(message)
  }
  const signed = (): SignedState => (known.status === 'live' ? 'SignedIn' : 'SignedOut')
  const personFor = (method: IdentityMethod): Person => {
    const instead = newer[method]
    if (instead) warnOnce(`IdentityApi ${method} is deprecated: use ${instead}`)
    if (known.status === 'before') throw beforeLoad(method)
    if (known.who === null) throw noSession()
    return known.who
  }
  const tokenFor = (method: IdentityMethod): string | undefined => {
    personFor(method)
    if (known.status !== 'live') throw noSession()
    return token() ?? undefined
  }

  const api: IdentityApi = {
    getBackstageIdentity: async () => {
      const { userEntityRef, ownershipEntityRefs } = personFor('getBackstageIdentity').identity
      return Promise.resolve({ type: 'user', userEntityRef, ownershipEntityRefs })
    },
    getProfileInfo: async () => Promise.resolve(personFor('getProfileInfo').profile),
    getCredentials: async () => {
      const held = tokenFor('getCredentials')
      return Promise.resolve(held === undefined ? {} : { token: held })
    },
    signOut: async () => {
      if (known.status === 'before') throw beforeLoad('signOut')
      if (known.who === null) return Promise.resolve()
      signOutListeners.forEach((listener) => {
        listener()
      })
      return Promise.resolve()
    },
    onSession: (listener) => {
      const own = (state: SignedState) => {
        listener(state)
      }
      sessionListeners.add(own)
      own(signed())
      return () => sessionListeners.delete(own)
    },
    getUserId: () => {
      const { userEntityRef } = personFor('getUserId').identity
      return findEntityRef(userEntityRef, { kind: 'user' })?.name ?? userEntityRef
    },
    getProfile: () => personFor('getProfile').profile,
    getIdToken: async () => Promise.resolve(tokenFor('getIdToken')),
  }

  return {
    api,
    tell: (session) => {
      const before = signed()
      known = session
      const ref = session.status === 'before' ? undefined : session.who?.identity.userEntityRef
      if (ref !== undefined && !isFullEntityRef(ref))
        warnOnce(`The user entity ref '${ref}' is not of the form kind:namespace/name`)
      if (signed() === before) return
      sessionListeners.forEach((listener) => {
        listener(signed())
      })
    },
    onSignOut: (listener) => {
      signOutListeners.add(listener)
      return () => signOutListeners.delete(listener)
    },
  }
}

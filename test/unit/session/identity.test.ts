// The identity API for plugins (spec 1 §3, §5, §8).

import { describe, expect, it } from '@jest/globals'
import { isFullEntityRef } from '../../../src/model/entities/entityRef.ts'
import type { IdentityMethod, SignedState } from '../../../src/model/session/identityApi.ts'
import { createIdentity } from '../../../src/sagas/session/services/identity.ts'

const methods: readonly IdentityMethod[] = [
  'getBackstageIdentity',
  'getProfileInfo',
  'getCredentials',
  'signOut',
  'getUserId',
  'getProfile',
  'getIdToken',
]

const who = (userEntityRef = 'user:default/mona') => ({
  identity: { userEntityRef, ownershipEntityRefs: [userEntityRef, 'group:default/ops'] },
  profile: { email: 'mona@example.com', displayName: 'Mona', picture: '/mona.png' },
})

function open(token: string | null = 'a.b.c') {
  const warnings: string[] = []
  const report = { warning: (message: string) => void warnings.push(message) }
  const identity = createIdentity({ token: () => token, report })
  const enter = (ref?: string) => {
    identity.tell({ status: 'live', who: who(ref) })
  }
  return { ...identity, enter, warnings }
}

/** Some methods throw, as in Backstage, and others reject. */
const call = async (api: ReturnType<typeof open>['api'], method: IdentityMethod) => api[method]()

const noSession = 'No session available. Try reloading your browser page.'

describe('the identity of plugins', () => {
  it('says who it is, with what they own', async () => {
    const { api, enter } = open()
    enter()
    expect(await api.getBackstageIdentity()).toEqual({ type: 'user', ...who().identity })
  })

  it('says what is known of them, be it nothing', async () => {
    const { api, enter, tell } = open()
    enter()
    expect(await api.getProfileInfo()).toEqual(who().profile)
    tell({ status: 'live', who: { ...who(), profile: {} } })
    expect(await api.getProfileInfo()).toEqual({})
  })

  it('hands out the token of the moment, where there is one', async () => {
    const { api, enter } = open()
    enter()
    expect(await api.getCredentials()).toEqual({ token: 'a.b.c' })
    const guest = open(null)
    guest.enter()
    expect(await guest.api.getCredentials()).toEqual({})
    expect(await guest.api.getIdToken()).toBeUndefined()
  })

  it.each(methods)('has no %s before somebody is signed in', async (method) => {
    const { api } = open()
    await expect(call(api, method)).rejects.toThrow(
      `Tried to access IdentityApi ${method} before app was loaded`,
    )
  })

  const others = methods.filter((method) => method !== 'signOut')
  it.each(others)('has no %s after the sign-out', async (method) => {
    const { api, enter, tell } = open()
    enter()
    tell({ status: 'over', who: null })
    await expect(call(api, method)).rejects.toThrow(noSession)
  })

  it('still knows who it was while an expired session waits for them, and has no token', async () => {
    const { api, tell } = open()
    tell({ status: 'over', who: who() })
    expect(await api.getBackstageIdentity()).toMatchObject(who().identity)
    expect(await api.getProfileInfo()).toEqual(who().profile)
    await expect(api.getCredentials()).rejects.toThrow(noSession)
    await expect(api.getIdToken()).rejects.toThrow(noSession)
  })

  it('answers the old calls, and warns of each once', async () => {
    const { api, enter, warnings } = open()
    enter()
    const calls = async () => [api.getUserId(), api.getProfile(), await api.getIdToken()]
    expect(await calls()).toEqual(['mona', who().profile, 'a.b.c'])
    expect(await calls()).toEqual(await calls())
    expect(warnings).toEqual([
      'IdentityApi getUserId is deprecated: use getBackstageIdentity',
      'IdentityApi getProfile is deprecated: use getProfileInfo',
      'IdentityApi getIdToken is deprecated: use getCredentials',
    ])
  })

  it('tells what holds and what comes, until nobody listens', () => {
    const { api, enter, tell } = open()
    const heard: SignedState[] = []
    const stop = api.onSession((state) => heard.push(state))
    enter()
    enter()
    tell({ status: 'over', who: who() })
    tell({ status: 'over', who: null })
    enter()
    stop()
    tell({ status: 'over', who: null })
    expect(heard).toEqual(['SignedOut', 'SignedIn', 'SignedOut', 'SignedIn'])
  })

  it('asks for the sign-out', async () => {
    const { api, enter, onSignOut, tell } = open()
    let asked = 0
    const stop = onSignOut(() => (asked += 1))
    enter()
    await api.signOut()
    tell({ status: 'over', who: null })
    await api.signOut()
    expect(asked).toBe(1)
    stop()
    enter()
    await api.signOut()
    expect(asked).toBe(1)
  })
})

describe('a user entity ref', () => {
  it.each(['mona', 'user:mona', 'default/mona', 'user:default/', '', 'a:b:c/d'])(
    'such as %j is malformed: a warning, once, and no error',
    async (ref) => {
      const { api, enter, warnings } = open()
      enter(ref)
      enter(ref)
      expect(isFullEntityRef(ref)).toBe(false)
      expect(warnings).toEqual([
        `The user entity ref '${ref}' is not of the form kind:namespace/name`,
      ])
      expect(await api.getBackstageIdentity()).toMatchObject({ userEntityRef: ref })
      expect(ref).toContain(api.getUserId())
    },
  )

  it('of the right form is no reason to warn', () => {
    const { enter, warnings } = open()
    enter('User:Default/Mona.Lisa')
    expect(isFullEntityRef('User:Default/Mona.Lisa')).toBe(true)
    expect(warnings).toEqual([])
  })
})

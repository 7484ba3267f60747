// The portal's own session: user and token.

import { describe, expect, it } from '@jest/globals'
import type { ProviderSession } from '../../../src/model/session/person.ts'
import { createSession } from '../../../src/sagas/session/services/session.ts'
import { createAuthBackend } from '../../support/authBackend.ts'
import { testConfig } from '../../support/processHarness.ts'
import { toldBy, tokenOf } from '../../support/tokens.ts'

const mona = 'user:default/mona'
const token = tokenOf({ ent: [mona] })
const session: ProviderSession = {
  scopes: [],
  expiresAt: 4,
  identityExpiresAt: 5,
  profile: { email: 'm@example' },
  identity: { userEntityRef: mona, ownershipEntityRefs: [mona] },
}

function start(backstage: string | null = token) {
  const backend = createAuthBackend()
  const own = createSession({
    send: backend.send,
    clock: { now: () => 1_000 },
    config: () => ({
      ...testConfig,
      signInPage: {
        providers: [{ id: 'oidc', title: 'Halden', isProxied: false }],
        isAutomatic: false,
      },
    }),
    providers: { token: (_id, kind) => (kind === 'backstage' ? backstage : 'other') },
  })
  return { ...backend, own }
}

describe('a guest', () => {
  it('is read as everybody else, profile included', async () => {
    const { own, last } = start()
    const guest = own.enterAsGuest(new AbortController().signal)
    last().answer({
      profile: { displayName: 'Guest' },
      backstageIdentity: { token, expiresInSeconds: 60, identity: { userEntityRef: mona } },
    })
    expect(await guest).toEqual({
      identity: { userEntityRef: mona, ownershipEntityRefs: [mona] },
      profile: { displayName: 'Guest' },
      expiresAt: 61_000,
    })
    expect(own.token()).toBe(token)
    own.forget()
    expect(own.token()).toBeNull()
  })

  it.each([
    [{ backstageIdentity: { token } }, 'No user entity ref found'],
    [{ providerInfo: { accessToken: token } }, 'No user entity ref found'],
    [`{${token}`, 'The response has no session'],
    [{ error: { name: 'NotAllowedError', message: `no ${token}` }, token }, 'no …', 403],
  ])('is nobody without an identity: %#', async (json, message, status = 200) => {
    const { own, last } = start()
    const guest = own.enterAsGuest(new AbortController().signal)
    last().answer(json, status)
    const failure = await guest.catch((thrown: unknown) => thrown)
    expect(failure).toMatchObject({ message })
    expect(toldBy(failure)).not.toContain(token)
    expect(own.token()).toBeNull()
  })
})

describe('somebody of a provider', () => {
  it('is in with the portal’s token', () => {
    const { own } = start()
    const { identity, profile, identityExpiresAt: expiresAt } = session
    expect(own.enterWith('github', session)).toEqual({ identity, profile, expiresAt })
    expect(own.token()).toBe(token)
  })

  it.each([
    ['github', 'GitHub'],
    ['oidc', 'Halden'],
    ['other', 'other'],
  ])('of %s is not without an identity, and learns whose fault it is', (id, title) => {
    const message = `The ${title} provider is not configured to support sign-in`
    expect(() => start().own.enterWith(id, { ...session, identity: null })).toThrow(message)
    expect(() => start(null).own.enterWith(id, session)).toThrow(message)
  })
})

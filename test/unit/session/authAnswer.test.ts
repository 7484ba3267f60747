// Reading the auth backend's responses (A-02, AUTH-23 to 27, AUTH-32, AUTH-33).

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readProviderAnswer } from '../../../src/model/session/providerAnswer.ts'
import { toldBy, tokenOf } from '../../support/tokens.ts'

const now = 1_000_000_000
const asked = { providerId: 'oidc', scopes: ['openid'], now }
const mona = 'user:default/mona'
const token = tokenOf({ sub: mona, ent: [mona, 'group:default/team'] })
const identity = { type: 'user', userEntityRef: mona, ownershipEntityRefs: [mona] }
const read = (json: unknown, others: Partial<typeof asked> = {}) =>
  readProviderAnswer(json, { ...asked, ...others })
const expiry = (json: unknown) => read(json).session.expiresAt

describe('an answer', () => {
  it('is taken apart into tokens, and a session without them', () => {
    const { session, tokens } = read({
      providerInfo: {
        accessToken: 'access',
        idToken: 'id',
        scope: 'openid repo',
        expiresInSeconds: 60,
      },
      profile: { email: 'm@example', displayName: 'Mona', picture: 'http://p', other: 'access' },
      backstageIdentity: { token, identity },
    })
    expect(tokens).toEqual({ access: 'access', id: 'id', backstage: token })
    expect(session).toEqual({
      scopes: ['openid', 'repo'],
      expiresAt: now + 60_000,
      identityExpiresAt: now + 300_000,
      profile: { email: 'm@example', displayName: 'Mona', picture: 'http://p' },
      identity: { userEntityRef: mona, ownershipEntityRefs: [mona, 'group:default/team'] },
    })
  })

  it('may have its identity flat beside the token, and nothing of the provider', () => {
    const { session } = read({ backstageIdentity: { token, ...identity } })
    expect(session).toMatchObject({ identity: { userEntityRef: mona }, scopes: ['openid'] })
  })

  it('has no identity without a sign-in resolver', () => {
    expect(read({ providerInfo: { accessToken: 'access' } }).session.identity).toBeNull()
  })

  it('takes whom somebody belongs to from the token, else from the answer', () => {
    const owned = (others: object, by = token) =>
      read({ backstageIdentity: { token: by, identity: { userEntityRef: mona, ...others } } })
        .session.identity?.ownershipEntityRefs
    const said = (others: object) => owned(others, 'opaque')
    expect(owned({})).toEqual([mona, 'group:default/team'])
    expect(owned({ ownershipEntityRefs: [] })).toEqual([mona, 'group:default/team'])
    expect(said({ ownershipEntityRefs: [mona, 7] })).toEqual([mona])
    expect(said({})).toEqual([])
  })

  it('reads names that are not ASCII', () => {
    const { session } = read({
      backstageIdentity: { token: tokenOf({ ent: ['group:default/größe'] }), userEntityRef: mona },
    })
    expect(session.identity?.ownershipEntityRefs).toEqual(['group:default/größe'])
  })

  it.each([
    [{ scope: 'a b' }, ['a', 'b']],
    [{ scope: 'a,b' }, ['a', 'b']],
    [{ scopes: ['a', 'b', 7] }, ['a', 'b']],
    [{ scopes: 'a b' }, ['a', 'b']],
    [{ scope: '' }, ['openid']],
    [{}, ['openid']],
  ])('that says %j grants %j', (info, scopes) => {
    const answer = { providerInfo: { accessToken: 'access', ...info } }
    expect(read(answer).session.scopes).toEqual(scopes)
  })

  it('has scopes by their full names', () => {
    const answer = { providerInfo: { accessToken: 'access', scope: 'email' } }
    expect(read(answer, { providerId: 'google' }).session.scopes).toEqual([
      'https://www.googleapis.com/auth/userinfo.email',
    ])
  })
})

describe('a session ends', () => {
  const withToken = (claims: object, info: object = {}, others: object = {}) => ({
    providerInfo: { accessToken: 'access', ...info },
    backstageIdentity: { token: tokenOf(claims), identity, ...others },
  })

  it.each([
    ['never, where nothing says when', { providerInfo: { accessToken: 'a' } }, null],
    [
      'after the provider’s seconds',
      { providerInfo: { accessToken: 'a', expiresInSeconds: 9 } },
      9_000,
    ],
    [
      'at the provider’s date',
      { providerInfo: { accessToken: 'a', expiresAt: new Date(now + 8_000).toISOString() } },
      8_000,
    ],
    ['five minutes on, with a token that does not say', withToken({}), 300_000],
    ['with the token', withToken({ exp: now / 1_000 + 7 }), 7_000],
    ['with the identity', withToken({ exp: now / 1_000 + 7 }, {}, { expiresInSeconds: 6 }), 6_000],
    ['with the first of them', withToken({ exp: now / 1_000 + 7 }, { expiresInSeconds: 5 }), 5_000],
    [
      'despite nonsense',
      withToken({ exp: 'x' }, { expiresInSeconds: 'x', expiresAt: 'x' }),
      300_000,
    ],
  ])('%s', (_when, answer, expected) => {
    expect(expiry(answer)).toBe(expected === null ? null : now + expected)
  })

  it.each([-600, 600])('as late as the token lasts, with a clock that is %d s off', (skew) => {
    const issued = now / 1_000 - skew
    expect(expiry(withToken({ iat: issued, exp: issued + 300 }))).toBe(now + 300_000)
  })
})

describe('what is no session', () => {
  it.each([
    null,
    undefined,
    'text',
    [],
    {},
    { providerInfo: {} },
    { providerInfo: 7, profile: {} },
  ])('is refused: %j', (json) => {
    expect(() => read(json)).toThrow('The response has no session')
  })

  it.each([{ token }, { token, identity: {} }, { token, identity: { userEntityRef: 7 } }])(
    'has an identity of nobody: %#',
    (backstageIdentity) => {
      const thrown = caught(() => read({ backstageIdentity }))
      expect(thrown).toMatchObject({ message: 'No user entity ref found' })
      expect(toldBy(thrown)).not.toContain(token)
    },
  )

  it('is not found in a prototype', () => {
    const json: unknown = JSON.parse(
      `{"__proto__": {"providerInfo": {"accessToken": "a"}}, "backstageIdentity": {"token": "t", "identity": {"__proto__": {"userEntityRef": "${mona}"}}}}`,
    )
    expect(() => read(json)).toThrow('No user entity ref found')
  })

  it('fails with a text that repeats nothing, whatever it is', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const thrown = caught(() =>
          read({ secret: token, backstageIdentity: JSON.parse(json) as unknown }),
        )
        expect(thrown).toBeInstanceOf(Error)
        expect(toldBy(thrown)).not.toContain(token)
      }),
    )
  })
})

function caught(work: () => unknown): unknown {
  try {
    return work()
  } catch (thrown) {
    return thrown
  }
}

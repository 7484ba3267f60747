// The identity in sessions.

import { describe, expect, it } from '@jest/globals'
import { createSession } from '../../../src/sagas/session/services/session.ts'
import { testConfig } from '../../support/processHarness.ts'

const tokenOf = (claims: object) =>
  `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
const mona = 'user:default/mona'
const owned = [mona, 'group:default/größe']

function open({ answer, token = null }: { answer?: unknown; token?: string | null } = {}) {
  return createSession({
    send: () =>
      Promise.resolve({ ok: true, status: 200, statusText: 'OK', text: JSON.stringify(answer) }),
    clock: { now: () => 0 },
    config: () => testConfig,
    providers: { token: () => token },
  })
}

const signal = new AbortController().signal
const answerOf = (token: string, identity: object) => ({ backstageIdentity: { token, identity } })
describe('what somebody owns', () => {
  const said = { type: 'user', userEntityRef: mona, ownershipEntityRefs: ['said'] }

  it.each([
    ['is in the claim of the token', tokenOf({ ent: owned }), owned],
    ['is what the claim names by text', tokenOf({ ent: [mona, 7, null] }), [mona]],
    ['may be nothing', tokenOf({ ent: [] }), []],
    ['is what the answer says where the claim is missing', tokenOf({}), ['said']],
    ['is what the answer says where the token is unreadable', 'token', ['said']],
  ])('%s', async (_case, token, expected) => {
    const session = open({ answer: answerOf(token, said), token })
    const { identity } = await session.enterAsGuest(signal)
    expect(identity).toEqual({ userEntityRef: mona, ownershipEntityRefs: expected })
  })

  it('is in the token of a custom user too, and else they are their own', () => {
    const session = open()
    session.keep({ userId: mona, idToken: tokenOf({ ent: owned }) })
    expect(session.enterAsCustomUser().identity.ownershipEntityRefs).toEqual(owned)
    session.keep({ userId: mona, idToken: null })
    expect(session.enterAsCustomUser().identity.ownershipEntityRefs).toEqual([mona])
  })
})

it.each([
  ['no identity', { providerInfo: { accessToken: 'token' } }],
  ['no user', answerOf('token', {})],
  ['an empty user', answerOf('token', { userEntityRef: '' })],
])('refuses an answer with %s', async (_case, answer) => {
  const session = open({ answer, token: 'token' })
  await expect(session.enterAsGuest(signal)).rejects.toThrow('No user entity ref found')
  expect(session.token()).toBeNull()
})

it('has a guest without a token be the guest of the specification, for good', () => {
  const session = open()
  const { identity, expiresAt } = session.enterAsLegacyGuest()
  expect(identity.userEntityRef).toBe('user:default/guest')
  expect(expiresAt).toBeNull()
  expect(session.token()).toBeNull()
})

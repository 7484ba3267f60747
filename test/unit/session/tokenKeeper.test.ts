// The user whose token is kept, and requests that wait for another.

import { expect, it } from '@jest/globals'
import type { Answer } from '../../../src/features/backend/backendApi.ts'
import type { Send } from '../../../src/sagas/services/http.ts'
import { createSession } from '../../../src/sagas/session/services/session.ts'
import { createTokenHolder } from '../../../src/sagas/session/services/tokenHolder.ts'
import { testConfig } from '../../support/processHarness.ts'

const never = new AbortController().signal
const mona = 'user:default/mona'

it.each([
  [mona, true],
  ['user:default/otto', false],
])('repeats what waits with the next token of the same person alone: %s', async (next, isThere) => {
  const { anotherToken, keepToken } = createTokenHolder({ now: () => 0 })
  keepToken('first', mona)
  const waiting = anotherToken('first', never)
  keepToken('second', next)
  expect(await waiting).toBe(isThere)
})

it.each([
  [mona, true],
  ['user:default/otto', false],
])(
  'repeats what is refused later with the token of the same person alone: %s',
  async (next, isThere) => {
    const { anotherToken, keepToken } = createTokenHolder({ now: () => 0 })
    keepToken('first', mona)
    keepToken('second', next)
    expect(await anotherToken('first', never)).toBe(isThere)
  },
)

it('does not wait for whom nobody waits any more', async () => {
  const { anotherToken, keepToken } = createTokenHolder({ now: () => 0 })
  keepToken('first', mona)
  await expect(anotherToken('first', AbortSignal.abort())).rejects.toThrow('aborted')
})

it('asks for no further token within a minute of one that replaced a refused one, whoever was refused', async () => {
  let now = 1_000_000
  const { anotherToken, keepToken, noteRefusal } = createTokenHolder({ now: () => now })
  keepToken('first', mona)
  expect(noteRefusal('first')).toBe(true)
  keepToken('second', mona)
  expect(noteRefusal('first')).toBe(false)
  now += 59_999
  expect(noteRefusal('second')).toBe(false)
  expect(await anotherToken('second', never)).toBe(false)
  now += 1
  expect(noteRefusal('second')).toBe(true)
})

it('gives whoever signs in next no part of the minute of whoever left', () => {
  const { keepToken, noteRefusal } = createTokenHolder({ now: () => 1_000_000 })
  keepToken('first', mona)
  noteRefusal('first')
  keepToken(null)
  keepToken('second', 'user:default/otto')
  expect(noteRefusal('second')).toBe(true)
})

it('asks for another token though the last one was renewed a moment ago, at its time', () => {
  const { keepToken, noteRefusal } = createTokenHolder({ now: () => 0 })
  keepToken('first', mona)
  keepToken('second', mona)
  expect(noteRefusal('second')).toBe(true)
})

it('waits for another token though the clock was set back since the last one', async () => {
  let now = 1_000_000
  const { anotherToken, keepToken, noteRefusal } = createTokenHolder({ now: () => now })
  keepToken('first', mona)
  noteRefusal('first')
  keepToken('second', mona)
  expect(await anotherToken('second', never)).toBe(false)
  now -= 600_000
  const waiting = anotherToken('second', never)
  keepToken('third', mona)
  expect(await waiting).toBe(true)
})

const custom = (send: Send) => {
  const session = createSession({
    send,
    clock: { now: () => 1_000_000 },
    config: () => testConfig,
    providers: { token: () => null },
  })
  session.keep({ userId: 'mona', idToken: 'a.b.c' })
  session.enterAsCustomUser()
  return session
}

it.each([
  ['takes it', 200, false],
  ['knows nobody of that name', 404, false],
  ['refuses it too', 401, true],
])('asks the auth backend about a refused token, which %s', async (_case, status, isRefused) => {
  const asked: [string, HeadersInit | undefined][] = []
  const session = custom((url, { headers }) => {
    asked.push([url, headers])
    return Promise.resolve({ ok: status === 200, status, statusText: '', text: '' })
  })
  expect(session.noteRefusal('a.b.c')).toBe(true)
  const waiting = session.anotherToken('a.b.c', never)
  expect(await session.isTokenRefused(never)).toBe(isRefused)
  expect(asked).toEqual([
    ['http://localhost:7007/api/auth/v1/userinfo', { authorization: 'Bearer a.b.c' }],
  ])
  if (isRefused) session.forget()
  expect(await waiting).toBe(false)
  expect(session.noteRefusal('a.b.c')).toBe(false)
})

it('keeps a token about which the auth backend cannot be asked', async () => {
  const session = custom(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await session.isTokenRefused(never)).toBe(false)
})

it('does not let a guest in who left while the answer came', async () => {
  const answer = Promise.withResolvers<Answer>()
  const { enterAsGuest, token } = createSession({
    send: () => answer.promise,
    clock: { now: () => 0 },
    config: () => testConfig,
    providers: { token: () => null },
  })
  const controller = new AbortController()
  const entering = enterAsGuest(controller.signal)
  const backstageIdentity = { token: 'a.b.c', identity: { userEntityRef: mona } }
  answer.resolve({
    ok: true,
    status: 200,
    statusText: '',
    text: JSON.stringify({ backstageIdentity }),
  })
  controller.abort()
  await expect(entering).rejects.toMatchObject({ name: 'AbortError' })
  expect(token()).toBeNull()
})

it('is recalled until there is a token of this visit, or somebody has left', () => {
  const session = custom(() => Promise.reject(new Error('not asked')))
  session.forget()
  expect(session.isRecalled()).toBe(false)
  session.recall()
  expect(session.isRecalled()).toBe(true)
  session.keep({ userId: 'mona', idToken: 'a.b.c' })
  session.enterAsCustomUser()
  expect(session.isRecalled()).toBe(false)
  session.recall()
  session.forget()
  expect(session.isRecalled()).toBe(false)
  session.recall()
  session.enterAsLegacyGuest()
  expect(session.isRecalled()).toBe(false)
})

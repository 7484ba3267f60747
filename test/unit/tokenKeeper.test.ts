// Whose token is kept, and who goes on with it.

import { expect, it } from '@jest/globals'
import type { Answer } from '../../src/features/shell/backendApi.ts'
import { createSession } from '../../src/sagas/session/services/session.ts'
import { createTokenHolder } from '../../src/sagas/session/services/tokenHolder.ts'
import { testConfig } from '../support/processHarness.ts'

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

it('waits for another token though the clock was set back since the last one', async () => {
  let now = 1_000_000
  const { anotherToken, keepToken } = createTokenHolder({ now: () => now })
  keepToken('first', mona)
  void anotherToken('first', never)
  keepToken('second', mona)
  expect(await anotherToken('second', never)).toBe(false)
  now -= 600_000
  const waiting = anotherToken('second', never)
  keepToken('third', mona)
  expect(await waiting).toBe(true)
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

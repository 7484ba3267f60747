// The token keeper with the refresh worker: its requests, and its messages at sign-in and sign-out.

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { FailureError } from '../../../src/model/failure.ts'
import type { RefreshWorkerClient } from '../../../src/sagas/session/services/refreshWorkerClient.ts'
import { createVault } from '../../support/authBackend.ts'
import { tokenOf } from '../../support/tokens.ts'

const url = 'https://backend.example/api/auth/github/refresh?scope=read%3Auser&env=default'
const provider = 'https://backend.example/api/auth/github'
const mona = 'user:default/mona'
const answer = {
  providerInfo: { accessToken: 'gho_access', scope: 'read:user' },
  backstageIdentity: {
    token: tokenOf({ sub: mona, ent: [mona] }),
    expiresInSeconds: 60,
    identity: { userEntityRef: mona },
  },
}
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = () => jest.advanceTimersByTimeAsync(0)
const signal = () => new AbortController().signal

function openVault() {
  const calls: string[] = []
  const note = (name: string) => (argument?: string) => {
    calls.push([name, argument].filter(Boolean).join(' '))
  }
  const refresh = jest.fn<RefreshWorkerClient['refresh']>()
  const worker = {
    prepare: note('prepare'),
    forget: note('forget'),
    signOut: note('sign out of'),
    refresh,
  }
  const answers = (json: unknown, status = 200) => {
    const text = JSON.stringify(json)
    refresh.mockResolvedValueOnce({ ok: status < 400, status, statusText: '', text })
  }
  return { ...createVault(null, worker), calls, refresh, answers }
}

it('takes an answer that the worker has kept for its first session only', async () => {
  const { vault, refresh, answers, sent } = openVault()
  answers(answer)
  await vault.refresh('github', [], signal())
  expect(vault.token('github', 'access')).toBe('gho_access')
  answers(answer)
  await vault.refresh('github', [], signal())
  expect(refresh.mock.calls.map(([request]) => [request.url, request.mayBeKept])).toEqual([
    [url, true],
    [url, false],
  ])
  expect(sent).toEqual([])
})

it('reads a refusal that the worker passes on', async () => {
  const { vault, answers } = openVault()
  answers({ error: { name: 'AuthenticationError', message: 'revoked' } }, 401)
  await expect(vault.refresh('github', [], signal())).rejects.toMatchObject({
    message: 'Auth refresh request failed, revoked',
    failure: { kind: 'unauthorized' },
  })
})

it('says what the worker says, and asks no second time by itself', async () => {
  const { vault, refresh, sent } = openVault()
  const failure = { kind: 'unreachable', name: 'TypeError', message: 'no network' } as const
  refresh.mockRejectedValueOnce(new FailureError(failure))
  await expect(vault.refresh('github', [], signal())).rejects.toMatchObject({
    failure: { kind: 'unreachable' },
  })
  expect(sent).toEqual([])
})

it('asks by itself where no worker takes the request, so that the browser keeps the cookie after an unload', async () => {
  const { vault, refresh, sent, last } = openVault()
  refresh.mockResolvedValueOnce(null)
  const session = vault.refresh('github', [], signal())
  await pass()
  expect(sent.map((one) => [one.url, one.init.keepalive])).toEqual([[url, true]])
  last().answer(answer)
  expect(await session).toMatchObject({ scopes: ['read:user'] })
})

it('tells the worker to cancel before it logs out, and to forget when somebody leaves', async () => {
  const { vault, calls, last } = openVault()
  const logout = vault.logout('github', signal())
  expect(calls).toEqual([`sign out of ${provider}`])
  await pass()
  last().answer('')
  await logout
  vault.forget()
  expect(calls.slice(1)).toEqual(['forget'])
})

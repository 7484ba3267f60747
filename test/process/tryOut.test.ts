import { expect, it } from '@jest/globals'
import {
  tryOutCancelled,
  tryOutClosed,
  tryOutOpened,
  tryOutSent,
  tryOutSlice,
  type TryOutState,
} from '../../src/features/apis/tryOutSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { TryOutError, tryOutRef, type TryOutAnswer } from '../../src/model/apis/tryOutClient.ts'
import { tryOutSaga } from '../../src/sagas/apis/tryOutSaga.ts'
import { startProcesses } from '../support/processHarness.ts'

function startTryOut() {
  const waiting: PromiseWithResolvers<TryOutAnswer>[] = []
  const signals: AbortSignal[] = []
  let forgotten = 0
  const client = {
    keep: () => undefined,
    send: (signal: AbortSignal) => {
      signals.push(signal)
      const answer = Promise.withResolvers<TryOutAnswer>()
      waiting.push(answer)
      return answer.promise
    },
    answer: () => null,
    forget: () => {
      forgotten += 1
    },
  }
  const run = startProcesses([], {
    portal: {
      check: () => [],
      checkAll: () => Promise.resolve(),
      get: ({ id }: { readonly id: string }): never => {
        expect(id).toBe(tryOutRef.id)
        return client as never
      },
    },
  })
  run.portal.extend({
    id: 'api-docs',
    slices: [tryOutSlice],
    processes: [{ name: 'apiTryOut', saga: tryOutSaga }],
  })
  const machine = () => (run.state() as unknown as { readonly apiTryOut: TryOutState }).apiTryOut
  return { ...run, machine, waiting, signals, forgotten: () => forgotten }
}

const answer: TryOutAnswer = { status: 201, statusText: 'Created', text: 'secret body' }

const begin = ['apiTryOut/tryOutOpened', 'apiTryOut/tryOutSent']

it('sends what the client has, and keeps the answer’s figures, not the answer', async () => {
  const { dispatch, expectEvents, machine, waiting, advance } = startTryOut()
  dispatch(tryOutOpened('a'))
  dispatch(tryOutSent())
  expect(machine()).toEqual({ status: 'sending', operation: 'a' })
  waiting[0]?.resolve(answer)
  await advance()
  expect(machine()).toMatchObject({ status: 'answered', result: { code: 201, size: 11 } })
  expect(JSON.stringify(machine())).not.toContain('secret body')
  expectEvents(...begin, 'apiTryOut/tryOutAnswered')
})

it('says what went wrong', async () => {
  const { dispatch, expectEvents, machine, waiting, advance } = startTryOut()
  dispatch(tryOutOpened('a'))
  dispatch(tryOutSent())
  waiting[0]?.reject(new TryOutError('policy'))
  await advance()
  expect(machine()).toEqual({ status: 'failed', operation: 'a', fault: 'policy' })
  expectEvents(...begin, 'apiTryOut/tryOutFailed')
})

it('aborts what is cancelled, and has the client forget what is closed', async () => {
  const { dispatch, expectEvents, machine, signals, advance, forgotten } = startTryOut()
  const before = forgotten()
  dispatch(tryOutOpened('a'))
  dispatch(tryOutSent())
  dispatch(tryOutCancelled())
  expect(signals[0]?.aborted).toBe(true)
  expect(machine()).toEqual({ status: 'open', operation: 'a' })
  expect(forgotten()).toBe(before)
  dispatch(tryOutClosed())
  await advance()
  expect(forgotten()).toBe(before + 1)
  expectEvents(...begin, 'apiTryOut/tryOutCancelled', 'apiTryOut/tryOutClosed')
})

it('forgets for whoever comes next what somebody has been answered', async () => {
  const { dispatch, expectEvents, machine, waiting, advance, forgotten } = startTryOut()
  dispatch(tryOutOpened('a'))
  dispatch(tryOutSent())
  waiting[0]?.resolve(answer)
  await advance()
  const before = forgotten()
  dispatch(signedOut({ by: 'inactivity' }))
  await advance()
  expect(machine()).toEqual({ status: 'closed' })
  expect(forgotten()).toBe(before + 1)
  expectEvents(...begin, 'apiTryOut/tryOutAnswered', 'session/signedOut', 'backend/resetApiState')
})

it('sends once, however often Send is pressed', async () => {
  const { dispatch, expectEvents, machine, signals, waiting, advance } = startTryOut()
  dispatch(tryOutOpened('a'))
  dispatch(tryOutSent())
  dispatch(tryOutSent())
  await advance()
  expect(waiting).toHaveLength(1)
  expect(signals[0]?.aborted).toBe(false)
  expect(machine()).toEqual({ status: 'sending', operation: 'a' })
  expectEvents(...begin, 'apiTryOut/tryOutSent')
})

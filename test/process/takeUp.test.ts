import { expect, it } from '@jest/globals'
import { createAction } from '@reduxjs/toolkit'
import { call, delay, put, type SagaGenerator } from 'typed-redux-saga'
import { takeUpEach } from '../../src/sagas/kit/takeUpEach.ts'
import { takeUpLatest } from '../../src/sagas/kit/takeUpLatest.ts'
import { startProcesses } from '../support/processHarness.ts'

const said = createAction<string>('test/said')
const stopped = createAction('test/stopped')

const start = (saga: () => SagaGenerator<void>) => startProcesses([{ name: 'test', saga }])

it('takes up the state at once and anew after each event, the newest winning', async () => {
  let runs = 0
  const { advance, dispatch, expectEvents } = start(function* () {
    yield* call(
      takeUpLatest,
      stopped.type,
      function* () {
        runs += 1
        const run = runs
        yield* delay(100)
        yield* put(said(String(run)))
      },
      // Returns a new state each time.
      () => ({}),
    )
  })
  await advance(50)
  dispatch(stopped())
  await advance(99)
  expectEvents('test/stopped')
  await advance(1)
  expectEvents('test/said')
  expect(runs).toBe(2)
})

it('leaves a run at its work while its state stays the very same', async () => {
  let runs = 0
  const state = { status: 'sending' }
  const { advance, dispatch, expectEvents } = start(function* () {
    yield* call(
      takeUpLatest,
      stopped.type,
      function* () {
        runs += 1
        yield* delay(100)
        yield* put(said(String(runs)))
      },
      () => state,
    )
  })
  await advance(50)
  dispatch(stopped())
  await advance(50)
  expectEvents('test/stopped', 'test/said')
  expect(runs).toBe(1)
})

it('keeps the other jobs at work when one crashes, and begins that one again', async () => {
  let crashes = 0
  const { advance, expectEvents, reported } = start(function* () {
    yield* call(takeUpEach, 'test', stopped.type, function* () {
      yield* call(() => Promise.resolve())
      return {
        *broken() {
          crashes += 1
          if (crashes === 1) throw new Error('crash')
          yield* put(said('came back'))
        },
        *sound() {
          yield* delay(2_000)
          yield* put(said('finished'))
        },
      }
    })
  })
  await advance(2_000)
  expectEvents('test/said', 'test/said')
  expect(crashes).toBe(2)
  expect(reported).toEqual([new Error('crash')])
})

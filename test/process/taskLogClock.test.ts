// The log of a task while the computer's clock jumps.

import { expect, it, jest } from '@jest/globals'
import { answerOf } from '../support/importWorld.ts'
import { sentEvent, startTaskLog } from '../support/taskLogWorld.ts'

it.each([
  ['back', -3_600_000],
  ['forward', 3_600_000],
])('goes back to the stream when the clock is put %s, and loses nothing', async (_way, jump) => {
  const held: (() => void)[] = []
  let next = 1
  const run = startTaskLog({
    events: () =>
      new Promise((resolve) => {
        held.push(() => {
          resolve(answerOf(200, [sentEvent(next++)]))
        })
      }),
  })
  const answer = async () => {
    held.shift()?.()
    await run.advance(1)
  }
  await run.open()
  run.server()?.isCut('timeout')
  await run.advance(1)
  await answer()
  await answer()
  expect(run.machine()).toMatchObject({ status: 'polling' })
  const known = run.ids()
  expect(known.length).toBeGreaterThan(0)
  jest.setSystemTime(Date.now() + jump)
  await answer()
  expect(run.streams()).toHaveLength(2)
  expect(run.ids()).toEqual([...known, next - 1])
  run.expectEvents(
    'taskLog/taskOpened',
    'taskLog/pollingStarted',
    ...Array<string>(next - 1).fill('taskLog/eventsReceived'),
    'taskLog/streamRetried',
  )
})

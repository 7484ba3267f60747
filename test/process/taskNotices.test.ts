// Notifications about the end of a task: once allowed, only for a hidden page, and only for a task that was running.

import { expect, it } from '@jest/globals'
import { scaffolderApi } from '../../src/features/scaffolder/scaffolderApi.ts'
import {
  eventsReceived,
  taskEnded,
  taskLogSlice,
  taskOpened,
} from '../../src/features/tasks/taskLogSlice.ts'
import {
  noticesDeclined,
  noticesRequested,
  taskNoticesSlice,
} from '../../src/features/tasks/taskNoticesSlice.ts'
import type { NoticePermission } from '../../src/model/shell/systemNotices.ts'
import type { TaskNotice } from '../../src/model/tasks/taskNotices.ts'
import { taskNoticesSaga } from '../../src/sagas/tasks/taskNoticesSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { answerOf } from '../support/importWorld.ts'
import { startProcesses } from '../support/processHarness.ts'
import { taskEvent } from '../support/taskLogMachine.ts'

const taskId = 'task-1'

async function start(kept: Readonly<Record<string, string>> = {}) {
  const shown: TaskNotice[] = []
  const world = { permission: 'default' as NoticePermission, isHidden: true, status: 'processing' }
  const service = {
    permission: () => world.permission,
    ask: () => {
      world.permission = 'granted'
      return Promise.resolve(world.permission)
    },
    isHidden: () => world.isHidden,
    show: (notice: TaskNotice) => {
      if (world.permission === 'granted') shown.push(notice)
      return world.permission
    },
  }
  const run = startProcesses(
    [],
    {
      portal: { check: () => [], checkAll: () => Promise.resolve(), get: () => service as never },
      backend: fakeBackend(() =>
        Promise.resolve(
          answerOf(200, { id: taskId, status: world.status, createdAt: 'now', spec: {} }),
        ),
      ),
    },
    { kept, aside: /^(?:boot|session|backend|userSettings|location|flags|taskLog)\// },
  )
  if (kept['portico.taskNotices'] !== undefined) world.permission = 'granted'
  run.portal.extend({
    id: 'tasks',
    slices: [taskLogSlice, taskNoticesSlice],
    processes: [{ name: 'taskNotices', saga: taskNoticesSaga }],
  })
  await run.advance()
  const read = async () => {
    run.portal.store.dispatch(
      scaffolderApi.endpoints.task.initiate(taskId, { forceRefetch: true }) as never,
    )
    await run.advance()
  }
  const end = async (status: 'completed' | 'failed') => {
    run.dispatch(taskOpened({ taskId }))
    run.dispatch(eventsReceived({ taskId, events: [taskEvent(1, { type: 'completion' })] }))
    run.dispatch(taskEnded({ taskId, result: status }))
    await run.advance()
  }
  return { ...run, world, shown, read, end }
}

it('asks once, and notifies of the end of a running task in a hidden page', async () => {
  const run = await start()
  run.dispatch(noticesRequested())
  await run.advance()
  expect(run.kept.get('portico.taskNotices')).toBe('true')
  await run.read()
  await run.end('failed')
  expect(run.shown).toEqual([{ taskId, name: taskId, result: 'failed' }])
  run.expectEvents(
    'taskNotices/permissionRead',
    'taskNotices/noticesRequested',
    'taskNotices/noticesAnswered',
    'taskNotices/permissionRead',
  )
})

it('says nothing while the page is seen, for a task that had ended before, or when declined', async () => {
  const run = await start({ 'portico.taskNotices': 'true' })
  run.world.status = 'completed'
  await run.read()
  await run.end('completed')
  run.world.status = 'processing'
  run.world.isHidden = false
  await run.read()
  run.dispatch(taskLogSlice.actions.taskLeft())
  await run.end('completed')
  run.world.isHidden = true
  run.dispatch(noticesDeclined())
  run.dispatch(taskLogSlice.actions.taskLeft())
  await run.end('completed')
  expect(run.shown).toEqual([])
  expect(run.kept.get('portico.taskNotices')).toBe('false')
  run.expectEvents(
    'taskNotices/noticesRemembered',
    'taskNotices/permissionRead',
    'taskNotices/noticesDeclined',
  )
})

it('notices that the browser blocks notifications now', async () => {
  const run = await start({ 'portico.taskNotices': 'true' })
  await run.read()
  run.world.permission = 'denied'
  await run.end('completed')
  expect(run.shown).toEqual([])
  run.expectState('taskNotices', { status: 'denied' })
  run.expectEvents(
    'taskNotices/noticesRemembered',
    'taskNotices/permissionRead',
    'taskNotices/permissionRead',
  )
})

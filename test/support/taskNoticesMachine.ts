// State × event for notifications about tasks.

import * as notices from '../../src/features/tasks/taskNoticesSlice.ts'
import type { Machine } from './machine.ts'

const running = null

const taskRead = (id: string, status: string) => ({
  type: 'backend/executeQuery/fulfilled',
  payload: { id, status, createdAt: 'now', steps: [], parameters: {} },
  meta: {
    requestId: `task-${status}`,
    requestStatus: 'fulfilled',
    arg: { type: 'query', endpointName: 'task', originalArgs: id },
  },
})

const states: Readonly<Record<string, notices.TaskNoticesState>> = {
  off: { status: 'off', running },
  asking: { status: 'asking', running },
  on: { status: 'on', running },
  denied: { status: 'denied', running },
  unsupported: { status: 'unsupported', running },
}

export const taskNoticesMachine: Machine = {
  reducer: notices.taskNoticesSlice.reducer,
  states,
  events: {
    requested: notices.noticesRequested(),
    granted: notices.noticesAnswered('granted'),
    refused: notices.noticesAnswered('denied'),
    dismissed: notices.noticesAnswered('default'),
    missing: notices.noticesAnswered('unsupported'),
    declined: notices.noticesDeclined(),
    allowedSince: notices.permissionRead('granted'),
    blockedSince: notices.permissionRead('denied'),
    forgottenSince: notices.permissionRead('default'),
    runningTaskRead: taskRead('task-1', 'processing'),
    endedTaskRead: taskRead('task-2', 'completed'),
  },
  moves: {
    off: { requested: 'asking', blockedSince: 'denied', runningTaskRead: 'off' },
    asking: {
      granted: 'on',
      refused: 'denied',
      dismissed: 'off',
      missing: 'unsupported',
      runningTaskRead: 'asking',
    },
    on: {
      declined: 'off',
      blockedSince: 'denied',
      forgottenSince: 'off',
      runningTaskRead: 'on',
    },
    denied: {
      requested: 'asking',
      allowedSince: 'off',
      forgottenSince: 'off',
      runningTaskRead: 'denied',
    },
    unsupported: {
      allowedSince: 'off',
      forgottenSince: 'off',
      blockedSince: 'denied',
      runningTaskRead: 'unsupported',
    },
  },
}

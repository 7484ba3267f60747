// Whether the browser notifies the user of the end of a task in a hidden tab; asked for once in this browser.

import type { PayloadAction } from '@reduxjs/toolkit'
import { isActive } from '../../model/scaffolder/tasks.ts'
import type { NoticePermission } from '../../model/tasks/taskNotices.ts'
import { partlyKeptSlice, readBoolean } from '../preferences/keptSlice.ts'
import { scaffolderApi } from '../scaffolder/scaffolderApi.ts'

export interface TaskNoticesState {
  /** `asking`: the browser asks the user. `denied`: the user, or the browser's settings, say no. */
  readonly status: 'off' | 'asking' | 'on' | 'denied' | 'unsupported'
  /** Id of the last task that was seen running: others ended before their page was opened. */
  readonly running: string | null
}

const having = (state: TaskNoticesState, status: TaskNoticesState['status']): TaskNoticesState =>
  state.status === status ? state : { ...state, status }

const answers = {
  granted: 'on',
  denied: 'denied',
  default: 'off',
  unsupported: 'unsupported',
} as const

export const taskNoticesSlice = partlyKeptSlice({
  name: 'taskNotices',
  initialState: (): TaskNoticesState => ({ status: 'off', running: null }),
  kept: { place: { key: 'portico.taskNotices' }, format: 'json', isPersonal: false },
  read: readBoolean,
  valueIn: ({ status }: TaskNoticesState): boolean => status === 'on',
  withValue: (state: TaskNoticesState, isOn) =>
    state.status === 'on' || state.status === 'off' ? having(state, isOn ? 'on' : 'off') : state,
  remembered: 'noticesRemembered',
  changes: ['noticesAnswered', 'noticesDeclined'],
  reducers: {
    noticesRequested: (state): TaskNoticesState =>
      state.status === 'off' || state.status === 'denied' ? having(state, 'asking') : state,
    noticesAnswered: (state, { payload }: PayloadAction<NoticePermission>): TaskNoticesState =>
      state.status === 'asking' ? having(state, answers[payload]) : state,
    noticesDeclined: (state): TaskNoticesState =>
      state.status === 'on' ? having(state, 'off') : state,
    /** The browser's settings may have changed since the user was asked. */
    permissionRead: (state, { payload }: PayloadAction<NoticePermission>): TaskNoticesState => {
      if (state.status === 'asking') return state
      return payload === 'granted'
        ? having(state, state.status === 'on' ? 'on' : 'off')
        : having(state, answers[payload])
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      scaffolderApi.endpoints.task.matchFulfilled,
      (state: TaskNoticesState, { payload: task }): TaskNoticesState =>
        isActive(task) && state.running !== task.id ? { ...state, running: task.id } : state,
    )
  },
  selectors: { selectTaskNotices: (state) => state },
})

export const { noticesRequested, noticesAnswered, noticesDeclined, permissionRead } =
  taskNoticesSlice.actions
export const { selectTaskNotices } = taskNoticesSlice.selectors

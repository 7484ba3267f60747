// Whether the browser notifies the user of the end of a task in a hidden tab; asked for once in this browser.

import type { PayloadAction } from '@reduxjs/toolkit'
import { isActive } from '../../model/scaffolder/tasks.ts'
import {
  noticeSteps,
  type NoticePermission,
  type NoticeStatus,
} from '../../model/shell/systemNotices.ts'
import { partlyKeptSlice, readBoolean } from '../preferences/keptSlice.ts'
import { scaffolderApi } from '../scaffolder/scaffolderApi.ts'

export interface TaskNoticesState {
  readonly status: NoticeStatus
  /** Id of the last task that was seen running: others ended before their page was opened. */
  readonly running: string | null
}

const having = (state: TaskNoticesState, status: NoticeStatus): TaskNoticesState =>
  state.status === status ? state : { ...state, status }

export const taskNoticesSlice = partlyKeptSlice({
  name: 'taskNotices',
  initialState: (): TaskNoticesState => ({ status: 'off', running: null }),
  kept: { place: { key: 'portico.taskNotices' }, format: 'json', isPersonal: false },
  read: readBoolean,
  valueIn: ({ status }: TaskNoticesState): boolean => status === 'on',
  withValue: (state: TaskNoticesState, isOn) =>
    having(state, noticeSteps.remembered(state.status, isOn)),
  remembered: 'noticesRemembered',
  changes: ['noticesAnswered', 'noticesDeclined'],
  reducers: {
    noticesRequested: (state): TaskNoticesState =>
      having(state, noticeSteps.requested(state.status)),
    noticesAnswered: (state, { payload }: PayloadAction<NoticePermission>): TaskNoticesState =>
      having(state, noticeSteps.answered(state.status, payload)),
    noticesDeclined: (state): TaskNoticesState => having(state, noticeSteps.declined(state.status)),
    permissionRead: (state, { payload }: PayloadAction<NoticePermission>): TaskNoticesState =>
      having(state, noticeSteps.permissionRead(state.status, payload)),
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

// Whether the browser notifies the user of new notifications while the page is hidden; asked for once in this browser.

import type { PayloadAction } from '@reduxjs/toolkit'
import {
  noticeSteps,
  type NoticePermission,
  type NoticeStatus,
} from '../../model/shell/systemNotices.ts'
import { partlyKeptSlice, readBoolean } from '../preferences/keptSlice.ts'

export interface NewsNoticesState {
  readonly status: NoticeStatus
}

const having = (state: NewsNoticesState, status: NoticeStatus): NewsNoticesState =>
  state.status === status ? state : { status }

export const newsNoticesSlice = partlyKeptSlice({
  name: 'newsNotices',
  initialState: (): NewsNoticesState => ({ status: 'off' }),
  kept: { place: { key: 'portico.newsNotices' }, format: 'json', isPersonal: false },
  read: readBoolean,
  valueIn: ({ status }: NewsNoticesState): boolean => status === 'on',
  withValue: (state: NewsNoticesState, isOn) =>
    having(state, noticeSteps.remembered(state.status, isOn)),
  remembered: 'noticesRemembered',
  changes: ['noticesAnswered', 'noticesDeclined'],
  reducers: {
    noticesRequested: (state): NewsNoticesState =>
      having(state, noticeSteps.requested(state.status)),
    noticesAnswered: (state, { payload }: PayloadAction<NoticePermission>): NewsNoticesState =>
      having(state, noticeSteps.answered(state.status, payload)),
    noticesDeclined: (state): NewsNoticesState => having(state, noticeSteps.declined(state.status)),
    permissionRead: (state, { payload }: PayloadAction<NoticePermission>): NewsNoticesState =>
      having(state, noticeSteps.permissionRead(state.status, payload)),
  },
  selectors: { selectNewsNotices: (state) => state },
})

export const { noticesRequested, noticesAnswered, noticesDeclined, permissionRead } =
  newsNoticesSlice.actions
export const { selectNewsNotices } = newsNoticesSlice.selectors

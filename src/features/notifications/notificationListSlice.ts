// The list of notifications that the page shows: its first part, and those that the user has asked for.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import type { Notification, NotificationPage } from '../../model/notifications/notification.ts'
import type { NotificationsPlace } from '../../model/notifications/notificationsPlace.ts'
import { isUserChange } from '../session/sessionSlice.ts'
import {
  idsMarked,
  marked,
  markingDone,
  markingFailed,
  type Marking,
} from './notificationMarksSlice.ts'
import { newsTold } from './notificationsSlice.ts'
import { signalsHeard } from './signalsSlice.ts'

export interface ShownList extends NotificationPage {
  readonly place: NotificationsPlace
  /** New ones since the first part was loaded. */
  readonly arrived: number
}

export type NotificationListState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly place: NotificationsPlace }
  | { readonly status: 'failed'; readonly place: NotificationsPlace; readonly failure: Failure }
  | ({ readonly status: 'shown' } & ShownList)
  /** The next part is loaded. */
  | ({ readonly status: 'adding' } & ShownList)
  | ({ readonly status: 'addingFailed'; readonly failure: Failure } & ShownList)
  /** The first part is loaded, of this place or another: the rows are those of before. */
  | ({ readonly status: 'reloading' } & ShownList)

const isShown = (
  state: NotificationListState,
): state is Extract<NotificationListState, ShownList> => 'notifications' in state

/** The rows with changed marks; the same list if nothing changes. */
function withMarks(
  rows: readonly Notification[],
  { ids, read, saved }: Marking,
): readonly Notification[] {
  if (ids.length === 0) return rows
  const named = new Set(ids)
  const isOther = ({ id, isRead, isSaved }: Notification) =>
    named.has(id) &&
    ((read !== undefined && read !== isRead) || (saved !== undefined && saved !== isSaved))
  if (!rows.some(isOther)) return rows
  return rows.map((row) =>
    isOther(row) ? { ...row, isRead: read ?? row.isRead, isSaved: saved ?? row.isSaved } : row,
  )
}

function marksChanged(
  state: NotificationListState,
  ...markings: readonly Marking[]
): NotificationListState {
  if (!isShown(state)) return state
  const notifications = markings.reduce<readonly Notification[]>(withMarks, state.notifications)
  return notifications === state.notifications ? state : { ...state, notifications }
}

/** Those that are there already are left out: new ones have moved them into the next part. */
function withPart(list: ShownList, part: NotificationPage): ShownList {
  const known = new Set(list.notifications.map(({ id }) => id))
  const added = part.notifications.filter(({ id }) => !known.has(id))
  return {
    place: list.place,
    arrived: list.arrived,
    notifications: [...list.notifications, ...added],
    // Without those that have arrived above the list.
    total: Math.max(0, part.total - arrivedIn(list)),
    unreadable: list.unreadable + part.unreadable,
  }
}

/** New notifications are not saved. */
const arrivedIn = ({ place, arrived }: ShownList): number => (place.view === 'saved' ? 0 : arrived)

const shownPart = ({ place, arrived, notifications, total, unreadable }: ShownList): ShownList => ({
  ...{ place, arrived, notifications, total, unreadable },
})

export const notificationListSlice = createSlice({
  name: 'notificationList',
  initialState: (): NotificationListState => ({ status: 'closed' }),
  reducers: {
    listOpened: (
      state,
      { payload: { place } }: PayloadAction<{ readonly place: NotificationsPlace }>,
    ): NotificationListState =>
      isShown(state)
        ? { status: 'reloading', ...shownPart(state), place }
        : { status: 'loading', place },
    listLeft: (state): NotificationListState =>
      state.status === 'closed' ? state : { status: 'closed' },
    listLoaded: (state, { payload }: PayloadAction<NotificationPage>): NotificationListState =>
      state.status === 'loading' || state.status === 'reloading'
        ? { status: 'shown', place: state.place, arrived: 0, ...payload }
        : state,
    listFailed: (state, { payload }: PayloadAction<Failure>): NotificationListState =>
      state.status === 'loading' || state.status === 'reloading'
        ? { status: 'failed', place: state.place, failure: payload }
        : state,
    /** Again from the start, as after a failure or when new ones have arrived. */
    reloadRequested: (state): NotificationListState => {
      if (state.status === 'failed') return { status: 'loading', place: state.place }
      return isShown(state) && state.status !== 'reloading'
        ? { status: 'reloading', ...shownPart(state) }
        : state
    },
    moreRequested: (state): NotificationListState =>
      state.status === 'shown' || state.status === 'addingFailed'
        ? { status: 'adding', ...shownPart(state) }
        : state,
    moreLoaded: (state, { payload }: PayloadAction<NotificationPage>): NotificationListState =>
      state.status === 'adding' ? { status: 'shown', ...withPart(state, payload) } : state,
    moreFailed: (state, { payload }: PayloadAction<Failure>): NotificationListState =>
      state.status === 'adding'
        ? { status: 'addingFailed', ...shownPart(state), failure: payload }
        : state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(signalsHeard, (state, { payload: { arrived, read, unread } }) => {
        const changed = marksChanged(state, { ids: read, read: true }, { ids: unread, read: false })
        return arrived > 0 && isShown(changed)
          ? { ...changed, arrived: changed.arrived + arrived }
          : changed
      })
      .addCase(newsTold, (state, { payload: { unlisted } }) =>
        unlisted > 0 && isShown(state) ? { ...state, arrived: state.arrived + unlisted } : state,
      )
      .addCase(marked, (state, { payload }) => marksChanged(state, payload))
      .addCase(markingDone, (state, { payload: { marking } }) =>
        marking ? marksChanged(state, marking) : state,
      )
      .addCase(idsMarked, (state, { payload: { ids } }) => marksChanged(state, { ids, read: true }))
      .addCase(markingFailed, (state, { payload: { undone } }) =>
        undone ? marksChanged(state, undone) : state,
      )
      .addMatcher(isUserChange, (state): NotificationListState =>
        state.status === 'closed' ? state : { status: 'closed' },
      )
  },
  selectors: {
    selectNotificationList: (state) => state,
  },
})

export const {
  listOpened,
  listLeft,
  listLoaded,
  listFailed,
  reloadRequested,
  moreRequested,
  moreLoaded,
  moreFailed,
} = notificationListSlice.actions
export const { selectNotificationList } = notificationListSlice.selectors

/** Where the next part begins; undefined after the last one. Marked rows have left the list, new ones have moved it. */
export function nextOffset(list: ShownList): number | undefined {
  const { view } = list.place
  const isIn = ({ isRead, isSaved }: Notification) =>
    view === 'all' || (view === 'unread' ? !isRead : isSaved)
  const rows = list.notifications.filter(isIn).length + list.unreadable
  return rows < list.total ? rows + arrivedIn(list) : undefined
}

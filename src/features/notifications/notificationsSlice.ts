// Whether the backend has notifications, how many are unread, and what is new.

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import type { SignalNews } from '../../model/notifications/signals.ts'
import { isUserChange } from '../session/sessionSlice.ts'
import { markingDone, markingFailed } from './notificationMarksSlice.ts'
import { signalsHeard, signalsOpened } from './signalsSlice.ts'

/** New notifications of which the user has not been told. */
export interface News {
  readonly count: number
  /** The id of the new one, if it is the only one and known. */
  readonly id: string | null
  /** Of these the list does not know: the count alone says so, and no signal. */
  readonly unlisted: number
}

export type NotificationsState =
  /** Not asked: nobody is signed in, or the page has just begun. */
  | { readonly status: 'unknown' }
  | { readonly status: 'asking' }
  /** `attempts` failed in a row for a reason that may pass. */
  | { readonly status: 'failing'; readonly attempts: number; readonly failure: Failure }
  /** The backend does not have the plugin, or does not answer this user: it is not asked again. */
  | { readonly status: 'absent' }
  | {
      readonly status: 'present'
      readonly unread: number
      /** Changes of the count since it was asked for; each asks again. */
      readonly changes: number
      /** Of new ones that signals have told since. */
      readonly heard: number
      /** Signals may have been missed: what the count rises by, and none has told, is new. */
      readonly isMissed: boolean
      readonly news: News | null
    }

/** A path of the portal, and the notification that leads there. */
export interface Followed {
  readonly to: string
  readonly id?: string
}

type Present = Extract<NotificationsState, { readonly status: 'present' }>

const present = (
  state: NotificationsState,
  change: (state: Present) => NotificationsState,
): NotificationsState => (state.status === 'present' ? change(state) : state)

const changed = (state: NotificationsState): NotificationsState =>
  present(state, (before) => ({ ...before, changes: before.changes + 1 }))

const missed = (state: NotificationsState): NotificationsState =>
  present(state, (before) => ({ ...before, changes: before.changes + 1, isMissed: true }))

const fresh = { changes: 0, heard: 0, isMissed: false }

const isMarked = ({ read, unread }: SignalNews) => read.length > 0 || unread.length > 0

const withNews = (news: News | null, { arrived, id }: SignalNews): News | null => {
  if (arrived === 0) return news
  const { count, unlisted } = news ?? { count: 0, unlisted: 0 }
  return { count: count + arrived, id: count === 0 ? id : null, unlisted }
}

/** With those that no signal has told. */
function withMissed({ news, ...before }: Present, unread: number): News | null {
  const count = before.isMissed ? unread - before.unread - before.heard : 0
  if (count <= 0) return news
  const { count: known, unlisted } = news ?? { count: 0, unlisted: 0 }
  return { count: known + count, id: null, unlisted: unlisted + count }
}

/** The user knows: by a message, or by the list, which may have to be told of this number. */
export const newsTold = createAction<{ readonly unlisted: number }>('notifications/newsTold')

/** From a message about a new one: goes to a path of the portal. */
export const followed = createAction<Followed>('notifications/followed')

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: (): NotificationsState => ({ status: 'unknown' }),
  reducers: {
    /** Somebody is signed in whom the backend can know. */
    asked: (state): NotificationsState =>
      state.status === 'unknown' ? { status: 'asking' } : state,
    counted: (
      state,
      { payload: { unread } }: PayloadAction<{ readonly unread: number }>,
    ): NotificationsState => {
      if (state.status === 'asking' || state.status === 'failing')
        return { status: 'present', unread, ...fresh, news: null }
      return present(state, (before) => ({
        ...before,
        ...fresh,
        unread,
        news: withMissed(before, unread),
      }))
    },
    countFailed: (state, { payload }: PayloadAction<Failure>): NotificationsState => {
      if (state.status === 'asking' || state.status === 'failing') {
        const attempts = state.status === 'failing' ? state.attempts + 1 : 1
        return payload.again
          ? { status: 'failing', attempts, failure: payload }
          : { status: 'absent' }
      }
      // The next signal, or the next round, asks again.
      return present(state, (before) => (before.changes > 0 ? { ...before, changes: 0 } : before))
    },
    /** By the user, who does not wait for the next attempt. */
    retried: (state): NotificationsState =>
      state.status === 'failing' ? { status: 'asking' } : state,
    /** Time has passed, in which a signal may have been missed. */
    recountDue: missed,
  },
  extraReducers: (builder) => {
    builder
      .addCase(signalsHeard, (state, { payload }) =>
        present(state, (before) =>
          payload.arrived === 0 && !isMarked(payload)
            ? before
            : {
                ...before,
                changes: before.changes + 1,
                heard: before.heard + payload.arrived,
                news: withNews(before.news, payload),
              },
        ),
      )
      .addCase(signalsOpened, (state, { payload: { isFirst } }) =>
        isFirst ? state : missed(state),
      )
      .addCase(newsTold, (state) =>
        present(state, (before) => (before.news ? { ...before, news: null } : before)),
      )
      .addCase(markingDone, changed)
      .addCase(markingFailed, changed)
      .addMatcher(isUserChange, (state): NotificationsState =>
        state.status === 'unknown' ? state : { status: 'unknown' },
      )
  },
  selectors: {
    selectNotifications: (state) => state,
  },
})

export const { asked, counted, countFailed, recountDue, retried } = notificationsSlice.actions
export const { selectNotifications } = notificationsSlice.selectors

// Lives as long as the page. Loads the list that the address names, and its further parts on request.

import { createSelector } from '@reduxjs/toolkit'
import { call, delay, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  listFailed,
  listLeft,
  listLoaded,
  listOpened,
  moreFailed,
  moreLoaded,
  nextOffset,
  selectNotificationList,
} from '../../features/notifications/notificationListSlice.ts'
import { notificationsApi } from '../../features/notifications/notificationsApi.ts'
import { selectNotifications } from '../../features/notifications/notificationsSlice.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import { toFailure } from '../../model/failure.ts'
import type { NotificationPage } from '../../model/notifications/notification.ts'
import {
  notificationsPerPage,
  parseNotificationsPlace,
  type NotificationsPlace,
} from '../../model/notifications/notificationsPlace.ts'
import { follow } from '../kit/follow.ts'
import { openWhile } from '../kit/openWhile.ts'
import { request } from '../kit/request.ts'

type Root = Parameters<typeof selectNotificationList>[0]

const selectPlace = createSelector(
  [(root: LocationRoot) => selectLocation(root)],
  ({ pathname, search }): NotificationsPlace | undefined =>
    /^\/notifications\/?$/.test(pathname) ? parseNotificationsPlace(search) : undefined,
)

function* ask(place: NotificationsPlace, offset: number): SagaGenerator<NotificationPage> {
  const query = { place, offset, limit: notificationsPerPage }
  const asked = notificationsApi.endpoints.notifications.initiate(query, { forceRefetch: true })
  return yield* call(request<NotificationPage>, asked)
}

type Job = { readonly does: 'load'; readonly place: NotificationsPlace } | { readonly does: 'add' }

function selectJob(root: Root): Job | undefined {
  const state = selectNotificationList(root)
  if (state.status === 'loading' || state.status === 'reloading')
    return { does: 'load', place: state.place }
  return state.status === 'adding' ? { does: 'add' } : undefined
}

/** Milliseconds after a keystroke in the field of the search. */
const typingPause = 200

function* load(place: NotificationsPlace): SagaGenerator<void> {
  if (place.search !== '') yield* delay(typingPause)
  try {
    yield* put(listLoaded(yield* call(ask, place, 0)))
  } catch (thrown) {
    yield* put(listFailed(toFailure(thrown)))
  }
}

function* add(): SagaGenerator<void> {
  const list = yield* select(selectNotificationList)
  if (list.status !== 'adding') return
  try {
    const offset = nextOffset(list) ?? list.total
    yield* put(moreLoaded(yield* call(ask, list.place, offset)))
  } catch (thrown) {
    yield* put(moreFailed(toFailure(thrown)))
  }
}

export function* notificationListSaga(): SagaGenerator<void> {
  yield* fork(openWhile<NotificationsPlace>, {
    // Only of a backend that has notifications.
    place: (root: LocationRoot & Parameters<typeof selectNotifications>[0]) =>
      selectNotifications(root).status === 'present' ? selectPlace(root) : undefined,
    shown: (root: Root) => {
      const state = selectNotificationList(root)
      return state.status === 'closed' ? undefined : state.place
    },
    opened: (place: NotificationsPlace) => listOpened({ place }),
    left: listLeft,
  })
  yield* call(follow<Job>, selectJob, (job: Job) => (job.does === 'load' ? load(job.place) : add()))
}

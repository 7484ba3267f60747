// Lives as long as the page. Sends what the user marks to the backend, in the order in which it was marked. All unread
// ones are marked part by part, and can be undone.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import {
  idsMarked,
  markingDone,
  markingFailed,
  selectMarkingJob,
  undoRequested,
  type Marking,
  type MarkingJob,
} from '../../features/notifications/notificationMarksSlice.ts'
import { notificationsApi } from '../../features/notifications/notificationsApi.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import type { NotificationPage } from '../../model/notifications/notification.ts'
import { follow } from '../kit/follow.ts'
import { postAlert } from '../kit/postAlert.ts'
import { request } from '../kit/request.ts'

/** Ids in one request: a backend reads bodies of 100 KB. */
const mostIds = 500

function* send({ ids, ...marks }: Marking): SagaGenerator<void> {
  for (let start = 0; start < ids.length; start += mostIds) {
    const update = { ids: ids.slice(start, start + mostIds), ...marks }
    const sent = notificationsApi.endpoints.updateNotifications.initiate(update)
    yield* call(request<null>, sent)
  }
}

/** The opposite of what was marked. */
const undoneOf = ({ ids, read, saved }: Marking): Marking => ({
  ids,
  ...(read !== undefined && { read: !read }),
  ...(saved !== undefined && { saved: !saved }),
})

/** The alert comes first: the event ends the job. */
function* fail(failure: Failure, undone?: Marking): SagaGenerator<void> {
  yield* postAlert({ key: 'notifications:markFailed', values: { reason: failure.message } })
  yield* put(markingFailed({ failure, ...(undone && { undone }) }))
}

function* markSome(marking: Marking): SagaGenerator<void> {
  try {
    yield* call(send, marking)
    yield* put(markingDone({ marking }))
  } catch (thrown) {
    yield* call(fail, toFailure(thrown), undoneOf(marking))
  }
}

type All = Extract<MarkingJob, { readonly kind: 'all' }>

function* unreadIds({ place }: All): SagaGenerator<readonly string[]> {
  const query = { place: { ...place, view: 'unread' as const }, offset: 0, limit: mostIds }
  const asked = notificationsApi.endpoints.notifications.initiate(query, { forceRefetch: true })
  const { notifications } = yield* call(request<NotificationPage>, asked)
  return notifications.map(({ id }) => id)
}

function* tellOfAll(count: number): SagaGenerator<void> {
  if (count === 0) return
  yield* postAlert(
    { key: 'notifications:allMarked', values: { count } },
    {
      severity: 'success',
      display: 'transient',
      action: { label: { key: 'notifications:undo' }, event: undoRequested() },
    },
  )
}

/** One part of all. What is marked is unread no more, so the next part, which is another job, begins at the start. */
function* markPart(job: All): SagaGenerator<void> {
  try {
    const known = new Set(job.done)
    // A backend that does not mark them would be asked for ever.
    const ids = (yield* call(unreadIds, job)).filter((id) => !known.has(id))
    if (ids.length === 0) {
      yield* call(tellOfAll, known.size)
      yield* put(markingDone({}))
      return
    }
    yield* call(send, { ids, read: true })
    yield* put(idsMarked({ ids }))
  } catch (thrown) {
    yield* call(fail, toFailure(thrown))
  }
}

function* work(job: MarkingJob): SagaGenerator<void> {
  if (job.kind === 'all') {
    yield* call(markPart, job)
    return
  }
  const { ids, read, saved } = job
  yield* call(markSome, {
    ids,
    ...(read !== undefined && { read }),
    ...(saved !== undefined && { saved }),
  })
}

export function* notificationMarksSaga(): SagaGenerator<void> {
  yield* call(follow<MarkingJob>, selectMarkingJob, work)
}

// Lives as long as the page. While the start page is shown, asks each source what needs the user's attention, and again
// after a pause once someone looks.

import { createSelector } from '@reduxjs/toolkit'
import { call, delay, fork, put, race, select, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import { selectRecents } from '../../features/preferences/recentsSlice.ts'
import { selectIdentity } from '../../features/session/sessionSlice.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import * as attention from '../../features/start/attentionSlice.ts'
import type { EntityPage } from '../../model/entities/answers.ts'
import { refOf, type Entity } from '../../model/entities/entity.ts'
import { heldTargetOf, type HeldTarget } from '../../model/entities/heldTarget.ts'
import { FailureError, toFailure, type Failure } from '../../model/failure.ts'
import { startPath } from '../../model/paths.ts'
import {
  attentionAge,
  pauseAfter,
  readAnswer,
  roundOf,
  type SourceStates,
  type SourceState,
} from '../../model/plugins/attention.ts'
import { attentionRef, type Attention } from '../../model/shell/attention.ts'
import { inOrderOfVisits } from '../../model/start/ownedEntities.ts'
import { heldRequest } from '../../model/start/ownedRequest.ts'
import type { AttentionCheck, OfferedSource } from '../kit/attentionSource.ts'
import { filterOfHeld } from '../kit/filterOfHeld.ts'
import { followEach, type Jobs } from '../kit/follow.ts'
import { openWhile, type Opened } from '../kit/openWhile.ts'
import { request } from '../kit/request.ts'
import { retryPause } from '../kit/retryPause.ts'
import { pluginService, service } from '../kit/service.ts'

type Root = Parameters<typeof attention.selectAttention>[0]

const selectTarget: (root: LocationRoot) => HeldTarget | undefined = createSelector(
  [selectLocation],
  ({ pathname, search }) => (pathname === startPath ? heldTargetOf(search) : undefined),
)

const page: Opened<attention.AttentionOpening, HeldTarget> = {
  place: selectTarget,
  *targetAt({ of }) {
    const offered = (yield* service('attentionSources')).all()
    // What the user has started is not about another group.
    const told = offered.filter(({ appliesTo }) => of === null || appliesTo)
    const declared = told.map(({ id, plugin, titles }) => ({ id, plugin, titles }))
    return { of, declared, at: (yield* service('clock')).now() }
  },
  shown: (root: Root) => {
    const state = attention.selectAttention(root)
    if (state.status === 'closed') return undefined
    const { of, declared, at } = state
    return { of, declared, at }
  },
  opened: attention.attentionOpened,
  left: attention.attentionLeft,
}

/** Milliseconds after which a source that does not answer has failed. */
const patience = 30_000

const late: Failure = {
  kind: 'timeout',
  name: 'TimeoutError',
  message: 'There was no answer within 30 seconds',
}

/** The entities of a source, those first that were visited last. Without owners there are none. */
function* entitiesOf({ appliesTo }: OfferedSource): SagaGenerator<readonly Entity[]> {
  const owners = (yield* select(selectIdentity))?.ownershipEntityRefs ?? []
  const { of } = yield* select(attention.selectAttention)
  if (!appliesTo || (of === null && owners.length === 0)) return []
  const filter = yield* call(filterOfHeld, { of }, owners)
  const asked = entitiesApi.endpoints.entityPage.initiate(heldRequest(filter), {
    forceRefetch: attentionAge / 2_000,
  })
  const { items } = yield* call(request<EntityPage>, asked)
  return inOrderOfVisits(items.filter(appliesTo), yield* select(selectRecents))
}

function* answerOf(source: OfferedSource, from: number): SagaGenerator<void> {
  const { userEntityRef } = (yield* select(selectIdentity)) ?? {}
  if (userEntityRef === undefined) return
  const at = (yield* service('clock')).now()
  const all = yield* call(entitiesOf, source)
  const entities = roundOf(all, from)
  const isAsked = !source.appliesTo || entities.length > 0
  const nothing = { items: [], well: [] }
  const check: AttentionCheck | undefined = isAsked ? yield* call(source.load) : undefined
  const answer = check ? readAnswer(yield* call(check, { userEntityRef, entities })) : nothing
  const round = { ...answer, at, asked: entities.map(refOf), all: all.map(refOf) }
  yield* put(attention.sourceAnswered({ source: source.id, round }))
}

function* ask(id: string, from: number): SagaGenerator<void> {
  const source = (yield* service('attentionSources')).all().find((one) => one.id === id)
  if (!source) return
  try {
    const { isLate } = yield* race({
      answer: call(answerOf, source, from),
      isLate: delay(patience),
    })
    if (isLate) throw new FailureError(late)
  } catch (thrown) {
    yield* put(attention.sourceFailed({ source: id, failure: toFailure(thrown) }))
  }
}

function* work(state: SourceState, id: string): SagaGenerator<void> {
  const pause = pauseAfter(state)
  if (pause === null) {
    yield* call(ask, id, state.known?.next ?? 0)
    return
  }
  const isFailing = state.status === 'failing'
  yield* delay(isFailing ? yield* call(retryPause, pause, state.failure.again?.until) : pause)
  const { whenAttended } = yield* call(pluginService<Attention>, attentionRef)
  yield* call(whenAttended)
  yield* put(attention.sourceDue({ source: id }))
}

const none: SourceStates = {}

const selectJobs: (root: Root) => Jobs<SourceState> = createSelector(
  [attention.selectAttention],
  (state) => (state.status === 'open' ? state.sources : none),
)

export function* attentionSaga(): SagaGenerator<void> {
  yield* fork(openWhile<attention.AttentionOpening, HeldTarget>, page)
  yield* call(followEach<SourceState>, 'attention', selectJobs, work)
}

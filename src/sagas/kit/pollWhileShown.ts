// Keeps what a page shows of an entity up to date: asks for it, and again after a pause and once someone looks.

import type { Action } from '@reduxjs/toolkit'
import {
  call,
  delay,
  fork,
  put,
  select,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { navigated } from '../../features/shell/locationSlice.ts'
import type { Entity } from '../../model/entities/entity.ts'
import type { Failure } from '../../model/failure.ts'
import { attentionRef, type Attention } from '../../model/shell/attention.ts'
import { request } from './request.ts'
import { retryPause } from './retryPause.ts'
import { pluginService, service } from './service.ts'
import { takeUpLatest } from './takeUpLatest.ts'

interface Polled {
  readonly status: string
  /** While `failing`. */
  readonly failure?: Failure
}

export interface ShownPolling<State extends Polled, Target> {
  /** What the page shows; undefined where it shows nothing of the kind. */
  readonly targetOnPage: () => SagaGenerator<Target | undefined>
  readonly entityRefOf: (target: Target) => string
  /** Whether the entity has what is asked for. */
  readonly appliesTo: (entity: Entity) => boolean
  readonly selector: (state: never) => State
  /** Names the work of the process, which goes on while it stays the same; the state by default. */
  readonly workOf?: (state: never) => unknown
  readonly events: readonly string[]
  /** Events that may change what the page shows, besides the location and the user. */
  readonly places?: readonly string[]
  readonly opened: (target: Target) => Action
  readonly left: () => Action
  readonly due: () => Action
  /** One round of requests. */
  readonly ask: (state: State) => SagaGenerator<void>
  /** The fewest milliseconds until the next round; null if none is due. */
  readonly pauseOf: (state: State) => SagaGenerator<number | null>
  /** The user signs in at a provider, after which a round is due. */
  readonly login: {
    readonly event: string
    readonly of: (event: never) => {
      readonly provider: string
      readonly scopes: string | readonly string[]
    }
    readonly done: () => Action
  }
}

const isAsking = (status: string) => ['loading', 'refreshing', 'retrying'].includes(status)

export function* pollWhileShown<State extends Polled, Target>(
  polling: ShownPolling<State, Target>,
): SagaGenerator<void> {
  const look = polling.selector as (state: unknown) => State
  function* work(): SagaGenerator<void> {
    const state = yield* select(look)
    if (state.status === 'idle') return
    if (isAsking(state.status)) {
      yield* call(polling.ask, state)
      return
    }
    const pause = yield* call(polling.pauseOf, state)
    if (pause === null) return
    const until = state.failure?.again?.until
    const later = state.status === 'failing' ? yield* call(retryPause, pause, until) : pause
    yield* delay(Math.max(pause, later))
    const { whenAttended } = yield* call(pluginService<Attention>, attentionRef)
    yield* call(whenAttended)
    yield* put(polling.due())
  }

  /** Undefined elsewhere, for nobody, and for entities to which it does not apply. */
  function* wanted(): SagaGenerator<Target | undefined> {
    const target = yield* call(polling.targetOnPage)
    if (target === undefined || (yield* select(selectIdentity)) === null) return undefined
    try {
      const asked = catalogApi.endpoints.entityByRef.initiate(polling.entityRefOf(target))
      const entity = yield* call(request<Entity>, asked)
      return polling.appliesTo(entity) ? target : undefined
    } catch {
      // The entity's page says why.
      return undefined
    }
  }

  function* readLocation(): SagaGenerator<void> {
    const target = yield* call(wanted)
    if (target !== undefined) yield* put(polling.opened(target))
    else if ((yield* select(look)).status !== 'idle') yield* put(polling.left())
  }

  /** Begins in the user's click, so that the browser does not block the provider's window. */
  function* login(event: Action): SagaGenerator<void> {
    const auth = yield* service('auth')
    const { provider, scopes } = polling.login.of(event as never)
    try {
      yield* call(auth.getAccessToken, provider, scopes, { instantPopup: true })
      yield* put(polling.login.done())
    } catch {
      // Declined: the card that asks for the login stays.
    }
  }

  yield* takeLatest([navigated.type, isUserChange, ...(polling.places ?? [])], readLocation)
  yield* takeEvery(polling.login.event, login)
  yield* fork(readLocation)
  yield* call(takeUpLatest, [...polling.events], work, polling.workOf ?? polling.selector)
}

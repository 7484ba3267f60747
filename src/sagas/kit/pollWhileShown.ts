// Keeps what a page shows, mostly of an entity, up to date: asks for it, and again after a pause and once someone looks.

import type { Action } from '@reduxjs/toolkit'
import { call, delay, fork, put, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import type { Entity } from '../../model/entities/entity.ts'
import type { Failure } from '../../model/failure.ts'
import { attentionRef, type Attention } from '../../model/shell/attention.ts'
import { follow } from './follow.ts'
import { ofAnyRoot } from './ofAnyRoot.ts'
import { openWhile, type Opened } from './openWhile.ts'
import { request } from './request.ts'
import { retryPause } from './retryPause.ts'
import { pluginService } from './service.ts'

interface Polled {
  readonly status: string
  /** While `failing`. */
  readonly failure?: Failure
}

interface OfEntity {
  readonly entityRef: string
}

export interface ShownPolling<State extends Polled, Target> {
  /** What the page shows; `ofEntity` for a part of an entity's page. */
  readonly page: Omit<Opened<Target>, 'onLeaving'>
  readonly state: (root: never) => State
  /** What a round is about: for another, the one under way is given up. */
  readonly roundOf: (target: Target) => unknown
  readonly due: () => Action
  /** One round of requests. */
  readonly ask: () => SagaGenerator<void>
  /** The fewest milliseconds until the next round; null if none is due. */
  readonly pauseOf: (state: State) => SagaGenerator<number | null>
}

/** A round, whatever is learnt meanwhile, or a state in which the next one is awaited. */
type Job<State> = { readonly asks: string; readonly about: unknown } | State

const isAsking = (status: string) => ['loading', 'refreshing', 'retrying'].includes(status)

/** The target at a place of an entity's page; undefined for entities to which it does not apply. */
export const ofEntity = <Target extends OfEntity>(appliesTo: (entity: Entity) => boolean) =>
  function* targetAt(target: Target): SagaGenerator<Target | undefined> {
    try {
      const asked = catalogApi.endpoints.entityByRef.initiate(target.entityRef)
      const entity = yield* call(request<Entity>, asked)
      return appliesTo(entity) ? target : undefined
    } catch {
      // The entity's page says why.
      return undefined
    }
  }

export function* pollWhileShown<State extends Polled, Target>(
  polling: ShownPolling<State, Target>,
): SagaGenerator<void> {
  const { page, roundOf, due, ask, pauseOf } = polling
  const look = ofAnyRoot(polling.state)
  const shown = ofAnyRoot(page.shown)

  function selectJob(root: unknown): Job<State> | undefined {
    const state = look(root)
    const target = shown(root)
    if (target === undefined) return undefined
    return isAsking(state.status) ? { asks: state.status, about: roundOf(target) } : state
  }

  function* askInTime(job: Job<State>): SagaGenerator<void> {
    if ('asks' in job) {
      yield* call(ask)
      return
    }
    const pause = yield* call(pauseOf, job)
    if (pause === null) return
    const until = job.failure?.again?.until
    const later = job.status === 'failing' ? yield* call(retryPause, pause, until) : pause
    yield* delay(Math.max(pause, later))
    const { whenAttended } = yield* call(pluginService<Attention>, attentionRef)
    yield* call(whenAttended)
    yield* put(due())
  }

  yield* fork(openWhile<Target>, page)
  yield* call(follow<Job<State>>, selectJob, askInTime)
}

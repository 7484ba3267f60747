// Whether the latest runs of the default branch have failed, of entities that a CI host builds.

import { all, call, select, type SagaGenerator } from 'typed-redux-saga'
import { ciApi } from '../../features/ci/ciApi.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { ciFailureNames } from '../../model/ci/ciFailures.ts'
import {
  ciHostsRef,
  loadHosts,
  placeOfEntity,
  type CiHostEntry,
  type CiPlace,
} from '../../model/ci/ciHost.ts'
import { isDone, type CiRun, type RunPage } from '../../model/ci/ciRun.ts'
import { hasFailed } from '../../model/ci/ciStatus.ts'
import { ciTab } from '../../model/ci/ciTab.ts'
import { stripBars, stripRuns } from '../../model/ci/runStrip.ts'
import { encodePart } from '../../model/encodePath.ts'
import { displayName, entityRefOf, refOf, type Entity } from '../../model/entities/entity.ts'
import { FailureError, toFailure, type Failure } from '../../model/failure.ts'
import { entityPath } from '../../model/paths.ts'
import type {
  AttentionHistory,
  AttentionItem,
  UntoldAttention,
} from '../../model/plugins/attention.ts'
import type { AttentionCheck } from '../kit/attentionSource.ts'
import { request } from '../kit/request.ts'
import { pluginService } from '../kit/service.ts'

/** Among so many runs the latest one of each workflow is looked for, and all are drawn: one weighs 15 KB at GitHub. */
const latestRuns = { page: 1, size: 10, requests: 1 }

/** The latest run of each workflow that is done. */
function lastOfEach(runs: readonly CiRun[]): readonly CiRun[] {
  const last = new Map<string, CiRun>()
  for (const run of runs) if (isDone(run) && !last.has(run.name)) last.set(run.name, run)
  return [...last.values()]
}

interface Built {
  readonly entity: Entity
  readonly place: CiPlace
}

type Looked =
  /** All runs that were read, the latest first. */
  | { readonly of: Built; readonly runs: readonly CiRun[] }
  | { readonly of: Built; readonly failure: Failure }

function* look(of: Built): SagaGenerator<Looked> {
  const { place } = of
  const { defaultBranch, runs } = ciApi.endpoints
  try {
    const branch = yield* call(request<string>, defaultBranch.initiate({ place }))
    const query = { ...latestRuns, branch }
    const asked = runs.initiate({ place, query, part: 0 }, { forceRefetch: 30 })
    const [page] = yield* call(request<readonly RunPage[]>, asked)
    return { of, runs: page?.runs ?? [] }
  } catch (thrown) {
    return { of, failure: toFailure(thrown) }
  }
}

const pathOfRun = (entity: Entity, { id }: CiRun): string =>
  `${entityPath(entityRefOf(entity))}/${ciTab}/${encodePart(id)}`

const historyOf = ({ entity }: Built, runs: readonly CiRun[]): AttentionHistory => ({
  label: { key: 'strip.label', values: { count: runs.length } },
  marks: stripBars(stripRuns(runs, [])).map(({ run, status, state, height }) => ({
    id: run.id,
    state,
    height,
    title: `${run.name} #${String(run.number ?? run.id)}`,
    ...(status && { text: { key: `status.${status}` } }),
    to: pathOfRun(entity, run),
    ...(run.startedAt !== undefined && { at: run.startedAt }),
  })),
})

const itemOf = (entity: Entity, run: CiRun): AttentionItem => ({
  id: `${refOf(entity)} ${run.id}`,
  severity: 'error',
  title: displayName(entity),
  entityRef: refOf(entity),
  cause: { key: 'attention.failed', values: { workflow: run.name, branch: run.branch ?? '' } },
  to: pathOfRun(entity, run),
  ...(run.updatedAt !== undefined && { at: run.updatedAt }),
})

/** What could not be learnt is said once; a login that is missing before anything else. */
function untoldOf(looked: readonly Looked[]): UntoldAttention | undefined {
  const failed = looked.flatMap((one) => ('failure' in one ? [one] : []))
  const withoutLogin = failed.find(({ failure }) => failure.name === ciFailureNames.login)
  if (withoutLogin) {
    const host = withoutLogin.of.place.hostTitle
    const { entity } = withoutLogin.of
    const to = `${entityPath(entityRefOf(entity))}/${ciTab}`
    return { key: 'attention.login', values: { host }, to }
  }
  const [first] = failed
  if (!first) return undefined
  return {
    key: 'attention.untold',
    values: { count: failed.length, message: first.failure.message },
  }
}

export const ciAttention: AttentionCheck = function* ({ entities }) {
  const entries = yield* call(pluginService<readonly CiHostEntry[]>, ciHostsRef)
  const hosts = yield* call(loadHosts, entries)
  const { integrations = [], authProviders = [] } = (yield* select(selectConfig)) ?? {}
  const built = entities.flatMap((entity): readonly Built[] => {
    const place = placeOfEntity(hosts, entity, integrations)
    return place === undefined || place === 'malformed' ? [] : [{ entity, place }]
  })
  const isKnown = ({ place }: Built) =>
    authProviders.length === 0 || authProviders.includes(place.providerId)
  const looked = yield* all(built.filter(isKnown).map((one) => call(look, one)))
  const [first] = looked
  const isAllLost = looked.every((one) => 'failure' in one)
  if (first && 'failure' in first && isAllLost && first.failure.name !== ciFailureNames.login)
    throw new FailureError(first.failure)
  const read = looked.flatMap((one) => ('runs' in one ? [one] : []))
  const told = read.map(({ of, runs }) => ({ of, runs: lastOfEach(runs) }))
  const items = told.flatMap(({ of, runs }) =>
    runs.filter(hasFailed).map((run) => itemOf(of.entity, run)),
  )
  const isWell = ({ of, runs }: (typeof told)[number]) =>
    runs.length > 0 && !items.some(({ entityRef }) => entityRef === refOf(of.entity))
  const untold = untoldOf(looked)
  return {
    items,
    well: told.filter(isWell).map(({ of }) => refOf(of.entity)),
    ...(read.length > 0 && {
      recent: Object.fromEntries(
        read.map(({ of, runs }) => [refOf(of.entity), historyOf(of, runs)]),
      ),
    }),
    ...(untold && { untold }),
  }
}

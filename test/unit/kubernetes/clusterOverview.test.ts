// What the page of clusters says of many entities: the worst first, each cause once.

import { expect, it } from '@jest/globals'
import { entitiesQueryPath } from '../../../src/model/entities/catalogPaths.ts'
import { addressOfHeld, filterOfTarget } from '../../../src/model/entities/heldTarget.ts'
import { titleOf } from '../../../src/model/kubernetes/clusters/clusters.ts'
import {
  clusterTiles,
  overviewPause,
  unasked,
  unlistedWorkloads,
  workloadRows,
  type EntityAnswer,
  type OpenOverview,
} from '../../../src/model/kubernetes/overview/clusterOverview.ts'
import {
  healthOf,
  type ClusterHealth,
  type TroubledWorkload,
} from '../../../src/model/kubernetes/overview/entityHealth.ts'
import {
  overviewTargetAt,
  ownedTargets,
} from '../../../src/model/kubernetes/overview/ownedTargets.ts'
import { clusterObjects } from '../../support/clusterObjects.ts'
import { failure } from '../../support/machine.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

it('keeps workloads with errors, not their pods, and nothing of those that are well', () => {
  const [troubled, calm] = healthOf([clusterObjects('staging'), clusterObjects('production')], now)
  // No pod, but a job that has failed.
  expect(calm).toMatchObject({
    ...{ podsWithErrors: 0, troubles: [], more: 0 },
    workloads: [{ kind: 'Job', message: 'BackoffLimitExceeded', severity: 3, objects: 1 }],
  })
  expect(troubled?.workloads.length).toBeGreaterThan(0)
  const severities = troubled?.workloads.map(({ severity }) => severity) ?? []
  expect(severities).toEqual([...severities].sort((one, other) => other - one))
  const names = troubled?.workloads.map(
    ({ kind, namespace, name }) => `${kind} ${namespace}/${name}`,
  )
  expect(new Set(names).size).toBe(names?.length)
  // A pod that a deployment owns is named by it, and the link leads to the pod.
  const deployed = troubled?.workloads.filter(({ kind, worst }) => kind !== worst.kind) ?? []
  expect(deployed.length).toBeGreaterThan(0)
  expect(JSON.stringify(troubled).length).toBeLessThan(20_000)
})

it('cuts what no page can show', () => {
  const part = clusterObjects('staging')
  const [pod] = part.objects.pods
  if (!pod) throw new Error('The stand-in has no pods')
  const detected = Array.from({ length: 30 }, (_, at) => ({
    type: 'pod-failed' as const,
    message: 'm'.repeat(5_000),
    severity: 4,
    occurrenceCount: 1,
    sourceRef: {
      ...{ id: `id-${String(at)}`, name: `pod-${String(at)}`, namespace: 'shop' },
      ...{ kind: 'Pod', apiGroup: '' },
    },
  }))
  const past = detected.map((error) => ({ ...error, isPast: true as const }))
  const [health] = healthOf([{ ...part, detected }], now)
  expect([health?.workloads.length, health?.more]).toEqual([20, 10])
  expect(health?.workloads[0]?.message).toHaveLength(300)
  expect(healthOf([{ ...part, detected: past }], now)[0]?.workloads).toEqual([])
})

const workload = (name: string, severity: number, objects = 1): TroubledWorkload => ({
  ...{ kind: 'Deployment', namespace: 'shop', name, severity, objects, message: 'm' },
  worst: { kind: 'Pod', namespace: 'shop', name: `${name}-1` },
})

const noSquares = {
  squares: [],
  counts: { ready: 0, starting: 0, failing: 0, finished: 0, unknown: 0 },
  more: 0,
}

const health = (name: string, over: Partial<ClusterHealth> = {}): ClusterHealth => ({
  cluster: { name },
  ...{ pods: 2, podsWithErrors: 0, hasObjects: true, troubles: [], workloads: [], more: 0 },
  squares: noSquares,
  ...over,
})

const answered = (...clusters: readonly ClusterHealth[]): EntityAnswer => ({
  status: 'answered',
  at: 1,
  clusters,
})

const state = (answers: Readonly<Record<string, EntityAnswer>>): OpenOverview => ({
  status: 'shown',
  of: null,
  most: 10,
  entities: ['a', 'b', 'c', 'd'].map((name) => ({ entityRef: name, title: name.toUpperCase() })),
  total: 4,
  answers,
  at: 1,
})

const silent = (kinds: readonly string[], line: string) => ({
  cause: 'silent' as const,
  kinds,
  lines: [line],
})

const full = state({
  a: answered(
    health('lab', {
      workloads: [workload('full', 8), workload('z', 6), workload('slow', 4), workload('job', 3)],
      podsWithErrors: 1,
    }),
    health('old', { troubles: [silent(['pods'], 'one')], hasObjects: false, pods: 0 }),
  ),
  b: answered(
    health('lab', { workloads: [workload('wide', 4, 3)], more: 2 }),
    health('old', { troubles: [silent(['jobs'], 'one')], hasObjects: false, pods: 0 }),
  ),
  c: { status: 'failed', failure },
  d: { status: 'failed', failure },
  // No longer owned.
  e: answered(health('lab', { workloads: [workload('gone', 9)] })),
})

it('lists the worst first, of the entities that are owned', () => {
  expect(
    workloadRows(full).map(({ entity, workload: { name } }) => `${entity.title} ${name}`),
  ).toEqual(['A z', 'B wide', 'A slow', 'A full', 'A job'])
  expect(unlistedWorkloads(full)).toBe(2)
})

it('says once what a cluster cannot tell, and adds up its pods', () => {
  const known = [{ name: 'new' }, { name: 'lab', title: 'Laboratory' }, { name: 'old' }]
  const tiles = clusterTiles(full, known)
  expect(
    tiles.map(({ cluster, pods, podsWithErrors }) => [titleOf(cluster), pods, podsWithErrors]),
  ).toEqual([
    ['Laboratory', 4, 1],
    ['old', 0, 0],
    ['new', 0, 0],
  ])
  expect(tiles[1]?.troubles).toEqual([{ cause: 'silent', kinds: ['jobs', 'pods'], lines: ['one'] }])
  expect(tiles[2]?.hasObjects).toBe(false)
})

it('names a cluster that the backend has not listed', () => {
  expect(clusterTiles(full, []).map(({ cluster }) => cluster.name)).toEqual(['lab', 'old'])
})

it('says once why entities could not be asked about', () => {
  expect(unasked(full)).toEqual([{ message: failure.message, titles: ['C', 'D'] }])
})

it.each<[string, OpenOverview, number | null]>([
  ['after a round', full, 30_000],
  ['where there is nothing to ask about', state({}), null],
  ['after the first failure', { ...full, status: 'failing', attempt: 1, failure }, 10_000],
  ['after many failures', { ...full, status: 'failing', attempt: 20, failure }, 120_000],
  ['during a round', { ...full, status: 'refreshing' }, null],
])('pauses %s', (_case, of, expected) => {
  expect(overviewPause(of, 10_000)).toBe(expected)
})

it('asks for a page of what is owned and has one of the annotations', () => {
  const owned = { 'relations.ownedBy': ['group:default/a', 'user:default/b'] }
  const path = decodeURIComponent(entitiesQueryPath(ownedTargets(owned, 10)))
  expect(path.match(/filter=/g)).toHaveLength(2)
  expect(path).toContain('relations.ownedBy=group:default/a,relations.ownedBy=user:default/b')
  expect(path).toContain('metadata.annotations.backstage.io/kubernetes-id')
  expect(path).toContain('metadata.annotations.backstage.io/kubernetes-label-selector')
  expect(path).toMatch(/limit=10$/)
})

it.each([
  ['/kubernetes', '', { of: null }],
  ['/kubernetes/', '?a=b', { of: null }],
  ['/kubernetes', '?of=group:default/team-a', { of: 'group:default/team-a' }],
  ['/kubernetes', '?of=System%3ADefault%2FShop', { of: 'system:default/shop' }],
  ['/kubernetes', '?of=domain:default/trade', { of: 'domain:default/trade' }],
  ['/kubernetes', '?of=user:default/mona', { of: 'user:default/mona' }],
  ['/kubernetes', '?of=component:default/some', { of: null }],
  ['/kubernetes', '?of=group:default/a,kind=secret', { of: null }],
  ['/kubernetes', '?of=//', { of: null }],
  ['/kubernetes', '?of=', { of: null }],
  ['/kubernetes/x', '', undefined],
  ['/catalog/default/component/some/kubernetes', '', undefined],
  ['/', '', undefined],
])('knows its place: %s%s', (pathname, search, expected) => {
  expect(overviewTargetAt(pathname, search)).toEqual(expected)
})

it('is reached from what it shows', () => {
  const address = addressOfHeld('/kubernetes', 'group:default/team-a')
  const { pathname, search } = new URL(address, 'https://portal.example')
  expect(overviewTargetAt(pathname, search)).toEqual({ of: 'group:default/team-a' })
})

it.each([
  ['group:default/a', [], { 'relations.ownedBy': ['group:default/a'] }],
  ['user:default/a', [], { 'relations.ownedBy': ['user:default/a'] }],
  ['system:default/a', [], { 'relations.partOf': ['system:default/a'] }],
  [
    'domain:default/a',
    ['system:default/b'],
    { 'relations.partOf': ['domain:default/a', 'system:default/b'] },
  ],
])('looks for what %s owns or contains', (of, parts, expected) => {
  expect(filterOfTarget(of, parts)).toEqual(expected)
})

// Workflow runs without a host: places, statuses, and when to ask again.

import { describe, expect, it } from '@jest/globals'
import { placeOfEntity } from '../../../src/model/ci/ciHost.ts'
import { ciPause, scarce, type CiPollingState } from '../../../src/model/ci/ciPolling.ts'
import { joined, nextOf, type CiRun, type RunPage } from '../../../src/model/ci/ciRun.ts'
import { ciStatusOf, hasFailed, jobStatusOf } from '../../../src/model/ci/ciStatus.ts'
import { isBuilt } from '../../../src/model/ci/ciTab.ts'
import { githubHost } from '../../../src/model/ci/github/githubHost.ts'
import { matchingRuns } from '../../../src/model/ci/matchingRuns.ts'
import {
  ciTargetOf,
  isNarrowed,
  pageCount,
  pageOf,
  rangeOf,
  readRunPlace,
  readRunsPlace,
  runsListOf,
  searchOfRun,
  searchOfRuns,
} from '../../../src/model/ci/runsPlace.ts'
import { fileSize } from '../../../src/model/fileSize.ts'
import type { Integration } from '../../../src/model/integrations/integration.ts'

const entityWith = (annotations: Readonly<Record<string, string>>) => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'some', annotations },
  spec: {},
})

const github: Integration = {
  type: 'github',
  title: 'github.com',
  host: 'github.com',
  apiBaseUrl: 'https://api.github.com',
}
const enterprise: Integration = {
  ...github,
  host: 'ghe.example',
  title: 'ghe.example',
  apiBaseUrl: 'https://ghe.example/api/v3',
}

const slug = 'github.com/project-slug'
const placeOf = (annotations: Readonly<Record<string, string>>) =>
  placeOfEntity([githubHost], entityWith(annotations), [github, enterprise])

describe('the repository of an entity', () => {
  it('is at github.com, with the scopes of source-control login', () => {
    expect(placeOf({ [slug]: 'larkspur/web-shop' })).toEqual({
      host: 'github',
      hostTitle: 'GitHub',
      apiBaseUrl: 'https://api.github.com',
      url: 'https://github.com/larkspur/web-shop',
      owner: 'larkspur',
      repo: 'web-shop',
      providerId: 'github',
      scopes: ['repo', 'read:org', 'read:user'],
    })
  })

  it.each(['backstage.io/source-location', 'backstage.io/managed-by-location'])(
    'is at the Enterprise host of its %s',
    (location) => {
      const place = placeOf({
        [slug]: 'larkspur/web-shop',
        [location]: 'url:https://ghe.example/larkspur/web-shop/tree/main/',
      })
      expect(place).toMatchObject({
        hostTitle: 'ghe.example',
        apiBaseUrl: 'https://ghe.example/api/v3',
        url: 'https://ghe.example/larkspur/web-shop',
      })
    },
  )

  it.each(['owner', 'owner/', '/repo', 'a/b/c', 'a b/c', '../..', 'a/..', 'a/.', '-a/b', ''])(
    'is none for the annotation %j',
    (text) => {
      expect(placeOf({ [slug]: text })).toBe('malformed')
    },
  )

  it('is missing without the annotation', () => {
    expect(placeOf({})).toBeUndefined()
    expect(isBuilt(entityWith({}))).toBe(false)
    expect(isBuilt(entityWith({ 'gitlab.com/project-slug': 'a/b' }))).toBe(true)
  })
})

describe('a status', () => {
  it.each([
    ['queued', null, 'queued'],
    ['waiting', null, 'pending'],
    ['unheard-of', null, 'pending'],
    ['in_progress', null, 'inProgress'],
    ['in_progress', 'failure', 'inProgress'],
    ['completed', 'skipped', 'aborted'],
    ['completed', 'cancelled', 'aborted'],
    ['completed', 'timed_out', 'timedOut'],
    ['completed', 'failure', 'error'],
    ['completed', 'success', 'completed'],
    ['completed', 'neutral', 'completed'],
    ['completed', 'constructor', 'completed'],
    ['completed', null, 'completed'],
  ] as const)('%s with conclusion %s is shown as %s', (status, conclusion, shown) => {
    expect(ciStatusOf({ status, ...(conclusion !== null && { conclusion }) })).toBe(shown)
  })

  it.each([
    ['queued', null, 'queued'],
    ['in_progress', null, 'inProgress'],
    ['completed', 'skipped', 'skipped'],
    ['completed', 'cancelled', 'cancelled'],
    ['completed', 'timed_out', 'timedOut'],
    ['completed', 'failure', 'error'],
    ['completed', 'success', 'completed'],
  ] as const)('of a job: %s with conclusion %s is shown as %s', (status, conclusion, shown) => {
    expect(jobStatusOf({ status, ...(conclusion !== null && { conclusion }) })).toBe(shown)
  })

  it('is not shown without one', () => {
    expect(ciStatusOf({})).toBeUndefined()
    expect(hasFailed({})).toBe(false)
    expect(hasFailed({ status: 'completed', conclusion: 'timed_out' })).toBe(true)
  })
})

describe('the place in the URL', () => {
  it('is read and written the same', () => {
    const search = '?branch=a%2Fb&workflow=7&status=failure&actor=mei&q=fix&page=3&size=all'
    expect(searchOfRuns(readRunsPlace(search))).toBe(search)
    expect(searchOfRuns(readRunsPlace(''))).toBe('')
    expect(readRunsPlace('?page=-1&size=7')).toMatchObject({ page: 1, size: 6 })
    expect(searchOfRun(readRunPlace('?attempt=2&job=5'))).toBe('?attempt=2&job=5')
    expect(readRunPlace('?attempt=x')).toEqual({ attempt: undefined, job: null })
  })

  it('asks for a page of the host, and for 100 runs in ten answers where a page has so many', () => {
    const place = readRunsPlace('?page=3&size=12&status=failure')
    expect(runsListOf(place, 'table', 'main')).toEqual({
      status: 'failure',
      page: 3,
      size: 12,
      requests: 1,
    })
    expect(runsListOf(place, 'cards', 'main')).toEqual({
      branch: 'main',
      status: 'failure',
      page: 3,
      size: 12,
      requests: 1,
    })
    const searched = readRunsPlace('?branch=*&q=fix&page=3')
    expect(runsListOf(searched, 'cards', 'main')).toEqual({ page: 1, size: 10, requests: 10 })
    const all = readRunsPlace('?branch=*&size=all&page=2')
    expect(runsListOf(all, 'cards', 'main')).toEqual({ page: 11, size: 10, requests: 10 })
    expect(runsListOf(all, 'table', '')).toEqual({ page: 11, size: 10, requests: 10 })
    expect(isNarrowed(all)).toBe(false)
    expect(isNarrowed(place)).toBe(true)
  })

  it('has the pages of a list as one, each run once', () => {
    const list = { page: 1, size: 2, requests: 3 }
    const page = (total: number, ...ids: readonly string[]): RunPage => ({
      total,
      runs: ids.map((id) => ({ id, name: 'CI', attempt: 1 })),
    })
    expect(nextOf(list, [page(9, '4', '3')])).toBe(1)
    expect(nextOf(list, [page(2, '4', '3')])).toBeUndefined()
    expect(nextOf(list, [page(9, '4', '3'), page(9)])).toBeUndefined()
    const whole = [page(9, '4', '3'), page(9, '3', '2'), page(10, '1')]
    expect(nextOf(list, whole)).toBeUndefined()
    expect(joined(whole)).toEqual(page(10, '4', '3', '2', '1'))
  })

  it('pages what is loaded', () => {
    const place = readRunsPlace('?page=2')
    expect(pageOf([1, 2, 3, 4, 5, 6, 7, 8], place)).toEqual([7, 8])
    expect(rangeOf(place, 8)).toEqual({ from: 7, until: 8 })
    expect(rangeOf(readRunsPlace(''), 0)).toEqual({ from: 0, until: 0 })
    expect([pageCount(0, 6), pageCount(13, 6), pageCount(3_000, 'all')]).toEqual([1, 3, 30])
  })

  it('says which runs are on the page', () => {
    const of = (pathname: string, search = '') => ciTargetOf({ pathname, search }, 'table')
    const entityRef = 'component:default/some'
    const page = '/catalog/default/component/some'
    expect(of(page)).toEqual({ entityRef, shows: { page: 'overview' } })
    expect(of(`${page}/ci-cd`)).toMatchObject({ entityRef, shows: { page: 'runs' } })
    expect(of(`${page}/ci-cd/12`, '?attempt=1&job=3')).toEqual({
      entityRef,
      shows: { page: 'run', runId: '12', attempt: 1 },
    })
    expect(of(`${page}/ci-cd`, '?q=a&page=2')).toEqual(of(`${page}/ci-cd`, '?q=b'))
    expect(of(`${page}/kubernetes`)).toBeUndefined()
    expect(of('/catalog')).toBeUndefined()
  })
})

it('finds runs by workflow, commit, branch, actor and number', () => {
  const run = (more: Partial<CiRun>): CiRun => ({ id: '1', name: 'CI', attempt: 1, ...more })
  const runs = [
    run({ commit: { id: 'abc123', message: 'Fix totals' } }),
    run({ branch: 'feature/gift' }),
    run({ actor: { name: 'mei' }, number: 77 }),
  ]
  const count = (text: string) => matchingRuns(runs, text).length
  expect([' totals ', 'ABC', 'gift', 'mei', '#77', 'ci', 'none'].map(count)).toEqual([
    ...[1, 1, 1, 1, 1, 3, 0],
  ])
})

describe('the next request', () => {
  const target = { entityRef: 'component:default/some', shows: { page: 'overview' } } as const
  const shown = (more: object): CiPollingState => ({
    ...{ status: 'shown', target, at: 0, quiet: 0, isDone: false, allowance: null },
    ...more,
  })
  const failing = (attempt: number, more: object): CiPollingState => ({
    ...{ status: 'failing', target, at: null, attempt, allowance: null },
    failure: { kind: 'serverError', name: 'ResponseError', message: 'away', ...more },
  })

  it('comes after 10 seconds, later while nothing changes, and never once all is done', () => {
    expect([0, 2, 100].map((quiet) => ciPause(shown({ quiet }), 0))).toEqual([
      ...[10_000, 15_000, 30_000],
    ])
    expect(ciPause(shown({ isDone: true }), 0)).toBeNull()
    expect(ciPause({ status: 'loading', target }, 0)).toBeNull()
  })

  it('is spread over what the host still allows', () => {
    const until = 3_600_000
    const pause = (remaining: number) => ciPause(shown({ allowance: { remaining, until } }), 0)
    expect([5_000, 110, 50, 0].map(pause)).toEqual([10_000, 60_000, until, until])
  })

  it('backs off after failures that pass, and is left to the user after others', () => {
    expect([1, 2, 9].map((attempt) => ciPause(failing(attempt, {}), 0))).toEqual([
      ...[10_000, 20_000, 120_000],
    ])
    expect(ciPause(failing(1, { kind: 'notFound' }), 0)).toBeNull()
    expect(ciPause(failing(1, { kind: 'forbidden', name: 'RateLimitError' }), 0)).toBe(10_000)
  })

  it('is worth telling when few are left', () => {
    expect(scarce({ remaining: 99, until: 1 })).toEqual({ remaining: 99, until: 1 })
    expect(scarce({ remaining: 100, until: 1 })).toBeUndefined()
    expect(scarce(null)).toBeUndefined()
  })
})

it('tells sizes in the units of the reader', () => {
  expect([0, 999, 1_240_000, 2e12].map((bytes) => fileSize(bytes, 'en'))).toEqual([
    ...['0 byte', '999 byte', '1.2 MB', '2,000 GB'],
  ])
})

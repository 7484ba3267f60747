// What a run's page says first: what failed and why, in which order its jobs are, and which way took longest.

import { describe, expect, it } from '@jest/globals'
import type { CiAnnotation, CiJob, CiRun } from '../../../src/model/ci/ciRun.ts'
import type { JobGraph } from '../../../src/model/ci/jobGraph.ts'
import { lengthOfNode, longestPath, ranksOf } from '../../../src/model/ci/longestPath.ts'
import {
  causeOfFailure,
  failedFirst,
  failureOfRun,
  noJob,
  withFailedJob,
} from '../../../src/model/ci/runFailure.ts'

const run: CiRun = { id: '1', name: 'CI', attempt: 1, status: 'completed', conclusion: 'failure' }
const going: CiRun = { id: '1', name: 'CI', attempt: 1, status: 'in_progress' }

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString()

/** A job that began at a second of the minute and took some seconds. */
const jobOf = (id: string, conclusion: string, more: Partial<CiJob> = {}): CiJob => ({
  id,
  name: id,
  status: 'completed',
  conclusion,
  steps: [],
  ...more,
})

const steps = ['success', 'failure', 'skipped', 'failure'].map((conclusion, index) => ({
  name: `step ${String(index)}`,
  status: 'completed',
  conclusion,
  number: index,
}))

describe('what failed', () => {
  const jobs = [
    jobOf('build', 'success'),
    jobOf('test', 'failure', { steps }),
    jobOf('lint', 'timed_out'),
    jobOf('deploy', 'skipped'),
  ]

  it('is the first job that did, with its first step that did', () => {
    expect(failureOfRun(run, jobs)).toEqual({ job: jobs[1], step: 'step 1', more: 1 })
    expect(failureOfRun(run, [jobs[2] ?? jobOf('', '')])).toMatchObject({
      step: undefined,
      more: 0,
    })
  })

  it('is not told while the run goes on, nor of a run without a failed job', () => {
    expect(failureOfRun(going, jobs)).toBeUndefined()
    expect(failureOfRun(run, [])).toBeUndefined()
    expect(failureOfRun(run, [jobOf('a', 'success'), jobOf('b', 'cancelled')])).toBeUndefined()
  })

  it('comes first once the run is done', () => {
    const names = (all: readonly CiJob[]) => all.map(({ name }) => name)
    expect(names(failedFirst(run, jobs))).toEqual(['test', 'lint', 'build', 'deploy'])
    expect(names(failedFirst(going, jobs))).toEqual(['build', 'test', 'lint', 'deploy'])
  })

  it.each([
    ['opens by itself', null, run, 'test'],
    ['stays closed', noJob, run, noJob],
    ['is behind the one that the URL names', 'build', run, 'build'],
    ['does not open while the run goes on', null, going, null],
  ])('%s', (_what, job, of, open) => {
    expect(withFailedJob({ attempt: undefined, job }, of, jobs).job).toBe(open)
  })
})

describe('why it failed', () => {
  const said = (message: string, level: CiAnnotation['level'] = 'failure') => ({ level, message })

  it.each<[string, readonly CiAnnotation[], string | undefined, string | undefined]>([
    ['the first annotation', [said('Expected 1\n  at x'), said('other')], undefined, 'Expected 1'],
    ['no warning', [said('deprecated', 'warning')], undefined, undefined],
    [
      'what says more than the exit code',
      [said('Process completed with exit code 1.'), said('Bad')],
      undefined,
      'Bad',
    ],
    [
      'the log, if annotations say the exit code alone',
      [said('Process completed with exit code 2.')],
      'a\n2026 ##[error]No such file\nb',
      'No such file',
    ],
    [
      'the exit code, if nothing says more',
      [said('Process completed with exit code 2.')],
      '##[error]Process completed with exit code 2.',
      'Process completed with exit code 2.',
    ],
    ['nothing, of empty texts', [said('  \n')], '##[error]\n', undefined],
    ['the end of a log without a line break', [], '##[error]cut', 'cut'],
    ['a line of a few hundred characters', [said('x'.repeat(5_000))], undefined, 'x'.repeat(300)],
  ])('is %s', (_what, annotations, log, cause) => {
    expect(causeOfFailure(annotations, log)).toBe(cause)
  })
})

/** Nodes with their seconds, and edges such as `a b`. */
function graphOf(seconds: Readonly<Record<string, number>>, edges: readonly string[]): JobGraph {
  return {
    nodes: Object.entries(seconds).map(([id, length]) => ({
      id,
      name: id,
      status: 'completed',
      jobs: [jobOf(id, 'success', { startedAt: at(0), completedAt: at(length) })],
    })),
    edges: edges.map((edge) => {
      const [from = '', to = ''] = edge.split(' ')
      return { from, to }
    }),
  }
}

describe('the longest way', () => {
  it.each<
    [string, Readonly<Record<string, number>>, readonly string[], string | undefined, number]
  >([
    ['of a chain is all of it', { a: 1, b: 2, c: 3 }, ['a b', 'b c'], 'a b c', 6],
    [
      'leads through the longer side',
      { a: 1, b: 2, c: 9, d: 1 },
      ['a b', 'a c', 'b d', 'c d'],
      'a c d',
      11,
    ],
    ['may end early', { a: 1, b: 20, c: 3 }, ['a b', 'a c'], 'a b', 21],
    ['of two as long is the first', { a: 1, b: 2, c: 2 }, ['a b', 'a c'], 'a b', 3],
    ['is none without an edge', { a: 1, b: 2 }, [], undefined, 0],
    ['is none where one job alone took longer', { a: 1, b: 1, c: 50 }, ['a b'], undefined, 0],
    ['leaves out an edge to a missing job', { a: 1, b: 2 }, ['a b', 'gone b', 'a gone'], 'a b', 3],
    ['ends in a cycle', { a: 1, b: 2, c: 3 }, ['a b', 'b c', 'c a'], 'b c a', 6],
    ['ignores a job that waits for itself', { a: 1, b: 2 }, ['a a', 'a b'], 'a b', 3],
  ])('%s', (_what, seconds, edges, ids, length) => {
    const path = longestPath(graphOf(seconds, edges))
    expect(path?.ids.join(' ')).toBe(ids)
    expect(path?.length ?? 0).toBe(length * 1_000)
  })

  it('is found in a long chain with every shortcut', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `n${String(index)}`)
    const edges = ids.flatMap((from, index) => ids.slice(index + 1).map((to) => `${from} ${to}`))
    const path = longestPath(graphOf(Object.fromEntries(ids.map((id) => [id, 1])), edges))
    expect(path?.ids).toEqual(ids)
  })

  it.each<[string, Partial<CiJob>, number]>([
    ['has ended', {}, 5_000],
    ['goes on', { status: 'in_progress', completedAt: '' }, 0],
    ['ended before it began', { completedAt: at(-60) }, 0],
    ['was skipped', { conclusion: 'skipped' }, 0],
    ['has texts for times', { startedAt: '1e308', completedAt: 'never' }, 0],
  ])('counts a job that %s', (_what, more, length) => {
    const job = jobOf('a', 'success', { startedAt: at(0), completedAt: at(5), ...more })
    expect(lengthOfNode({ id: 'a', name: 'a', status: undefined, jobs: [job] })).toBe(length)
  })

  it.each<[string, readonly string[], readonly number[]]>([
    ['a chain', ['a b', 'b c'], [1, 1, 1]],
    ['a fan', ['a b', 'a c'], [1, 2]],
    ['jobs alone', [], [3]],
    ['a missing job', ['a gone', 'gone b'], [3]],
  ])('has ranks of %s', (_what, edges, ranks) => {
    expect(ranksOf(graphOf({ a: 1, b: 1, c: 1 }, edges))).toEqual(ranks)
  })

  it('has ranks of cycles, too', () => {
    const ranks = ranksOf(graphOf({ a: 1, b: 1, c: 1 }, ['a b', 'b c', 'c a', 'c c']))
    expect(ranks.reduce((sum, count) => sum + count, 0)).toBe(3)
  })
})

// The jobs of a run: the graph of what they wait for, and their logs.

import { describe, expect, it } from '@jest/globals'
import type { CiJob } from '../../../src/model/ci/ciRun.ts'
import { jobNeedsOf } from '../../../src/model/ci/github/workflowFile.ts'
import { jobGraph } from '../../../src/model/ci/jobGraph.ts'
import { firstError, jobLogEntries, nextProblem, outlineOf } from '../../../src/model/ci/jobLog.ts'

const job = (id: string, name: string, conclusion = 'success'): CiJob => ({
  id,
  name,
  status: 'completed',
  conclusion,
  steps: [],
})

describe('the graph of jobs', () => {
  const plans = () =>
    jobNeedsOf(`
jobs:
  lint: {}
  test:
    name: test (\${{ matrix.node }}, \${{ matrix.os }})
    needs: lint
  build: { needs: [lint, test] }
  build-image: { needs: build, name: build image }
  call: { uses: ./other.yml, needs: missing }
`)

  it('follows the needs of the file; a matrix is one node, with the worst status', async () => {
    const jobs = [
      job('1', 'lint'),
      job('2', 'test (20, linux)'),
      job('3', 'test (22, linux)', 'failure'),
      job('4', 'build', 'skipped'),
      job('5', 'build image', 'skipped'),
      job('6', 'call / inner'),
      job('7', 'of no plan'),
    ]
    const { nodes, edges } = jobGraph(jobs, await plans())
    expect(nodes.map(({ id, name, jobs: own, status }) => [id, name, own.length, status])).toEqual([
      ['lint', 'lint', 1, 'completed'],
      ['test', 'test', 2, 'error'],
      ['build', 'build', 1, 'skipped'],
      ['build-image', 'build image', 1, 'skipped'],
      ['call', 'call', 1, 'completed'],
      ['job 7', 'of no plan', 1, 'completed'],
    ])
    expect(edges).toEqual([
      { from: 'lint', to: 'test' },
      { from: 'lint', to: 'build' },
      { from: 'test', to: 'build' },
      { from: 'build', to: 'build-image' },
    ])
  })

  it('has each job alone without a file', () => {
    const { nodes, edges } = jobGraph([job('1', 'a'), job('2', 'b')], [])
    expect(nodes.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(edges).toEqual([])
  })

  it.each(['', '- a', 'jobs: 3', 'jobs: { a: 3 }', '{ broken'])(
    'is empty for the file %j',
    async (text) => {
      expect(await jobNeedsOf(text)).toEqual([])
    },
  )
})

describe('a log', () => {
  const text = [
    '\uFEFF2026-11-20T10:00:00.1234567Z ##[group]Set up job',
    '2026-11-20T10:00:01.0000000Z quiet',
    '2026-11-20T10:00:01.5000000Z ##[endgroup]',
    '2026-11-20T10:00:02.0000000Z ##[group]Run npm test',
    '2026-11-20T10:00:03.0000000Z ##[warning]slow',
    '2026-11-20T10:00:03.5000000Z ##[endgroup]',
    '2026-11-20T10:00:04.0000000Z ##[error]broken',
    'without a time',
    '2026-11-20T10:00:05.0000000Z ##[error]exit code 1',
    '',
  ].join('\r\n')
  const entries = jobLogEntries(text)

  it('has the time of each line, and the marks of the runner as colours', () => {
    expect(entries).toHaveLength(9)
    expect(entries[1]).toEqual({ text: 'quiet', at: Date.parse('2026-11-20T10:00:01Z') })
    expect(entries[6]?.text).toBe('\u001B[31mError: broken\u001B[0m')
    expect(entries[7]).toEqual({ text: 'without a time' })
    expect(jobLogEntries('')).toEqual([])
  })

  it('is opened at its first error, with quiet groups folded', () => {
    const { problems, quietGroups } = outlineOf(entries)
    expect(problems).toEqual([
      { line: 4, level: 'warning' },
      { line: 5, level: 'error' },
      { line: 7, level: 'error' },
    ])
    expect(quietGroups).toEqual([1])
    expect(firstError(problems)).toBe(5)
    expect(firstError([])).toBeUndefined()
    expect(outlineOf(entries, 2).quietGroups).toEqual([])
  })

  it('leads from problem to problem, and from the last to the first', () => {
    const { problems } = outlineOf(entries)
    expect([0, 5, 7].map((line) => nextProblem(problems, 'error', line))).toEqual([5, 7, 5])
    expect(nextProblem([], 'warning', 0)).toBeUndefined()
  })
})

import { expect, it } from '@jest/globals'
import type { CiJob } from '../../../src/model/ci/ciRun.ts'
import { spanOfJob } from '../../../src/model/ci/jobSpan.ts'

const startedAt = '1970-01-01T00:00:01Z'
const completedAt = '1970-01-01T00:00:03Z'
const done = { status: 'completed', conclusion: 'success' }

it.each<[string, Partial<CiJob>, unknown]>([
  ['is over', { ...done, startedAt, completedAt }, { from: 1_000, to: 3_000 }],
  ['goes on', { status: 'in_progress', startedAt }, { from: 1_000 }],
  ['has not begun', { status: 'queued' }, undefined],
  ['was skipped', { ...done, conclusion: 'skipped', startedAt, completedAt }, undefined],
  ['is over without an end', { ...done, startedAt }, undefined],
  ['began at no time', { ...done, startedAt: 'soon', completedAt }, undefined],
])('a job that %s', (_what, job, span) => {
  expect(spanOfJob({ id: '1', name: 'test', steps: [], ...job })).toEqual(span)
})

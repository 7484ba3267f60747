// How long tasks took, whatever a backend says of their times.

import { expect, it } from '@jest/globals'
import { lengthOf, longestOf } from '../../../src/model/tasks/taskLengths.ts'

const begun = '2026-11-28T10:00:00.000Z'
const task = (
  status: 'completed' | 'processing' | 'failed',
  lastHeartbeatAt?: string,
  createdAt = begun,
) => ({
  status,
  createdAt,
  ...(lastHeartbeatAt !== undefined && { lastHeartbeatAt }),
})

it.each([
  ['one that ended', task('completed', '2026-11-28T10:00:02.500Z'), 2_500],
  [
    'one in SQLite’s form of times',
    task('failed', '2026-11-28 10:00:01Z', '2026-11-28 10:00:00Z'),
    1_000,
  ],
  ['one that ended before it began', task('failed', '2026-11-28T09:59:00.000Z'), 0],
  ['one that runs', task('processing', '2026-11-28T10:00:02.500Z'), undefined],
  ['one without an end', task('completed'), undefined],
  ['one whose end is no time', task('completed', 'soon'), undefined],
])('of %s', (_what, one, length) => {
  expect(lengthOf(one)).toBe(length)
})

it('of the longest leaves those that run aside', () => {
  expect(longestOf([])).toBe(0)
  expect(
    longestOf([
      task('processing', '2026-12-28T10:00:00.000Z'),
      task('completed', '2026-11-28T10:00:04.000Z'),
      task('failed', '2026-11-28T10:00:01.000Z'),
    ]),
  ).toBe(4_000)
})

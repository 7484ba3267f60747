import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { plainText } from '../../../src/model/logs/ansi.ts'
import {
  decodeTaskEvents,
  mostOfMessage,
  noTaskEvents,
  withoutEnd,
  withTaskEvents,
} from '../../../src/model/scaffolder/taskEvents.ts'
import { taskOutput } from '../../../src/model/tasks/taskOutput.ts'
import { taskEvent } from '../../support/taskLogMachine.ts'

const batches = fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }), {
  maxLength: 12,
})

it('keeps each event once and in order, whatever the order of arrival', () => {
  fc.assert(
    fc.property(batches, (arrivals) => {
      const events = arrivals.reduce(
        (before, ids) =>
          withTaskEvents(
            before,
            ids.map((id) => taskEvent(id)),
          ),
        noTaskEvents,
      )
      const ids = [...new Set(arrivals.flat())].sort((one, other) => one - other)
      expect(events.batches.flat()).toEqual(ids.map((id) => taskEvent(id)))
      expect(events.lastId).toBe(ids.at(-1) ?? 0)
    }),
  )
})

it('leaves batches as they are while newer ones arrive', () => {
  const before = withTaskEvents(noTaskEvents, [taskEvent(1), taskEvent(2)])
  const after = withTaskEvents(before, [taskEvent(2), taskEvent(3)])
  expect(after.batches).toEqual([[taskEvent(1), taskEvent(2)], [taskEvent(3)]])
  expect(after.batches[0]).toBe(before.batches[0])
  expect(withTaskEvents(after, [taskEvent(1)])).toBe(after)
})

it('knows when each step began and ended, and how often it ran', () => {
  const step = (id: number, status: 'processing' | 'failed' | 'completed', at: number) =>
    taskEvent(id, { source: 'build', status, at })
  const failed = withTaskEvents(noTaskEvents, [step(1, 'processing', 10), step(2, 'failed', 20)])
  expect(failed.steps).toEqual({
    build: { status: 'failed', runs: 1, startedAt: 10, endedAt: 20 },
  })
  const again = withTaskEvents(failed, [step(5, 'processing', 50)])
  expect(again.steps).toEqual({ build: { status: 'processing', runs: 2, startedAt: 50 } })
})

it('forgets the end of a run when the task runs again, as the backend does', () => {
  const completion = taskEvent(3, { type: 'completion' })
  const ended = withTaskEvents(noTaskEvents, [
    taskEvent(1),
    taskEvent(2, { type: 'cancelled' }),
    completion,
  ])
  expect(ended.completion).toEqual(completion)
  expect(withoutEnd(ended)).toEqual(withTaskEvents(noTaskEvents, [taskEvent(1)]))
})

it.each([
  ['no list', { events: [] }],
  ['a text', ['text']],
  ['nothing', [null]],
  ['a list', [[1]]],
  ['no id', [{ type: 'log', body: { message: 'x' } }]],
  ['an id that is a text', [{ id: '1', type: 'log', body: {} }]],
  ['an id below one', [{ id: 0, type: 'log', body: {} }]],
  ['an id beyond numbers', [{ id: 2 ** 53, type: 'log', body: {} }]],
])('counts an answer with %s as unreadable', (_case, answer) => {
  const events = withTaskEvents(noTaskEvents, decodeTaskEvents(answer))
  expect(events).toMatchObject({ batches: [], unreadable: 1 })
})

it('shows what can be read of an event of another shape', () => {
  const odd = [
    { id: 1, type: 'log', body: 'text' },
    { id: 2, type: 'heartbeat', body: { message: 'still here', stepId: 7, status: 'paused' } },
    { id: 3, type: 'log', body: { message: { deep: true } }, createdAt: 'yesterday' },
  ]
  expect(decodeTaskEvents(odd)).toEqual([
    { id: 1, type: 'log', text: '{}' },
    { id: 2, type: 'other', text: 'still here' },
    { id: 3, type: 'log', text: '{"message":{"deep":true}}' },
  ])
})

it('keeps the beginning of a message of 10 MB', () => {
  const events = withTaskEvents(noTaskEvents, [taskEvent(1, { text: 'x'.repeat(10_000_000) })])
  expect(events).toMatchObject({ shortened: 1 })
  expect(events.batches[0]?.[0]?.text).toHaveLength(mostOfMessage)
})

it.each([
  ['colours', '\u001b[32minfo\u001b[39m: Ready', 'info: Ready'],
  ['links', '\u001b]8;;https://example.com\u0007here\u001b]8;;\u0007', 'here'],
  ['redrawn lines', '10 %\r50 %\rdone\r\nnext', 'done\nnext'],
  ['controls and turned text', 'a\u0000b\u202ec', 'abc'],
  ['nothing', 'plain\ttext\n中文', 'plain\ttext\n中文'],
])('shows text without %s', (_case, text, shown) => {
  expect(plainText(text)).toBe(shown)
})

it('shows the end of a line that begins with a million returns', () => {
  expect(plainText(`${'\r'.repeat(1_000_000)}done`)).toBe('done')
})

it('leaves no control character, and never fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      // eslint-disable-next-line no-control-regex -- these are what is looked for
      expect(plainText(text)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
    }),
  )
})

it('reads links and texts of an output, and leaves out the rest', () => {
  const output = {
    links: [
      { title: 'Docs', url: 'https://example.com' },
      { entityRef: 'component:default/a' },
      { title: 'nothing' },
      7,
    ],
    text: [{ title: 'Next', content: '**Go**' }, { title: 'empty' }],
  }
  expect(taskOutput(output)).toEqual({
    links: [{ title: 'Docs', url: 'https://example.com' }, { entityRef: 'component:default/a' }],
    texts: [{ title: 'Next', content: '**Go**' }],
  })
  expect(taskOutput({ links: 'x' })).toEqual({ links: [], texts: [] })
})

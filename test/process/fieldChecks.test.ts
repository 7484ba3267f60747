// Checks that plugins have for their fields: when they run, what ends them, and what the form does with their answers.

import { expect, it } from '@jest/globals'
import * as form from '../../src/features/scaffolder/form/formsSlice.ts'
import type { Json } from '../../src/model/json.ts'
import type { FieldFault } from '../../src/model/plugins/pluginField.ts'
import { openForm } from '../../src/model/scaffolder/form/formState.ts'
import { startTemplateForm, templateRef } from '../support/templateFormWorld.ts'

interface Asked {
  readonly value: Json
  readonly signal: AbortSignal
  readonly answer: (faults: readonly FieldFault[]) => void
  readonly fail: (thrown: Error) => void
}

const host = { type: 'string', 'ui:field': 'Host', 'ui:options': { zone: 'example' } }

const steps = [
  {
    title: 'Place',
    schema: {
      properties: {
        name: { type: 'string', pattern: '^[a-z]+$' },
        host,
        hosts: { type: 'array', items: host },
        hasMore: { type: 'boolean' },
      },
      dependencies: {
        hasMore: {
          oneOf: [
            { properties: { hasMore: { const: false } } },
            { properties: { hasMore: { const: true }, more: host } },
          ],
        },
      },
    },
  },
  { title: 'Rest', schema: { properties: {} } },
]

async function startChecked() {
  const asked: Asked[] = []
  const run = startTemplateForm({
    steps,
    services: {
      fieldChecks: {
        of: (field) =>
          Promise.resolve(
            field === 'Host'
              ? {
                  plugin: 'hosts',
                  check: (value, { signal, options }) =>
                    new Promise<readonly FieldFault[]>((answer, fail) => {
                      expect(options).toEqual({ zone: 'example' })
                      asked.push({ value, signal, answer, fail })
                    }),
                }
              : undefined,
          ),
      },
    },
  })
  await run.open()
  return {
    ...run,
    asked,
    told: () => openForm(run.machine())?.problems[0],
    /** Answers the check that was asked at this place. */
    answer: async (at: number, ...faults: readonly FieldFault[]) => {
      asked[at]?.answer(faults)
      await run.advance()
    },
    fail: async (at: number) => {
      asked[at]?.fail(new Error('down'))
      await run.advance()
    },
  }
}

const taken = { key: 'taken', params: { by: 'mona' } }

it('asks for all shown fields at once, also those of lists, and not for hidden and empty ones', async () => {
  const run = await startChecked()
  run.type({ host: 'a', hosts: ['b', 'c'], hasMore: false, more: 'd' })
  await run.next()
  expect(run.asked.map(({ value }) => value)).toEqual(['a', 'b', 'c'])
  expect(run.machine()).toMatchObject({ status: 'checking', step: 0 })
  await run.answer(2, taken)
  await run.answer(0)
  expect(run.machine()).toMatchObject({ status: 'checking', step: 0 })
  await run.answer(1, { text: 'Not b' })
  expect(run.machine()).toMatchObject({ status: 'editing', step: 0 })
  expect(run.told()).toEqual([
    { pointer: '/hosts/0', keyword: 'check', params: {}, text: 'Not b', by: 'hosts' },
    { pointer: '/hosts/1', keyword: 'taken', params: { by: 'mona' }, by: 'hosts' },
  ])
})

it('goes on once every check is passed', async () => {
  const run = await startChecked()
  run.type({ host: 'a' })
  await run.next()
  await run.answer(0)
  expect(run.machine()).toMatchObject({ status: 'editing', step: 1 })
})

it('tells what the schema refuses together with what the check finds', async () => {
  const run = await startChecked()
  run.type({ name: '1', host: 'a' })
  await run.next()
  await run.answer(0, taken)
  expect(run.problems()?.[0]).toEqual(['/name', '/host'])
})

it('aborts the check of a value that changes, and ignores its answer', async () => {
  const run = await startChecked()
  run.type({ host: 'a' })
  await run.next()
  run.type({ host: 'b' })
  expect(run.asked[0]?.signal.aborted).toBe(true)
  await run.answer(0, taken)
  expect(run.machine()).toMatchObject({ status: 'editing', step: 0 })
  expect(run.told()).toEqual([])
  await run.next()
  expect(run.asked.map(({ value }) => value)).toEqual(['a', 'b'])
})

it('asks once when Next is pressed twice', async () => {
  const run = await startChecked()
  run.type({ host: 'a' })
  await run.next()
  await run.next()
  expect(run.asked).toHaveLength(1)
  expect(run.asked[0]?.signal.aborted).toBe(false)
  await run.answer(0)
  expect(run.machine()).toMatchObject({ status: 'editing', step: 1 })
})

it.each([
  ['the user signs out', 'closed', (run: Run) => run.signOut('user')],
  ['the user is signed out for inactivity', 'closed', (run: Run) => run.signOut('inactivity')],
  ['the page is left', 'closed', (run: Run) => run.dispatch(form.formLeft({ key: templateRef }))],
  [
    'another step is chosen',
    'editing',
    (run: Run) => run.dispatch(form.stepChosen({ key: templateRef, step: 0 })),
  ],
])('aborts the check when %s', async (_when, status, leave) => {
  const run = await startChecked()
  run.type({ host: 'a' })
  await run.next()
  leave(run)
  expect(run.asked[0]?.signal.aborted).toBe(true)
  await run.answer(0, taken)
  expect(run.machine()).toMatchObject({ status })
  expect(run.told() ?? []).toEqual([])
})

type Run = Awaited<ReturnType<typeof startChecked>>

it('keeps a finding while other values change, and drops it with its own', async () => {
  const run = await startChecked()
  run.type({ host: 'a', name: 'x' })
  await run.next()
  await run.answer(0, taken)
  run.type({ host: 'a', name: 'y' })
  await run.advance(200)
  expect(run.problems()?.[0]).toEqual(['/host'])
  run.type({ host: 'b', name: 'y' })
  expect(run.problems()?.[0]).toEqual([])
})

it('says that a check has failed, repeats it, and goes on without it when asked', async () => {
  const run = await startChecked()
  run.type({ host: 'a' })
  await run.next()
  await run.fail(0)
  const unchecked = [{ pointer: '/host', keyword: 'unchecked', params: {}, by: 'Host' }]
  expect(run.told()).toEqual(unchecked)
  expect(run.reported).toEqual([new Error('down')])
  await run.next()
  await run.fail(1)
  expect(run.told()).toEqual(unchecked)
  run.dispatch(form.checksSkipped({ key: templateRef }))
  await run.advance()
  expect(run.machine()).toMatchObject({ status: 'editing', step: 1 })
  expect(run.asked).toHaveLength(2)
  // The next value is checked again.
  run.dispatch(form.backRequested({ key: templateRef }))
  await run.next()
  expect(run.asked).toHaveLength(2)
  run.dispatch(form.backRequested({ key: templateRef }))
  run.type({ host: 'b' })
  await run.next()
  expect(run.asked).toHaveLength(3)
})

it('checks everything else when a failed check is skipped', async () => {
  const run = await startChecked()
  run.type({ host: 'a', hosts: ['b'] })
  await run.next()
  await run.answer(1)
  await run.fail(0)
  run.type({ host: 'a', hosts: ['b'], name: '1' })
  await run.advance(200)
  run.dispatch(form.checksSkipped({ key: templateRef }))
  await run.advance()
  expect(run.asked.map(({ value }) => value)).toEqual(['a', 'b', 'b'])
  await run.answer(2)
  expect(run.machine()).toMatchObject({ status: 'editing', step: 0 })
  expect(run.problems()?.[0]).toEqual(['/name'])
})

it('gives a check up after half a minute', async () => {
  const run = await startChecked()
  run.type({ host: 'a' })
  await run.next()
  await run.advance(30_000)
  expect(run.asked[0]?.signal.aborted).toBe(true)
  expect(run.told()).toMatchObject([{ pointer: '/host', keyword: 'unchecked' }])
})

it('takes an answer that is no list of problems for a failed check', async () => {
  const run = await startChecked()
  run.type({ host: 'a' })
  await run.next()
  await run.answer(0, 'taken' as never)
  expect(run.told()).toMatchObject([{ pointer: '/host', keyword: 'unchecked' }])
})

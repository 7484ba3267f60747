// Random walks through forms with secrets wherever a schema can have them: none is in the state, the log, a report, the storage, an
// address or the console. 500 in `npm run test:long`.

import { expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import { formLinkSlice } from '../../src/features/scaffolder/form/formLinkSlice.ts'
import * as form from '../../src/features/scaffolder/form/formsSlice.ts'
import { isRecord } from '../../src/model/isRecord.ts'
import type { Json, JsonRecord } from '../../src/model/json.ts'
import { buildReport, reportText } from '../../src/model/reports/reportFile.ts'
import { isLong } from '../e2e/support/breadth.ts'
import { answerOf } from '../support/importWorld.ts'
import { secretForm } from '../support/secretSchemas.ts'
import { startTemplateForm, templateRef } from '../support/templateFormWorld.ts'

const key = templateRef
/** Part of every secret of `secretForm`, and of the tokens here. */
const planted = 'hush'
const aroundPlanted = new RegExp(`.{0,60}${planted}.{0,40}`, 'g')
const token = `ghs_${planted}_token`
const cookie = `sid=${planted}-cookie`

const page = {
  ...{ version: 'b1', at: '2026-11-25T10:00:00.000Z', browser: 'Chromium', language: 'en' },
  ...{ window: { width: 1280, height: 800 }, configKeys: ['app.title'] },
}

/** As the fields of secrets do it: their texts stay in the service. */
const masked = (value: Json, mask: (text: string) => string): Json => {
  if (typeof value === 'string') return value.includes(planted) ? mask(value) : value
  if (Array.isArray(value)) return value.map((one) => masked(one, mask))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, masked(one, mask)]))
}

/** The scaffolder says what it was sent. */
const refusalOf = (secrets: readonly string[]) => (text: string) =>
  answerOf(
    400,
    {
      error: { name: 'InputError', message: `${token} is no token` },
      errors: secrets
        .filter((one) => text.includes(one))
        .map((instance) => ({
          ...{ path: ['pass'], name: 'custom', message: `${instance} is known`, instance },
        })),
    },
    'Bad Request',
  )

const moves = ['type', 'next', 'back', 'start', 'link', 'reload', 'inactivity', 'leave'] as const
type Move = (typeof moves)[number]
type Run = ReturnType<typeof startTemplateForm>

function expectNone(run: Run, isInClear: boolean): void {
  const { state, log, kept, visited, reported } = run
  const actions = log() as Parameters<typeof buildReport>[0]['segments'][number]['actions']
  const recording = {
    segments: [{ start: state(), actions, times: actions.map((_one, index) => index) }],
    ...{ steps: [], answers: [] },
  }
  const choices = { emails: false, names: false, texts: false }
  const report = reportText(buildReport(recording, page, choices), '')
  // The log has the address that was opened, as the browser's history has.
  const inside = isInClear ? {} : { state: state(), log: log() }
  const everything = { ...inside, report, kept: [...kept], visited, reported }
  const found = Object.entries(everything).flatMap(([name, one]) =>
    (JSON.stringify(one).match(aroundPlanted) ?? []).map((around) => `${name}: ${around}`),
  )
  expect(found).toEqual([])
}

it('leaves no planted secret anywhere', async () => {
  const said: unknown[][] = []
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => said.push(words))
  let started = 0
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.constantFrom(...moves), { minLength: 3, maxLength: 10 }),
      async (seed, way) => {
        const { schema, values, secrets } = secretForm(seed)
        const isInClear = seed % 4 === 0
        const options = {
          steps: [{ title: 'All', schema }],
          starts: [refusalOf(secrets), answerOf(201, { id: 'task-1' }, 'Created')],
        }
        const inClear = `?formData=${encodeURIComponent(JSON.stringify(values))}`
        let run = startTemplateForm({ ...options, search: isInClear ? inClear : '' })
        const open = async () => {
          await run.open()
          if (run.machine().status === 'offering') run.dispatch(form.draftContinued({ key }))
          run.secrets.add(key, 'token', token)
          run.secrets.add(key, 'cookie', cookie)
        }
        const reload = async () => {
          await run.advance(300)
          run = startTemplateForm({ ...options, kept: Object.fromEntries(run.kept) })
          await open()
        }
        const make: Readonly<Record<Move, () => unknown>> = {
          type: () => {
            const mask = (text: string) => run.secrets.maskOf(key, text)
            run.type(masked(values, mask) as JsonRecord)
          },
          next: () => run.next(),
          back: () => run.dispatch(form.backRequested({ key })),
          start: async () => {
            run.dispatch(form.startRequested({ key }))
            await run.advance()
            started += run.sent.length
          },
          link: () => run.dispatch(formLinkSlice.actions.linkRequested('copy')),
          reload,
          inactivity: async () => {
            run.signOut('inactivity')
            await reload()
          },
          leave: () => run.signOut('user'),
        }
        await open()
        for (const move of way) {
          await make[move]()
          await run.advance(300)
          expectNone(run, isInClear)
        }
        run.end()
      },
    ),
    { numRuns: isLong ? 500 : 30, seed: 1 },
  )
  expect(JSON.stringify(said)).not.toContain(planted)
  // Some have been sent.
  expect(started).toBeGreaterThan(0)
}, 3_600_000)

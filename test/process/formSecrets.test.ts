// Secrets of forms as processes meet them: checked where they are, sent as the backend takes them, and removed from what
// earlier builds have stored.

import { describe, expect, it } from '@jest/globals'
import * as form from '../../src/features/scaffolder/form/formsSlice.ts'
import type { JsonRecord } from '../../src/model/json.ts'
import { openForm } from '../../src/model/scaffolder/form/formState.ts'
import { draftCleaningSaga } from '../../src/sagas/scaffolder/draftCleaningSaga.ts'
import { answerOf } from '../support/importWorld.ts'
import { mona } from '../support/people.ts'
import {
  startTemplateForm,
  templateRef,
  type TemplateFormOptions,
} from '../support/templateFormWorld.ts'

const created = answerOf(201, { id: 'task-1' }, 'Created')

const stepsWith = (properties: JsonRecord, more: JsonRecord = {}) => [
  { title: 'Access', schema: { properties, ...more } },
]

async function open(options: TemplateFormOptions) {
  const run = startTemplateForm({ starts: [created], ...options })
  await run.open()
  return {
    ...run,
    mask: (text: string) => run.secrets.maskOf(templateRef, text),
    start: async () => {
      await run.next()
      run.dispatch(form.startRequested({ key: templateRef }))
      await run.advance()
      return run.sent[0]
    },
    keywords: () => openForm(run.machine())?.problems[0]?.map(({ keyword }) => keyword),
  }
}

const key = {
  type: 'string',
  title: 'Access key',
  'ui:field': 'Secret',
  minLength: 8,
  maxLength: 8,
  pattern: '^[a-z][a-z0-9]{7}$',
}

describe('a secret with rules', () => {
  it.each([
    ['ABCDEFGH', ['pattern']],
    ['abc', ['minLength', 'pattern']],
    ['abcdefghi', ['maxLength', 'pattern']],
  ])('is checked as it was typed: %s', async (text, keywords) => {
    const run = await open({ steps: stepsWith({ key }, { required: ['key'] }) })
    run.type({ key: run.mask(text) })
    await run.next()
    expect(run.machine()).toMatchObject({ status: 'editing' })
    expect(run.keywords()).toEqual(keywords)
    run.type({ key: run.mask('abcdefg1') })
    await run.next()
    expect(run.machine()).toMatchObject({ status: 'reviewing' })
  })

  it('is missing if it was lost', async () => {
    const run = await open({ steps: stepsWith({ key }, { required: ['key'] }) })
    run.type({ key: '********:lost' })
    await run.next()
    expect(run.keywords()).toEqual(['required'])
  })

  it.each<readonly [JsonRecord, unknown]>([
    [{}, '********'],
    [{ minLength: 12 }, '************'],
    [{ maxLength: 3 }, '***'],
    [{ pattern: '^[a-z][a-z0-9]{7}$' }, 'xxxxxxxx'],
    [{ pattern: '^[A-Z]{4}-\\d{4}$' }, 'XXXX-0000'],
    [{ pattern: '^ghp_[A-Za-z0-9]{36}$' }, `ghp_${'x'.repeat(36)}`],
    [{ pattern: '^(?=.*[A-Z])(?=.*\\d)(?=.*[!-]).{10,}$' }, 'Xx0-Xx0-Xx'],
    [{ type: 'integer', minimum: 1000 }, 1000],
  ])('has a stand-in among the values that fits %j', async (rules, standIn) => {
    const pass = { type: 'string', 'ui:field': 'Secret', ...rules }
    const run = await open({ steps: stepsWith({ pass }) })
    run.secrets.add(templateRef, 'other', 'token')
    run.type({ pass: run.mask('x'), note: 'a' })
    run.dispatch(form.nextRequested({ key: templateRef }))
    run.dispatch(form.checked({ key: templateRef, revision: 1, step: 0, problems: [] }))
    run.dispatch(form.startRequested({ key: templateRef }))
    await run.advance()
    expect(run.sent).toMatchObject([
      { values: { pass: standIn }, secrets: { pass: 'x', other: 'token' } },
    ])
  })
})

it('secrets in lists are sent under their path, too', async () => {
  const item = { type: 'object', properties: { pass: { type: 'string', 'ui:field': 'Secret' } } }
  const pin = { type: 'integer', format: 'password' }
  const run = await open({ steps: stepsWith({ users: { type: 'array', items: item }, pin }) })
  run.type({
    users: [{ pass: run.mask('one') }, { pass: '********:lost' }, { pass: run.mask('two') }],
    pin: run.secrets.maskOf(templateRef, 1234),
  })
  expect(await run.start()).toEqual({
    templateRef,
    values: { users: [{ pass: '********' }, {}, { pass: '********' }], pin: 1234 },
    secrets: { pass: 'two', 'users.0.pass': 'one', 'users.2.pass': 'two' },
  })
})

it('a refusal that quotes what was sent is stored without it', async () => {
  const errors = [
    { path: ['pass'], name: 'custom', message: 'hush-hush is known', instance: 'hush-hush' },
  ]
  const refusal = answerOf(400, { errors }, 'Bad Request')
  const pass = { type: 'string', format: 'password' }
  const run = await open({ steps: stepsWith({ pass }), starts: [refusal] })
  run.type({ pass: run.mask('hush-hush') })
  await run.start()
  expect(openForm(run.machine())?.problems[0]).toMatchObject([
    { pointer: '/pass', text: '******** is known' },
  ])
  expect(JSON.stringify([run.state(), run.log()])).not.toContain('hush-hush')
})

it('what a link has of secrets is neither taken nor left in the address', async () => {
  const users = {
    type: 'array',
    items: {
      properties: { login: { type: 'string' }, pass: { type: 'string', format: 'password' } },
    },
  }
  const values = { users: [{ login: 'ada', pass: 'in clear' }] }
  const search = `?formData=${encodeURIComponent(JSON.stringify(values))}`
  const run = await open({ steps: stepsWith({ users }), search })
  await run.whenForm('editing')
  expect(run.values()).toEqual({ users: [{ login: 'ada', pass: '********:lost' }] })
  const [address] = run.visited
  expect(address).toMatch(/^↻ \/create\/templates\/default\/new-service#form=./)
  const packed = address?.slice(address.indexOf('#')) ?? ''
  const again = await open({ steps: stepsWith({ users }), hash: packed })
  await again.whenForm('editing')
  expect(again.values()).toEqual({ users: [{ login: 'ada' }] })
})

describe('drafts of earlier builds', () => {
  const drafts = 'portico.drafts'
  const users = {
    type: 'array',
    items: {
      properties: { login: { type: 'string' }, pass: { type: 'string', format: 'password' } },
    },
  }
  const steps = stepsWith({ users, token: key })
  const old = {
    schemaHash: 'old',
    savedAt: 1,
    step: 0,
    values: [{ users: [{ login: 'ada', pass: 'in clear' }] }],
    secrets: ['/token'],
  }
  const kept = (draft: object) => ({ [drafts]: JSON.stringify({ [templateRef]: draft }) })

  it('are cleaned at the start, and offered without what the schema calls a secret', async () => {
    const run = startTemplateForm({ steps, kept: kept(old) })
    run.portal.extend({
      id: 'cleaning',
      slices: [],
      processes: [{ name: 'draftCleaning', saga: draftCleaningSaga }],
    })
    await run.enter(mona)
    await run.advance()
    expect(run.kept.get(drafts)).not.toContain('in clear')
    expect(JSON.parse(run.kept.get(drafts) ?? '')).toMatchObject({
      [templateRef]: {
        isSealed: true,
        values: { users: [{ login: 'ada', pass: '********:lost' }], token: '********:lost' },
      },
    })
    await run.open()
    run.dispatch(form.draftContinued({ key: templateRef }))
    expect(run.values()).toEqual({
      users: [{ login: 'ada', pass: '********:lost' }],
      token: '********:lost',
    })
  })

  it('are offered without secrets, even before they are cleaned', async () => {
    const run = startTemplateForm({ steps, kept: kept(old) })
    await run.open()
    expect(JSON.stringify([run.state(), run.log()])).not.toContain('in clear')
  })

  it.each([
    ['go with a template that is gone', 404, false],
    ['wait for a schema that cannot be had now', 503, true],
  ])('%s', async (_what, status, stays) => {
    const run = startTemplateForm({ kept: kept(old), schema: answerOf(status, {}) })
    run.portal.extend({
      id: 'cleaning',
      slices: [],
      processes: [{ name: 'draftCleaning', saga: draftCleaningSaga }],
    })
    await run.enter(mona)
    await run.advance()
    expect(run.kept.has(drafts)).toBe(stays)
  })
})

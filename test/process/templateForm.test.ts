// The form of a template: filled step by step, checked, started once, and never lost.

import { describe, expect, it } from '@jest/globals'
import * as form from '../../src/features/scaffolder/form/formsSlice.ts'
import { scaffolderApi } from '../../src/features/scaffolder/scaffolderApi.ts'
import { selectIsDirty } from '../../src/features/shell/editingSlice.ts'
import { openForm } from '../../src/model/scaffolder/form/formState.ts'
import { answerOf } from '../support/importWorld.ts'
import {
  filledTemplateForm,
  serviceSteps,
  startTemplateForm,
  templateRef,
} from '../support/templateFormWorld.ts'

const key = 'portico.drafts'
const created = answerOf(201, { id: 'task-1' }, 'Created')
const secret = 'correct horse battery'

describe('the way through the form', () => {
  it('goes from step to step to the review, starts one task, and opens it', async () => {
    const run = startTemplateForm({ starts: [created], isStrict: true })
    const { open, type, next, dispatch, advance, machine, sent, visited } = run
    await open()
    expect(machine()).toMatchObject({
      status: 'editing',
      step: 0,
      form: { values: { database: false }, keeping: 'unchanged' },
    })
    type({ name: 'basket' })
    await next()
    expect(machine()).toMatchObject({ status: 'editing', step: 1 })
    await next()
    expect(machine()).toMatchObject({ status: 'reviewing', refusal: null })
    dispatch(form.startRequested({ key: templateRef }))
    dispatch(form.startRequested({ key: templateRef }))
    await advance()
    expect(sent).toEqual([
      { templateRef, values: { name: 'basket', database: false }, secrets: {} },
    ])
    expect(machine()).toEqual({ status: 'started', taskId: 'task-1' })
    expect(visited).toEqual(['↻ /create/tasks/task-1'])
    run.expectEvents(
      'forms/formOpened',
      'forms/formLoaded',
      'forms/valuesChanged',
      'forms/nextRequested',
      'forms/checked',
      'forms/nextRequested',
      'forms/checked',
      'forms/startRequested',
      'forms/startRequested',
      'forms/started',
      'usedTemplates/templateUsed',
    )
  })

  it('does not go on with a problem, and takes it back once it is mended', async () => {
    const run = startTemplateForm()
    await run.open()
    await run.next()
    expect(run.machine()).toMatchObject({ status: 'editing', step: 0 })
    expect(run.problems()).toEqual([['/name'], []])
    run.type({ name: 'Basket' })
    await run.advance(200)
    expect(run.problems()).toEqual([['/name'], []])
    run.type({ name: 'basket' })
    await run.advance(200)
    expect(run.problems()).toEqual([[], []])
  })

  it('ignores the check of a value that has changed since', async () => {
    const run = startTemplateForm()
    await run.open()
    run.dispatch(form.nextRequested({ key: templateRef }))
    run.type({ name: 'basket' })
    await run.advance()
    expect(run.machine()).toMatchObject({ status: 'editing', step: 0 })
    expect(run.problems()).toEqual([[], []])
  })

  it('keeps the value of a hidden field, and does not send it', async () => {
    const run = await filledTemplateForm({ starts: [created] })
    run.dispatch(form.backRequested({ key: templateRef }))
    run.type({ database: false, size: 3 })
    await run.next()
    run.dispatch(form.startRequested({ key: templateRef }))
    await run.advance()
    expect(run.sent).toEqual([
      { templateRef, values: { name: 'basket', database: false }, secrets: {} },
    ])
    expect(run.log().some(({ type }) => type === form.started.type)).toBe(true)
  })
})

describe('a task that is not started', () => {
  it('says what the backend says, keeps what was typed, and marks the fields', async () => {
    const body = {
      errors: [{ path: ['size'], name: 'minimum', message: 'must be at least 10' }],
    }
    const run = await filledTemplateForm({ starts: [answerOf(400, body, 'Bad Request'), created] })
    run.dispatch(form.startRequested({ key: templateRef }))
    await run.advance()
    expect(run.machine()).toMatchObject({
      status: 'reviewing',
      refusal: {
        kind: 'rejected',
        message: `Backend request failed, 400 Bad Request ${JSON.stringify(body)}`,
      },
      form: {
        values: { name: 'basket', database: true, size: 3 },
        problems: [[], [{ pointer: '/size', text: 'must be at least 10' }]],
      },
    })
    run.dispatch(form.startRequested({ key: templateRef }))
    await run.advance()
    expect(run.machine()).toMatchObject({ status: 'started', taskId: 'task-1' })
  })

  it('counts every status but 201 as a failure', async () => {
    const run = await filledTemplateForm({ starts: [answerOf(200, { id: 'task-1' }, 'OK')] })
    run.dispatch(form.startRequested({ key: templateRef }))
    await run.advance()
    expect(run.machine()).toMatchObject({
      status: 'reviewing',
      refusal: { message: 'Backend request failed, 200 OK {"id":"task-1"}' },
    })
  })
})

describe('secrets', () => {
  it('reach the backend, and neither an action nor the state nor the draft', async () => {
    const run = startTemplateForm({ starts: [created] })
    await run.open()
    run.type({ name: 'basket', password: run.secrets.maskOf(templateRef, secret) })
    await run.advance(300)
    expect(selectIsDirty(run.state())).toBe(true)
    expect(run.kept.get(key)).toContain('basket')
    expect(run.kept.get(key)).toContain('"password":"********:lost"')
    await run.next()
    await run.next()
    run.dispatch(form.startRequested({ key: templateRef }))
    await run.advance()
    expect(run.sent).toEqual([
      {
        templateRef,
        values: { name: 'basket', password: '********', database: false },
        secrets: { password: secret },
      },
    ])
    expect(selectIsDirty(run.state())).toBe(false)
    expect(JSON.stringify([run.log(), run.state(), [...run.kept]])).not.toContain(secret)
  })

  it('replace their mask where the backend expects them among the values', async () => {
    const pass = { type: 'string', format: 'password' }
    const steps = [{ title: 'About', schema: { properties: { pass } } }]
    const run = startTemplateForm({ starts: [created], steps })
    await run.open()
    run.type({ pass: run.secrets.maskOf(templateRef, secret) })
    await run.next()
    run.dispatch(form.startRequested({ key: templateRef }))
    await run.advance()
    expect(run.sent).toEqual([{ templateRef, values: { pass: secret }, secrets: {} }])
  })

  it('are forgotten at sign-out', async () => {
    const run = startTemplateForm()
    await run.open()
    const mask = run.secrets.maskOf(templateRef, secret)
    run.signOut('inactivity')
    expect(run.secrets.secretOf(templateRef, mask)).toBeUndefined()
  })
})

describe('values in the link', () => {
  const link = (values: unknown) => ({
    search: `?formData=${encodeURIComponent(JSON.stringify(values))}`,
  })

  it('fill the form as far as they fit', async () => {
    const run = startTemplateForm(link({ name: 'basket', database: true, size: 'big', colour: 1 }))
    await run.open()
    expect(run.machine()).toMatchObject({
      form: { values: { name: 'basket', database: true }, misfits: ['size', 'colour'] },
    })
  })

  it('are no reason to fail if they are no JSON', async () => {
    const run = startTemplateForm({ search: '?formData=%7Bname' })
    await run.open()
    expect(run.machine()).toMatchObject({ status: 'editing', form: { misfits: ['?formData'] } })
  })
})

it('says that it does not know about a start during which its process was stopped', async () => {
  const run = await filledTemplateForm()
  run.dispatch(form.startRequested({ key: templateRef }))
  await run.advance()
  expect(run.sent).toHaveLength(1)
  run.portal.stop()
  run.portal.resume()
  await run.advance()
  expect(run.sent).toHaveLength(1)
  expect(run.machine()).toMatchObject({
    status: 'reviewing',
    refusal: { name: 'InterruptedError' },
  })
})

it('loads again after a failure', async () => {
  const run = startTemplateForm({ steps: 'none' as never })
  await run.open()
  expect(run.machine()).toMatchObject({ status: 'failed', failure: { kind: 'wrongShape' } })
  run.changeSteps(serviceSteps)
  run.dispatch(form.loadRetried({ key: templateRef }))
  await run.advance()
  expect(run.machine()).toMatchObject({ status: 'editing', step: 0 })
})

it('takes up fields that the template has since, where an answer of an earlier visit came first', async () => {
  const run = startTemplateForm()
  await run.open()
  run.type({ name: 'basket' })
  await run.next()
  const [about, database] = serviceSteps
  const more = { title: 'More', schema: { properties: { tier: { type: 'string', default: 'b' } } } }
  run.changeSteps([about, more, database])
  const ref = { kind: 'template', namespace: 'default', name: 'new-service' }
  const { parameterSchema } = scaffolderApi.endpoints
  run.dispatch(parameterSchema.initiate(ref, { forceRefetch: true }) as never)
  await run.advance()
  expect(run.machine()).toMatchObject({
    status: 'editing',
    step: 1,
    form: { values: { name: 'basket', tier: 'b', database: false }, problems: [[], [], []] },
  })
  await run.next()
  await run.next()
  expect(run.machine()).toMatchObject({ status: 'reviewing' })
})

describe('patterns that could block the page', () => {
  const stepsWith = (pattern: string) => [
    { title: 'About', schema: { properties: { name: { type: 'string', pattern } } } },
    { title: 'More', schema: { properties: { more: { type: 'string' } } } },
  ]
  const longer = `${'a'.repeat(40)}!`

  it('are checked in the time of the text', async () => {
    const run = startTemplateForm({ steps: stepsWith('^(a+)+$') })
    await run.open()
    run.type({ name: longer })
    await run.next()
    expect(openForm(run.machine())?.problems[0]).toEqual([
      { pointer: '/name', keyword: 'pattern', params: { limit: '^(a+)+$' } },
    ])
    run.type({ name: 'aaa' })
    await run.next()
    expect(run.machine()).toMatchObject({ status: 'editing', step: 1 })
  })

  it('and look around are named instead, and may be skipped', async () => {
    const run = startTemplateForm({ steps: stepsWith('^(?=(a+)+$)') })
    await run.open()
    run.type({ name: longer })
    await run.next()
    expect(openForm(run.machine())?.problems[0]).toEqual([
      { pointer: '/name', keyword: 'unchecked', params: { limit: '^(?=(a+)+$)' } },
    ])
    run.dispatch(form.checksSkipped({ key: templateRef }))
    await run.advance()
    expect(run.machine()).toMatchObject({ status: 'editing', step: 1 })
  })
})

it('takes 10 MB of values, says that no draft of them is kept, and sends them whole', async () => {
  const full = {
    get: () => null,
    set: () => false,
    remove: () => undefined,
    onChange: () => () => undefined,
  }
  // Without a pattern: V8 runs out of stack at 8 MB once it has compiled much for patterns, and so optimizes no more of them.
  const steps = [
    { title: 'About', schema: { properties: { name: { type: 'string' } } } },
    { title: 'More', schema: { properties: { database: { type: 'boolean', default: false } } } },
  ]
  const run = startTemplateForm({ steps, starts: [created], services: { storage: full } })
  const name = 'a'.repeat(10_000_000)
  await run.open()
  run.type({ name })
  await run.advance(300)
  expect(openForm(run.machine())?.keeping).toBe('refused')
  // So large a text may be checked and sent in several turns; time passes meanwhile.
  const until = async (isSo: () => boolean) => {
    for (let turn = 0; turn < 20_000 && !isSo(); turn++) await run.advance(1)
  }
  await run.next()
  await until(() => {
    const machine = run.machine()
    return machine.status === 'editing' && machine.step === 1
  })
  // With its problems, which say why if it does not go on.
  expect(run.machine()).toMatchObject({ status: 'editing', step: 1, form: { problems: [[], []] } })
  await run.next()
  await until(() => run.machine().status === 'reviewing')
  expect(run.machine()).toMatchObject({ status: 'reviewing' })
  run.dispatch(form.startRequested({ key: templateRef }))
  await until(() => run.sent.length > 0)
  expect(run.sent).toEqual([{ templateRef, values: { name, database: false }, secrets: {} }])
}, 180_000)

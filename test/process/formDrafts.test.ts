// Drafts of forms outlive the page, for their user only.

import { expect, it } from '@jest/globals'
import * as form from '../../src/features/scaffolder/form/formsSlice.ts'
import { selectIsDirty } from '../../src/features/shell/editingSlice.ts'
import { answerOf } from '../support/importWorld.ts'
import { filledTemplateForm, startTemplateForm, templateRef } from '../support/templateFormWorld.ts'

const key = 'portico.drafts'
const created = answerOf(201, { id: 'task-1' }, 'Created')

it('wait for the next visit, and go on where they were', async () => {
  const first = await filledTemplateForm()
  await first.advance(300)
  const next = startTemplateForm({ kept: Object.fromEntries(first.kept) })
  await next.open()
  expect(next.machine()).toMatchObject({
    status: 'offering',
    draft: { step: 2, values: { name: 'basket', database: true, size: 3 } },
  })
  next.dispatch(form.draftContinued({ key: templateRef }))
  expect(next.machine()).toMatchObject({ status: 'editing', step: 1, form: { furthest: 2 } })
  expect(next.values()).toEqual({ name: 'basket', database: true, size: 3 })
})

it('are removed when they are discarded, and when the task has started', async () => {
  const first = await filledTemplateForm()
  await first.advance(300)
  const kept = Object.fromEntries(first.kept)
  const discarding = startTemplateForm({ kept })
  await discarding.open()
  discarding.dispatch(form.draftDiscarded({ key: templateRef }))
  expect(discarding.kept.has(key)).toBe(false)
  const starting = startTemplateForm({ kept, starts: [created] })
  await starting.open()
  starting.dispatch(form.draftContinued({ key: templateRef }))
  await starting.next()
  starting.dispatch(form.startRequested({ key: templateRef }))
  await starting.advance(300)
  expect(starting.machine()).toMatchObject({ status: 'started' })
  expect(starting.kept.has(key)).toBe(false)
})

it('hold the last keystroke before a sign-out for inactivity, and none after the user’s own', async () => {
  const idle = startTemplateForm()
  await idle.open()
  idle.type({ name: 'basket' })
  idle.signOut('inactivity')
  expect(idle.kept.get(key)).toContain('basket')
  const leaving = startTemplateForm()
  await leaving.open()
  leaving.type({ name: 'basket' })
  leaving.signOut('user')
  expect(leaving.kept.has(key)).toBe(false)
})

it('move to a changed template as far as they fit, and say what does not', async () => {
  const first = await filledTemplateForm()
  await first.advance(300)
  const next = startTemplateForm({
    kept: Object.fromEntries(first.kept),
    steps: [
      {
        title: 'One',
        schema: {
          properties: { size: { type: 'string' }, name: { type: 'string' } },
        },
      },
    ],
  })
  await next.open()
  expect(next.machine()).toMatchObject({
    status: 'offering',
    draft: { step: 0, values: { name: 'basket' }, misfits: ['database', 'size'] },
  })
})

it('say so if the browser keeps none', async () => {
  const run = startTemplateForm()
  await run.open()
  run.services.storage.set = () => false
  run.type({ name: 'basket' })
  await run.advance(300)
  expect(run.machine()).toMatchObject({ form: { keeping: 'refused' } })
  expect(selectIsDirty(run.state())).toBe(true)
})

it('are each user’s own', async () => {
  const first = await filledTemplateForm()
  await first.advance(300)
  const next = startTemplateForm({ kept: Object.fromEntries(first.kept) })
  await next.open('user:default/otto')
  expect(next.machine()).toMatchObject({ status: 'editing', step: 0 })
})

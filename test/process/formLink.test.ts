// The link to a form with its values, and a form that starts a task over.

import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { linkRequested, selectFormLink } from '../../src/features/scaffolder/form/formLinkSlice.ts'
import { longestLink } from '../../src/model/scaffolder/form/prefill.ts'
import { answerOf } from '../support/importWorld.ts'
import {
  type filledTemplateForm,
  serviceSteps,
  startTemplateForm,
  templateRef,
} from '../support/templateFormWorld.ts'

const secret = 'correct horse battery'

async function linkOf(run: Awaited<ReturnType<typeof filledTemplateForm>>) {
  const copied = run.copied()
  run.dispatch(linkRequested('button'))
  return new URL(await copied)
}

it('fills the form in another browser, without secrets and hidden values', async () => {
  const run = startTemplateForm()
  await run.open()
  run.type({ name: 'basket', password: run.secrets.maskOf(templateRef, secret) })
  await run.next()
  run.type({ database: true, size: 3 })
  run.type({ database: false, size: 3 })
  const { pathname, search, hash } = await linkOf(run)
  expect({ pathname, search }).toEqual({
    pathname: '/create/templates/default/new-service',
    search: '',
  })
  const other = startTemplateForm({ hash })
  await other.open()
  await other.whenForm('editing')
  expect(other.values()).toEqual({ name: 'basket', database: false })
  expect(other.machine()).toMatchObject({ form: { misfits: [] } })
})

it('is not copied if it would be too long, until the values change', async () => {
  const run = startTemplateForm()
  await run.open()
  // Random letters, which compression cannot shorten much.
  const [letters = []] = fc.sample(
    fc.array(fc.nat(25), { minLength: 20_000, maxLength: 20_000 }),
    1,
  )
  const name = String.fromCharCode(...letters.map((letter) => 97 + letter))
  run.type({ name })
  run.dispatch(linkRequested('button'))
  const state = () => selectFormLink(run.state() as never)
  await new Promise<void>((resolve) => {
    run.portal.store.subscribe(() => {
      if (state().status === 'tooLong') resolve()
    })
  })
  const { characters } = state() as { readonly characters: number }
  expect(characters).toBeGreaterThan(longestLink)
  run.expectState('clipboard', { status: 'idle' })
  run.type({ name: 'basket' })
  expect(state()).toEqual({ status: 'idle' })
})

it('starts empty, and says so, if its link was cut', async () => {
  const run = startTemplateForm({ hash: '#form=abc' })
  await run.open()
  await run.whenForm('editing')
  expect(run.machine()).toMatchObject({ form: { misfits: ['?formData'] } })
  expect(run.values()).toEqual({ database: false })
})

const search = '?fromTask=task-0'
const task = {
  id: 'task-0',
  status: 'failed',
  createdAt: '2026-01-01T00:00:00.000Z',
  spec: { parameters: { name: 'basket', database: true, size: 3, gone: 1, password: '****' } },
}

it('starts a task over with its values, as far as they fit', async () => {
  const run = startTemplateForm({ search, task: answerOf(200, task) })
  await run.open()
  expect(run.machine()).toMatchObject({
    form: {
      values: { name: 'basket', password: '********:lost', database: true, size: 3 },
      misfits: ['gone'],
    },
  })
})

it('starts empty if the task is gone', async () => {
  const missing = answerOf(404, { error: { name: 'NotFoundError', message: 'No task' } })
  const run = startTemplateForm({ search, steps: serviceSteps, task: missing })
  await run.open()
  expect(run.machine()).toMatchObject({ status: 'editing', form: { misfits: ['?formData'] } })
})

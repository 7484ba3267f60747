// The only match of a required picker is chosen once it is known, in the step that is shown.

import { expect, it } from '@jest/globals'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import * as form from '../../src/features/scaffolder/form/formsSlice.ts'
import { answerOf } from '../support/importWorld.ts'
import { startTemplateForm, templateRef } from '../support/templateFormWorld.ts'

const options = { catalogFilter: { kind: 'Group' }, allowArbitraryValues: false }
const picker = (name: string, more: object = options) => ({
  type: 'string',
  'ui:field': name,
  'ui:options': more,
})

const steps = [
  {
    title: 'Name',
    schema: { properties: { name: { type: 'string' } } },
  },
  {
    title: 'Owner',
    schema: {
      required: ['team', 'mine', 'free', 'more'],
      properties: {
        team: picker('EntityPicker'),
        teams: {
          type: 'array',
          items: { properties: { team: picker('EntityPicker') }, required: ['team'] },
        },
        mine: picker('MyGroupsPicker', { allowArbitraryValues: false }),
        optional: picker('EntityPicker'),
        free: picker('EntityPicker', { catalogFilter: { kind: 'Group' } }),
        more: picker('MultiEntityPicker'),
      },
    },
  },
]

const group = (name: string) => ({ kind: 'Group', metadata: { name, namespace: 'default' } })
const pageOf = (...names: readonly string[]): Answer =>
  answerOf(200, { items: names.map(group), totalItems: names.length, pageInfo: {} })

interface Asked {
  readonly filter: string | null
  readonly answer: (answer: Answer) => void
}

async function startPickers() {
  const asked: Asked[] = []
  const run = startTemplateForm({
    steps,
    entities: (url) =>
      new Promise<Answer>((answer) => {
        asked.push({ filter: new URL(url).searchParams.get('filter'), answer })
      }),
  })
  await run.open()
  await run.next()
  return {
    ...run,
    asked,
    answers: async (filter: string, answer: Answer) => {
      asked.find((one) => one.filter === filter)?.answer(answer)
      await run.advance()
    },
    shown: () => run.values(),
  }
}

const groups = 'kind=Group'
const mine = 'kind=group,relations.hasMember=user:default/mona'

it('asks once for each filter of required fields without free text, when their step is shown', async () => {
  const run = await startPickers()
  expect(run.asked.map(({ filter }) => filter)).toEqual([groups, mine])
  await run.answers(groups, pageOf('payments'))
  await run.answers(mine, pageOf('payments', 'orders'))
  expect(run.shown()).toEqual({ team: 'group:default/payments' })
})

it('chooses for each item of a list, and keeps what was typed meanwhile', async () => {
  const run = await startPickers()
  run.type({ teams: [{}], optional: 'group:default/orders' })
  await run.answers(groups, pageOf('payments'))
  expect(run.shown()).toEqual({
    team: 'group:default/payments',
    teams: [{ team: 'group:default/payments' }],
    optional: 'group:default/orders',
  })
})

it.each([
  ['there is none', pageOf()],
  ['there are several', pageOf('payments', 'orders')],
  ['the catalog fails', answerOf(500, { error: { name: 'Error', message: 'down' } })],
])('chooses nothing if %s', async (_why, answer) => {
  const run = await startPickers()
  run.type({ team: 'group:default/orders' })
  await run.answers(groups, answer)
  expect(run.shown()).toEqual({ team: 'group:default/orders' })
})

it('changes nothing when the answer comes after the step was left', async () => {
  const run = await startPickers()
  run.dispatch(form.backRequested({ key: templateRef }))
  await run.answers(groups, pageOf('payments'))
  expect(run.values()).toEqual({})
})

it('replaces another value, and ends with the form', async () => {
  const run = await startPickers()
  run.type({ team: 'group:default/orders' })
  run.signOut('user')
  await run.answers(groups, pageOf('payments'))
  expect(run.machine()).toEqual({ status: 'closed' })
  await run.open()
  await run.next()
  run.type({ team: 'group:default/orders' })
  run.asked.findLast(({ filter }) => filter === groups)?.answer(pageOf('payments'))
  await run.advance()
  expect(run.shown()).toEqual({ team: 'group:default/payments' })
})

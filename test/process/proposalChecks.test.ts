// The catalog checks a draft, when typing pauses and again before anything is created (IMPORT-11).

import { expect, it } from '@jest/globals'
import {
  draftTyped,
  proposalSubmitted,
  textTyped,
} from '../../src/features/import/proposalsSlice.ts'
import { answerOf, refusalOf } from '../support/importWorld.ts'
import { startProposal } from '../support/proposalWorld.ts'

const typed = 'proposals/textTyped'
const submitted = 'proposals/proposalSubmitted'
const refused = 'proposals/fileRefused'
const unsound = (...messages: readonly string[]) =>
  answerOf(400, { errors: messages.map((message) => ({ name: 'InputError', message })) })

const three = ['a', 'b', 'c']
  .map((name) => `kind: Component\nmetadata:\n  name: ${name}\n`)
  .join('---\n')

const start = async () => {
  const run = await startProposal('github')
  run.catalog.validate.calls.splice(0)
  const type = (text: string) => run.dispatch(textTyped({ target: run.target, text }))
  const namesAsked = () =>
    run.catalog.validate.calls.map(
      ([body]) => (body as { entity: { metadata: { name: string } } }).entity.metadata.name,
    )
  return { ...run, type, namesAsked }
}

it('asks 500 ms after the last keystroke, for each document', async () => {
  const { advance, catalog, expectEvents, namesAsked, state, target, type } = await start()
  type('kind: C')
  await advance(499)
  type(three)
  await advance(499)
  expect(catalog.validate.calls).toEqual([])
  catalog.validate.next.answers(answerOf(200, null))
  catalog.validate.next.answers(unsound('no owner', 'no type'))
  await advance(1)
  expect(namesAsked()).toEqual(['a', 'b', 'c'])
  expect(catalog.validate.calls[0]?.[0]).toMatchObject({ location: `url:${target}` })
  expect(state()).toMatchObject({
    status: 'drafting',
    findings: [{ index: 1, messages: ['no owner', 'no type'] }],
  })
  expectEvents(typed, typed, 'proposals/documentsChecked')
})

it('does not hear what is said of a text that has changed since', async () => {
  const { advance, catalog, expectEvents, state, type } = await start()
  const late = catalog.validate.next.holds()
  type(three)
  await advance(500)
  type(`${three}# better\n`)
  late.release(unsound('of the former text'))
  await advance()
  expect(state()).toMatchObject({ status: 'drafting', findings: null })
  await advance(500)
  expect(state()).toMatchObject({ status: 'drafting', findings: [] })
  expectEvents(typed, typed, 'proposals/documentsChecked')
})

it('says why a text could not be looked at, in place of looking for ever', async () => {
  const { advance, catalog, expectEvents, state, type } = await start()
  catalog.validate.next.isDown()
  type(three)
  await advance(500)
  expect(state()).toMatchObject({
    status: 'drafting',
    findings: [{ index: 0, messages: ['it was unreachable'] }],
  })
  expectEvents(typed, 'proposals/documentsChecked')
})

it('asks once for a text, whatever is written about the pull request', async () => {
  const { advance, catalog, dispatch, expectEvents, target, type } = await start()
  type(three)
  await advance(300)
  dispatch(draftTyped({ target, draft: { title: 'Describe it' } }))
  await advance(200)
  dispatch(draftTyped({ target, draft: { body: 'It was missing.' } }))
  await advance(1_000)
  expect(catalog.validate.calls).toHaveLength(3)
  const draft = 'proposals/draftTyped'
  expectEvents(typed, draft, 'proposals/documentsChecked', draft)
})

it('validates every document before anything is created, and the first message counts', async () => {
  const { catalog, expectEvents, host, namesAsked, state, submit, type } = await start()
  type(three)
  catalog.validate.next.answers(answerOf(200, null))
  catalog.validate.next.answers(unsound('no owner', 'no type'))
  catalog.validate.next.answers(unsound('nobody asks'))
  await submit()
  expect(namesAsked()).toEqual(['a', 'b'])
  expect(host.calls).toEqual([])
  expect(state()).toMatchObject({
    status: 'drafting',
    proposal: { text: three },
    problem: { kind: 'invalidFile', message: 'no owner' },
  })
  expectEvents(typed, submitted, refused)
})

it.each([
  ['kind: [', 'Flow sequence in block collection must be sufficiently indented'],
  ['- a list', 'noEntity'],
  [three.replaceAll('name: b', 'name: a'), 'duplicate'],
  ['', 'empty'],
])('sends nobody a file that cannot be read: %j', async (text, said) => {
  const { catalog, expectEvents, host, state, submit, type } = await start()
  type(text)
  await submit()
  expect([...catalog.validate.calls, ...host.calls]).toEqual([])
  expect(state()).toMatchObject({
    status: 'drafting',
    proposal: { text },
    problem: { kind: 'invalidFile', message: expect.stringContaining(said) },
  })
  expectEvents(typed, submitted, refused)
})

it.each([
  [answerOf(429, { error: { message: 'Too many requests' } }), 'rateLimited'],
  [refusalOf(500, 'database is gone'), 'hostTrouble'],
  [refusalOf(403, 'not you', 'NotAllowedError'), 'permissionMissing'],
])('says why the catalog did not look, and keeps what was typed', async (answer, kind) => {
  const { catalog, expectEvents, host, state, submit, type } = await start()
  type(three)
  catalog.validate.next.answers(answer)
  await submit()
  expect(host.calls).toEqual([])
  expect(state()).toMatchObject({ proposal: { text: three }, problem: { kind } })
  expectEvents(typed, submitted, refused)
})

it('goes on checking after the process was ended', async () => {
  const { advance, catalog, dispatch, expectEvents, portal, state, target } = await start()
  catalog.validate.next.neverAnswers()
  dispatch(proposalSubmitted({ target }))
  portal.stop()
  catalog.validate.next.answers(unsound('no owner'))
  portal.resume()
  await advance()
  expect(state()).toMatchObject({ status: 'drafting', problem: { message: 'no owner' } })
  expectEvents(submitted, refused)
})

// Imports outlive the page, for their user only.

import { expect, it } from '@jest/globals'
import { importsForgotten, urlsTyped } from '../../src/features/import/importEntrySlice.ts'
import { draftTyped } from '../../src/features/import/proposalsSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { parseJson } from '../../src/model/json.ts'
import { added, analysis, file, page, repository, startImport } from '../support/importWorld.ts'

const key = 'portico.imports'
const aside = /^(?:boot|session|backend|userSettings|location|providers|imports|proposals)\//
const otto = 'user:default/otto'

async function startWriting(kept: Readonly<Record<string, string>> = {}) {
  const run = startImport({ kept, aside })
  run.catalog.analyze.answers(analysis({}, { generated: [{ kind: 'Component' }] }))
  await run.open(repository)
  run.dispatch(draftTyped({ target: repository, draft: { title: 'Describe the basket' } }))
  run.dispatch(urlsTyped('https://'))
  run.expectEvents('importEntry/urlsTyped')
  return run
}

it('is found by the next page as it was left, and asked for by nobody again', async () => {
  const first = await startWriting()
  const text = first.kept.get(key) ?? ''
  expect(parseJson(text)).toMatchObject({
    text: 'https://',
    imports: { [repository]: { status: 'proposing' } },
    proposals: { [repository]: { status: 'drafting' } },
  })
  const next = startImport({ kept: { [key]: text }, aside })
  await next.open(repository)
  expect(next.catalog.analyze.calls).toEqual([])
  expect(next.proposal(repository)).toMatchObject({
    status: 'drafting',
    proposal: { draft: { title: 'Describe the basket' } },
  })
  next.expectEvents('importEntry/importRemembered')
})

it('takes up what was under way when the page went', async () => {
  const first = startImport({ aside })
  await first.open(file)
  const next = startImport({ kept: Object.fromEntries(first.kept), aside })
  next.catalog.dryRun.answers(added(file, ['a']))
  await next.enter()
  await next.advance()
  expect(next.item(file).status).toBe('found')
  next.expectEvents('importEntry/importRemembered')
})

it('is each person’s own', async () => {
  const { advance, dispatch, enter, expectEvents, item, kept, open, catalog } = startImport({
    aside,
  })
  await open(file)
  dispatch(signedOut({ by: 'inactivity' }))
  await enter(otto)
  await advance()
  // The URL is still in the address, so it is analysed again with his own rights.
  expect(catalog.dryRun.calls).toHaveLength(2)
  dispatch(urlsTyped('of otto'))
  expect(parseJson(kept.get(key) ?? '')).toMatchObject({ text: '' })
  expect(parseJson(kept.get(`${key}@${otto}`) ?? '')).toMatchObject({ text: 'of otto' })
  expect(item(file).status).toBe('analyzing')
  expectEvents('importEntry/urlsTyped')
})

it('goes with whoever signs out, and stays for whoever was signed out for being away', async () => {
  const { dispatch, enter, expectEvents, kept, leave, proposal } = await startWriting()
  dispatch(signedOut({ by: 'inactivity' }))
  expect(kept.has(key)).toBe(true)
  expect(proposal(repository)).toEqual({ status: 'none' })
  await enter()
  expect(proposal(repository)).toMatchObject({
    proposal: { draft: { title: 'Describe the basket' } },
  })
  leave()
  expect(kept.has(key)).toBe(false)
  expectEvents('importEntry/importRemembered')
})

it('is gone once all is put aside', async () => {
  const { dispatch, expectEvents, kept } = await startWriting()
  dispatch(page())
  dispatch(urlsTyped(''))
  expect(kept.has(key)).toBe(true)
  dispatch(importsForgotten([repository]))
  expect(kept.has(key)).toBe(false)
  expectEvents('importEntry/urlsTyped', 'importEntry/importsForgotten')
})

it('survives the end of the processes, whose state is newer than what is kept', async () => {
  const { advance, expectEvents, kept, portal, proposal } = await startWriting()
  portal.stop()
  expect(kept.has(key)).toBe(true)
  kept.set(key, JSON.stringify({ version: 1, text: 'old', imports: {}, proposals: {} }))
  portal.resume()
  await advance()
  expect(proposal(repository)).toMatchObject({
    proposal: { draft: { title: 'Describe the basket' } },
  })
  expectEvents()
})

it.each(['{"version":2,"text":"newer","imports":{},"proposals":{}}', '[', 'null', '{"version":1}'])(
  'leaves alone what it cannot read: %s',
  async (text) => {
    const { expectEvents, item, kept, open } = startImport({ kept: { [key]: text }, aside })
    await open()
    expect(kept.get(key)).toBe(text)
    expect(item(file)).toEqual({ status: 'unknown' })
    expectEvents()
  },
)

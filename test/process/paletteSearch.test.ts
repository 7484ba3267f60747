// The palette's requests for mistyped words, and within a kind.

import { expect, it } from '@jest/globals'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import * as palette from '../../src/features/palette/paletteSlice.ts'
import { paletteSaga } from '../../src/sagas/palette/paletteSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const entities = [
  { kind: 'Component', metadata: { name: 'checkout-service' } },
  { kind: 'Component', metadata: { name: 'cheese', description: 'not the chekout' } },
  { kind: 'API', metadata: { name: 'payments' } },
]

/** A catalog that searches names as the backend does; fails for terms with `isDown`. */
async function startSearch(isDown: (term: string) => boolean = () => false) {
  const asked: string[] = []
  const aborted: string[] = []
  const send = async (url: string, { signal }: RequestInit): Promise<Answer> => {
    const { searchParams } = new URL(url)
    const term = searchParams.get('fullTextFilterTerm') ?? ''
    const filter = searchParams.get('filter')
    asked.push(filter === null ? term : `${filter} ${term}`)
    signal?.addEventListener('abort', () => aborted.push(term))
    await Promise.resolve()
    if (term.startsWith('slow')) return new Promise<never>(() => undefined)
    if (isDown(term)) return { ok: false, status: 503, statusText: 'Busy', text: '' }
    const items = entities.filter(
      ({ kind, metadata: { name } }) =>
        name.includes(term) && (filter === null || filter === `kind=${kind.toLowerCase()}`),
    )
    return { ok: true, status: 200, statusText: 'OK', text: JSON.stringify({ items }) }
  }
  const run = startProcesses(
    [{ name: 'palette', saga: paletteSaga }],
    { backend: fakeBackend(send) },
    { aside: /^(?:backend|palette)\// },
  )
  await run.given(palette.opened())
  const type = async (text: string) => {
    run.dispatch(palette.typed(text))
    await run.advance(150)
    await run.advance(50)
  }
  const search = () => {
    const state = palette.selectPalette(run.state())
    return state.status === 'open' ? state.search : undefined
  }
  const titles = () => {
    const found = search()
    return found?.status === 'found' ? found.hits.map(({ title }) => title) : found?.status
  }
  return { ...run, asked, aborted, type, search, titles }
}

it('asks once where a name is meant as typed', async () => {
  const { asked, type, titles } = await startSearch()
  await type('checkout')
  expect(asked).toEqual(['checkout'])
  expect(titles()).toEqual(['checkout-service'])
})

it('asks for the halves of a mistyped word, one after the other, until something fits', async () => {
  const { asked, type, titles } = await startSearch()
  await type('chekout')
  expect(asked).toEqual(['chekout', 'che'])
  expect(titles()).toEqual(['checkout-service'])
  await type('hceckout')
  expect(asked.slice(2)).toEqual(['hceckout', 'hcec', 'kout'])
  expect(titles()).toEqual(['checkout-service'])
})

it('asks three times at most, and never for a short word', async () => {
  const { asked, type, titles } = await startSearch()
  await type('nosuchthing')
  expect(asked).toEqual(['nosuchthing', 'nosuc', 'hthing'])
  expect(titles()).toEqual([])
  await type('zzz')
  expect(asked.slice(3)).toEqual(['zzz'])
})

it('asks no more for what is no longer typed', async () => {
  const { aborted, asked, type, titles } = await startSearch()
  await type('slowly')
  await type('payments')
  expect(aborted).toEqual(['slowly'])
  expect(asked).toEqual(['slowly', 'payments'])
  expect(titles()).toEqual(['payments'])
})

it('keeps what it has found where a further question fails', async () => {
  const { search, type, titles } = await startSearch((term) => term === 'che')
  await type('chekout')
  expect(titles()).toEqual([])
  const refused = await startSearch((term) => term === 'chekout')
  await refused.type('chekout')
  expect(refused.search()).toMatchObject({ status: 'failed', failure: { status: 503 } })
  expect(search()).toEqual({ status: 'found', hits: [] })
})

it('opens the forgiven entity for Enter before the answer', async () => {
  const { advance, dispatch, visited } = await startSearch()
  dispatch(palette.typed('chekout'))
  dispatch(palette.confirmed())
  await advance(200)
  expect(visited).toEqual(['→ /catalog/default/component/checkout-service'])
})

it('asks in one kind, and for all of it where nothing else is typed', async () => {
  const { asked, type, titles } = await startSearch()
  await type('kind:api pay')
  await type('kind:component pay')
  expect(titles()).toEqual([])
  await type('kind:api ')
  expect(titles()).toEqual(['payments'])
  expect(asked).toEqual(['kind=api pay', 'kind=component pay', 'kind=api '])
})

it('asks nothing while a kind is typed', async () => {
  const { asked, type, titles } = await startSearch()
  await type('kind:ap')
  expect(titles()).toEqual([])
  expect(asked).toEqual([])
})

it('leads to the search of the catalog in that kind where nothing is found', async () => {
  const { advance, dispatch, visited } = await startSearch()
  dispatch(palette.typed('kind:api zzz'))
  dispatch(palette.confirmed())
  await advance(200)
  expect(visited).toEqual(['→ /catalog?filters[kind]=api&filters[text]=zzz'])
})

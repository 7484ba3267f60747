import { expect, it } from '@jest/globals'
import {
  catalogIndexSlice,
  searchCommitted,
  searchTyped,
} from '../../src/features/catalog/list/catalogIndexSlice.ts'
import { entitiesApi } from '../../src/features/entities/entitiesApi.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { rowsRequest } from '../../src/model/catalog/entityListRequest.ts'
import { parseIndexQuery } from '../../src/model/catalog/indexQuery.ts'
import { catalogIndexSaga } from '../../src/sagas/catalog/catalogIndexSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

function startIndex(others: Parameters<typeof startProcesses>[1] = {}) {
  const run = startProcesses([], others)
  run.portal.extend({
    id: 'catalog',
    slices: [catalogIndexSlice],
    processes: [{ name: 'catalogIndex', saga: catalogIndexSaga }],
  })
  const visit = (search: string, by: 'pop' | 'push' | 'replace' = 'push') =>
    run.dispatch(navigated({ pathname: '/catalog', search, hash: '', by }))
  visit('', 'pop')
  run.expectEvents('location/navigated')
  return { ...run, visit }
}

it('opens one step of the history a word, and keeps the other filters', async () => {
  const { advance, dispatch, expectEvents, visit, visited } = startIndex()
  visit('?filters[kind]=api')
  dispatch(searchTyped('p'))
  await advance()
  visit('?filters[kind]=api&filters[text]=p')
  dispatch(searchTyped('pa'))
  dispatch(searchCommitted())
  dispatch(searchTyped('pay'))
  await advance()
  expect(visited).toEqual([
    '→ /catalog?filters[kind]=api&filters[text]=p',
    '↻ /catalog?filters[kind]=api&filters[text]=pa',
    '→ /catalog?filters[kind]=api&filters[text]=pay',
  ])
  expectEvents(
    'location/navigated',
    'catalogIndex/searchTyped',
    'location/navigated',
    'catalogIndex/searchTyped',
    'catalogIndex/searchCommitted',
    'catalogIndex/searchTyped',
  )
})

it('writes the word once where its letters came faster than they could be written', async () => {
  const { advance, dispatch, expectEvents, visited } = startIndex()
  const letters = ['p', 'pa', 'pay']
  letters.forEach((text) => dispatch(searchTyped(text)))
  await advance()
  expect(visited).toEqual(['→ /catalog?filters[text]=pay'])
  expectEvents(...letters.map(() => 'catalogIndex/searchTyped'))
})

it('drops what is being typed when the browser goes back', () => {
  const { dispatch, expectEvents, state, visit } = startIndex()
  const box = () => (state() as { catalogIndex?: unknown }).catalogIndex
  dispatch(searchTyped('p'))
  expect(box()).toEqual({ status: 'typing', text: 'p', hasEntry: false })
  visit('', 'pop')
  expect(box()).toEqual({ status: 'settled' })
  expectEvents('catalogIndex/searchTyped', 'location/navigated')
})

it('aborts the rows of a query that is no longer looked at, and no others', async () => {
  const signals = new Map<string, AbortSignal | null | undefined>()
  const run = startIndex({
    backend: fakeBackend((url, { signal }) => {
      signals.set(new URL(url).searchParams.get('fullTextFilterTerm') ?? '', signal)
      return new Promise(() => undefined)
    }),
  })
  const ask = (search: string) => {
    void run.portal.store.dispatch(
      entitiesApi.endpoints.entityPages.initiate(rowsRequest(parseIndexQuery(search))),
    )
    run.dispatch(navigated({ pathname: '/catalog', search, hash: '', by: 'push' }))
  }
  ask('?filters[text]=p')
  await run.advance()
  ask('?filters[text]=pa')
  await run.advance()
  expect(signals.get('p')?.aborted).toBe(true)
  expect(signals.get('pa')?.aborted).toBe(false)
  run.expectEvents(
    'backend/executeQuery/pending',
    'location/navigated',
    'backend/executeQuery/pending',
    'location/navigated',
    'backend/executeQuery/rejected',
  )
})

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

function startIndex(
  others: Parameters<typeof startProcesses>[1] = {},
  options: Parameters<typeof startProcesses>[2] = {},
) {
  const run = startProcesses([], others, options)
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

it('drops what is being typed when the browser goes back', () => {
  const { dispatch, expectEvents, state, visit } = startIndex()
  const box = () => (state() as { catalogIndex?: unknown }).catalogIndex
  dispatch(searchTyped('p'))
  expect(box()).toEqual({ status: 'typing', text: 'p', hasEntry: false, isResting: false })
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

/** Answers by hand: `answer(term)` ends the request for the rows of a text. */
function startSlow() {
  const waiting = new Map<string, () => void>()
  const asked: string[] = []
  const run = startIndex(
    {
      backend: fakeBackend(
        (url, { signal }) =>
          new Promise((resolve, reject) => {
            const term = new URL(url).searchParams.get('fullTextFilterTerm') ?? ''
            asked.push(term)
            signal?.addEventListener('abort', () => {
              reject(signal.reason as Error)
            })
            waiting.set(term, () => {
              resolve({ status: 200, ok: true, statusText: '', text: '{"items":[],"pageInfo":{}}' })
            })
          }),
      ),
    },
    { aside: /^backend\// },
  )
  /** As the page does: it asks for the rows of the address. */
  const follow = (text: string) => {
    const search = `?filters[text]=${text}`
    void run.portal.store.dispatch(
      entitiesApi.endpoints.entityPages.initiate(rowsRequest(parseIndexQuery(search))),
    )
    run.visit(search, 'replace')
  }
  const answer = async (term: string) => {
    waiting.get(term)?.()
    await run.advance()
  }
  return { ...run, asked, follow, answer }
}

it('asks for the rows of the first letter before the page does, and once for letters that come meanwhile', async () => {
  const { answer, asked, dispatch, expectEvents, follow, visited } = startSlow()
  follow('')
  await answer('')
  for (const text of ['p', 'pa', 'pay']) dispatch(searchTyped(text))
  expect(asked).toEqual(['', 'p'])
  follow('p')
  await answer('p')
  expect(asked).toEqual(['', 'p', 'pay'])
  expect(visited).toEqual(['→ /catalog?filters[text]=p', '↻ /catalog?filters[text]=pay'])
  expectEvents(
    'location/navigated',
    'catalogIndex/searchTyped',
    'catalogIndex/searchTyped',
    'catalogIndex/searchTyped',
    'location/navigated',
  )
})

it('asks one question at a time: the next words wait for the answer', async () => {
  const { advance, answer, asked, dispatch, expectEvents, follow, visited } = startSlow()
  dispatch(searchTyped('p'))
  await advance()
  expect(visited).toEqual(['→ /catalog?filters[text]=p'])
  follow('p')
  for (const text of ['pa', 'pay']) {
    dispatch(searchTyped(text))
    await advance(100)
  }
  expect(visited).toHaveLength(1)
  await answer('p')
  expect(visited.at(-1)).toBe('↻ /catalog?filters[text]=pay')
  expect(asked).toEqual(['p', 'pay'])
  expectEvents(
    'catalogIndex/searchTyped',
    'location/navigated',
    'catalogIndex/searchTyped',
    'catalogIndex/searchTyped',
  )
})

it('does not wait longer than a pause in typing for a slow answer', async () => {
  const { advance, asked, dispatch, expectEvents, follow, visited } = startSlow()
  dispatch(searchTyped('p'))
  await advance()
  follow('p')
  dispatch(searchTyped('pa'))
  await advance(149)
  expect(asked).toEqual(['p'])
  await advance(1)
  expect(asked).toEqual(['p', 'pa'])
  expect(visited.at(-1)).toBe('↻ /catalog?filters[text]=pa')
  expectEvents('catalogIndex/searchTyped', 'location/navigated', 'catalogIndex/searchTyped')
})

it('takes a search for complete when no key was pressed for a quarter of a second', async () => {
  const { advance, dispatch, expectEvents, state } = startIndex()
  const box = () => (state() as { catalogIndex?: unknown }).catalogIndex
  dispatch(searchTyped('p'))
  await advance(249)
  expect(box()).toMatchObject({ isResting: false })
  await advance(1)
  expect(box()).toEqual({ status: 'typing', text: 'p', hasEntry: false, isResting: true })
  dispatch(searchTyped('pa'))
  expect(box()).toMatchObject({ isResting: false })
  expectEvents('catalogIndex/searchTyped', 'catalogIndex/searchRested', 'catalogIndex/searchTyped')
})

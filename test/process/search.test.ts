// The process of the search page: typing, Enter, late answers, and what is remembered.

import { expect, it } from '@jest/globals'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import { selectRecentSearches } from '../../src/features/preferences/recentSearchesSlice.ts'
import { searchApi } from '../../src/features/search/searchApi.ts'
import * as bar from '../../src/features/search/searchBarSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { parseSearchQuery, requestOf, searchReader } from '../../src/model/search/searchQuery.ts'
import { searchSaga } from '../../src/sagas/search/searchSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const process = { name: 'search', saga: searchSaga }

const at = (search: string, by: 'push' | 'replace' | 'pop' = 'push', pathname = '/search') =>
  navigated({ pathname, search, hash: '', by })

async function start(search = '') {
  const aborted: string[] = []
  const send = (url: string, { signal }: RequestInit): Promise<Answer> => {
    signal?.addEventListener('abort', () => aborted.push(new URL(url).search))
    return new Promise<never>(() => undefined)
  }
  const run = startProcesses(
    [],
    { backend: fakeBackend(send) },
    { aside: /^(?:backend|recents)\// },
  )
  run.portal.extend({ id: 'search', slices: [bar.searchBarSlice], processes: [process] })
  await run.given(at(search, 'pop'))
  const type = (text: string) => {
    run.dispatch(bar.termTyped(text))
  }
  return { ...run, aborted, type, recent: () => selectRecentSearches(run.state()) }
}

const typed = 'searchBar/termTyped'
const committed = 'searchBar/termCommitted'
const remembered = 'recentSearches/searched'

it('searches 200 ms after the last keystroke, with one history entry for the word', async () => {
  const { type, advance, visited, dispatch, expectEvents, recent } = await start()
  type('che')
  await advance(199)
  type(' check ')
  await advance(199)
  expect(visited).toEqual([])
  await advance(1)
  expect(visited).toEqual(['→ /search?query=check'])
  dispatch(at('?query=check'))
  type('checkout')
  await advance(200)
  expect(visited.at(-1)).toBe('↻ /search?query=checkout')
  expect(recent()).toEqual([])
  expectEvents(typed, typed, 'location/navigated', typed)
})

it('searches at once on Enter, once, and remembers the text', async () => {
  const { type, advance, visited, dispatch, expectEvents, recent } = await start()
  type('pay')
  dispatch(bar.termCommitted())
  await advance()
  expect(visited).toEqual(['→ /search?query=pay'])
  await advance(1_000)
  expect(visited).toHaveLength(1)
  expect(recent()).toEqual(['pay'])
  expectEvents(typed, committed, remembered)
})

it('remembers a text whose Enter comes after its results', async () => {
  const { type, advance, dispatch, expectEvents, recent } = await start()
  type('pay')
  await advance(500)
  dispatch(at('?query=pay'))
  dispatch(bar.termCommitted())
  await advance()
  expect(recent()).toEqual(['pay'])
  expectEvents(typed, 'location/navigated', committed, remembered)
})

it('keeps types and filters, and leaves the page of results', async () => {
  const { type, advance, visited, dispatch, expectEvents } = await start(
    '?query=a&types[]=techdocs&filters[kind]=API&pageCursor=MQ==',
  )
  type('b')
  await advance(200)
  expect(visited).toEqual(['→ /search?query=b&types[]=techdocs&filters[kind]=API'])
  dispatch(at('?query=b&types[]=techdocs&filters[kind]=API'))
  // An emptied field drops the term.
  type('  ')
  await advance(200)
  expect(visited.at(-1)).toBe('↻ /search?types[]=techdocs&filters[kind]=API')
  expectEvents(typed, 'location/navigated', typed)
})

it('asks for nothing if the text is the same, or the user has gone elsewhere', async () => {
  const { type, advance, visited, dispatch, expectEvents } = await start('?query=pay')
  type('pay ')
  await advance(200)
  type('payments')
  dispatch(at('', 'push', '/catalog'))
  await advance(1_000)
  expect(visited).toEqual([])
  expectEvents(typed, typed, 'location/navigated')
})

it('goes on with a text after its process was stopped', async () => {
  const { type, advance, visited, portal, expectEvents } = await start()
  type('pay')
  portal.stop()
  await advance(1_000)
  expect(visited).toEqual([])
  portal.resume()
  await advance(200)
  expect(visited).toEqual(['→ /search?query=pay'])
  expectEvents(typed)
})

it('aborts the request of an earlier text, and keeps the current one', async () => {
  const { dispatch, advance, aborted, portal, expectEvents } = await start('?query=pa')
  const ask = (search: string) => {
    const query = parseSearchQuery(search)
    void portal.store.dispatch(
      searchApi.endpoints.searchPage.initiate(requestOf(query, 25, searchReader(query))),
    )
  }
  ask('?query=pa')
  await advance()
  dispatch(at('?query=pay'))
  ask('?query=pay')
  await advance()
  dispatch(at('?query=pay', 'replace'))
  await advance()
  expect(aborted).toEqual(['?term=pa&pageLimit=25'])
  dispatch(at('', 'push', '/settings'))
  await advance()
  expect(aborted).toHaveLength(2)
  expectEvents('location/navigated', 'location/navigated', 'location/navigated')
})

it('opens results beside, and remembers the text that led to them', async () => {
  const run = startProcesses([], {}, { aside: /^(?:backend|recents)\// })
  run.portal.extend({ id: 'search', slices: [bar.searchBarSlice], processes: [process] })
  await run.given(at('?query=orders', 'pop'))
  run.dispatch(bar.resultOpenedBeside('/portal/catalog/default/api/orders'))
  await run.advance()
  expect(run.visited).toEqual(['+ /portal/catalog/default/api/orders'])
  expect(selectRecentSearches(run.state())).toEqual(['orders'])
  run.expectEvents('searchBar/resultOpenedBeside', remembered)
  await run.given(at('', 'push'))
  run.dispatch(bar.resultOpened())
  await run.advance()
  run.expectEvents('searchBar/resultOpened')
})

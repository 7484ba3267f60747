import { expect, it } from '@jest/globals'
import { createAction } from '@reduxjs/toolkit'
import { call, delay, put, type SagaGenerator } from 'typed-redux-saga'
import { searchBarSlice, selectSearchBar } from '../../src/features/search/searchBarSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { searchPath } from '../../src/model/paths.ts'
import { urlField, type UrlField } from '../../src/sagas/kit/urlField.ts'
import { startProcesses } from '../support/processHarness.ts'

const { termTyped, termCommitted } = searchBarSlice.actions
const written = createAction<string>('test/written')

/** The page shows `shown`, and has another address for any other text. */
const fieldOf = (shown: string): UrlField => ({
  state: selectSearchBar,
  typed: termTyped,
  committed: termCommitted,
  *pause() {
    yield* delay(200)
  },
  *addressOf(text) {
    return yield* call(() => (text === shown ? undefined : `/search?query=${text}`))
  },
  *afterwards(text, isCommitted) {
    yield* put(written(`${text}${isCommitted ? ' committed' : ''}`))
  },
})

function start(shown = '') {
  const run = startProcesses([], {}, { aside: /^(?:searchBar|location|test)\// })
  const saga = function* (): SagaGenerator<void> {
    yield* call(urlField, fieldOf(shown))
  }
  run.portal.extend({ id: 'field', slices: [searchBarSlice], processes: [{ name: 'field', saga }] })
  return {
    ...run,
    /** The router follows. */
    follow: () =>
      run.dispatch(navigated({ pathname: searchPath, search: '', hash: '', by: 'replace' })),
    texts: () =>
      run
        .log()
        .filter(written.match)
        .map(({ payload }) => payload),
  }
}

it('writes the text after a pause, the newest only', async () => {
  const { advance, dispatch, texts, visited } = start()
  dispatch(termTyped('a'))
  await advance(199)
  dispatch(termTyped('ab'))
  await advance(199)
  expect(visited).toEqual([])
  await advance(1)
  expect(visited).toEqual(['→ /search?query=ab'])
  expect(texts()).toEqual(['ab'])
})

it('replaces the history entry that the first keystroke of a word has added', async () => {
  const { advance, dispatch, follow, visited } = start()
  dispatch(termTyped('a'))
  await advance(200)
  follow()
  dispatch(termTyped('ab'))
  await advance(200)
  expect(visited).toEqual(['→ /search?query=a', '↻ /search?query=ab'])
})

it('writes at once what is committed, though the field has settled', async () => {
  const { advance, dispatch, texts, visited } = start()
  dispatch(termTyped('ab'))
  dispatch(termCommitted())
  await advance(0)
  expect(visited).toEqual(['→ /search?query=ab'])
  expect(texts()).toEqual(['ab committed'])
})

it('does not navigate to what the page shows already', async () => {
  const { advance, dispatch, texts, visited } = start('ab')
  dispatch(termTyped('ab'))
  await advance(200)
  expect(visited).toEqual([])
  expect(texts()).toEqual(['ab'])
})

it('writes nothing once the user is elsewhere', async () => {
  const { advance, dispatch, texts, visited } = start()
  dispatch(termTyped('ab'))
  dispatch(navigated({ pathname: '/', search: '', hash: '', by: 'push' }))
  await advance(200)
  expect([visited, texts()]).toEqual([[], []])
})

it('goes on after a restart with the text that the state has', async () => {
  const { advance, dispatch, portal, visited } = start()
  dispatch(termTyped('ab'))
  portal.stop()
  portal.resume()
  await advance(200)
  expect(visited).toEqual(['→ /search?query=ab'])
})

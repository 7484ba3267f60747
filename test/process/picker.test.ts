import { expect, it } from '@jest/globals'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { entitiesApi } from '../../src/features/entities/entitiesApi.ts'
import {
  pickerClosed,
  pickerOpened,
  textTyped,
} from '../../src/features/entities/picker/pickerSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { pickerReader, pickerRequest } from '../../src/model/entities/pickerRequest.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const opened = pickerOpened({ picker: 'owners', page: '/catalog' })

/** Requests are never answered; `signals` has their signals by text or facet. */
function startPicker() {
  const signals = new Map<string, AbortSignal | null | undefined>()
  const backend = fakeBackend((url, { signal }) => {
    const asked = new URL(url).searchParams
    signals.set(asked.get('facet') ?? asked.get('fullTextFilterTerm') ?? '', signal)
    return new Promise(() => undefined)
  })
  const run = startProcesses([], { backend }, { aside: /^backend\// })
  const { entities, facet } = {
    entities: entitiesApi.endpoints.entityPages,
    facet: catalogApi.endpoints.facets,
  }
  const search = (text: string) =>
    run.portal.store.dispatch(entities.initiate(pickerRequest({ kinds: ['group'], text })))
  const count = () =>
    run.portal.store.dispatch(
      facet.initiate({ reader: pickerReader, facets: ['metadata.tags'], kind: 'component' }),
    )
  const isAborted = (asked: string) => signals.get(asked)?.aborted
  const picker = () => (run.state() as { picker?: unknown }).picker
  return { ...run, search, count, isAborted, picker }
}

it('asks once typing pauses, for what is typed then', async () => {
  const { advance, dispatch, expectEvents, picker } = startPicker()
  dispatch(opened)
  dispatch(textTyped('p'))
  await advance(149)
  dispatch(textTyped('pa'))
  await advance(149)
  expect(picker()).toMatchObject({ text: 'pa', searched: '' })
  await advance(1)
  expect(picker()).toMatchObject({ text: 'pa', searched: 'pa' })
  expectEvents('picker/pickerOpened', 'picker/textTyped', 'picker/textTyped', 'picker/typingPaused')
})

it('asks nothing any more once the picker is closed', async () => {
  const { advance, dispatch, expectEvents, picker } = startPicker()
  dispatch(opened)
  dispatch(textTyped('p'))
  dispatch(pickerClosed('owners'))
  await advance(1_000)
  expect(picker()).toEqual({ status: 'closed' })
  expectEvents('picker/pickerOpened', 'picker/textTyped', 'picker/pickerClosed')
})

it('aborts a search as soon as another text is searched, and not before', async () => {
  const { advance, dispatch, expectEvents, isAborted, search } = startPicker()
  dispatch(opened)
  void search('')
  await advance()
  dispatch(textTyped('pa'))
  await advance(149)
  expect(isAborted('')).toBe(false)
  await advance(1)
  expect(isAborted('')).toBe(true)
  void search('pa')
  await advance()
  expect(isAborted('pa')).toBe(false)
  expectEvents('picker/pickerOpened', 'picker/textTyped', 'picker/typingPaused')
})

it('aborts counts and searches when the picker closes', async () => {
  const { advance, count, dispatch, expectEvents, isAborted, search } = startPicker()
  dispatch(opened)
  void search('')
  void count()
  await advance()
  expect(isAborted('metadata.tags')).toBe(false)
  dispatch(pickerClosed('owners'))
  await advance()
  expect(isAborted('')).toBe(true)
  expect(isAborted('metadata.tags')).toBe(true)
  expectEvents('picker/pickerOpened', 'picker/pickerClosed')
})

it('closes, and aborts, when the page is left, but not with a filter of the page', async () => {
  const { advance, count, dispatch, expectEvents, isAborted } = startPicker()
  const go = (pathname: string, search: string) =>
    dispatch(navigated({ pathname, search, hash: '', by: 'push' }))
  dispatch(opened)
  void count()
  await advance()
  go('/catalog', '?filters[tags]=go')
  expect(isAborted('metadata.tags')).toBe(false)
  go('/settings', '')
  await advance()
  expect(isAborted('metadata.tags')).toBe(true)
  expectEvents('picker/pickerOpened', 'location/navigated', 'location/navigated')
})

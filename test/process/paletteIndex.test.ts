// The palette's results from the search backend, beside the catalog's own.

import { expect, it } from '@jest/globals'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import * as palette from '../../src/features/palette/paletteSlice.ts'
import { searchTypesDeclared } from '../../src/features/search/searchTypesSlice.ts'
import { paletteSaga } from '../../src/sagas/palette/paletteSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const titles = { en: 'Any' }
const page = (title: string) => ({
  results: [{ type: 'any', document: { title, text: '', location: `/${title}` } }],
})

/** Answers by type; the catalog's own search has the type `catalog`. */
async function start(answerOf: (type: string, term: string) => Promise<[number, object]>) {
  const asked: string[] = []
  const send = async (url: string): Promise<Answer> => {
    const { searchParams, pathname } = new URL(url)
    const type = pathname.includes('/catalog/') ? 'catalog' : (searchParams.get('types[0]') ?? '')
    const term = searchParams.get('term') ?? searchParams.get('fullTextFilterTerm') ?? ''
    asked.push(`${type} ${term}`)
    const [status, body] = await answerOf(type, term)
    return { ok: status === 200, status, statusText: '', text: JSON.stringify(body) }
  }
  const run = startProcesses(
    [{ name: 'palette', saga: paletteSaga }],
    { backend: fakeBackend(send) },
    { aside: /^(?:backend|palette)\// },
  )
  await run.given(
    searchTypesDeclared([
      { value: 'software-catalog', titles },
      { value: 'techdocs', titles },
    ]),
    palette.opened(),
  )
  const type = async (text: string) => {
    run.dispatch(palette.typed(text))
    await run.advance(150)
    await run.advance(50)
  }
  const open = () => {
    const state = palette.selectPalette(run.state())
    return state.status === 'open' ? state : undefined
  }
  const index = () =>
    (open()?.index ?? []).map((one) =>
      one.status === 'found'
        ? `${one.type}: ${one.hits.map(({ title }) => title).join()}`
        : `${one.type} ${one.failure.name}`,
    )
  return { ...run, asked, type, index, search: () => open()?.search.status }
}

const found = { items: [] }

it('asks each type once per pause, and lists what each answers', async () => {
  const { type, asked, index } = await start((kind, term) =>
    Promise.resolve([200, kind === 'catalog' ? found : page(`${kind}-${term}`)]),
  )
  await type('pay ')
  expect(asked).toEqual(expect.arrayContaining(['software-catalog pay', 'techdocs pay']))
  expect(index()).toEqual(['software-catalog: software-catalog-pay', 'techdocs: techdocs-pay'])
})

it('lets a type fail alone, and says nothing of a backend without search', async () => {
  const { type, index, search } = await start((kind) =>
    Promise.resolve(
      kind === 'techdocs'
        ? [500, { error: { name: 'MissingIndexError', message: 'Missing index' } }]
        : kind === 'catalog'
          ? [200, found]
          : [404, {}],
    ),
  )
  await type('pay')
  expect(search()).toBe('found')
  expect(index()).toEqual(['software-catalog: ', 'techdocs MissingIndexError'])
})

it('does not hold the catalog up, and ignores answers for an earlier text', async () => {
  const slow = Promise.withResolvers<[number, object]>()
  const { type, index, search, advance } = await start((kind, term) => {
    if (kind === 'catalog') return Promise.resolve([200, found])
    return term === 'pa' ? slow.promise : Promise.resolve([200, page(term)])
  })
  await type('pa')
  expect(search()).toBe('found')
  expect(index()).toEqual([])
  await type('pay')
  slow.resolve([200, page('late')])
  await advance(50)
  expect(index()).toEqual(['software-catalog: pay', 'techdocs: pay'])
})

it('asks the catalog alone within a kind', async () => {
  const { type, asked } = await start(() => Promise.resolve([200, found]))
  await type('kind:api pay')
  expect(asked.filter((one) => !one.startsWith('catalog'))).toEqual([])
})

// An export: counted, fetched page by page, saved; interrupted, resumed, saved in part, cancelled.

import { expect, it } from '@jest/globals'
import {
  exportBegan,
  exportDismissed,
  exportRequested,
  exportResumed,
  exportSlice,
  partRequested,
  type ExportScope,
} from '../../src/features/catalog/export/exportSlice.ts'
import { parseIndexQuery } from '../../src/model/catalog/indexQuery.ts'
import { exportSaga } from '../../src/sagas/catalog/exportSaga.ts'
import { createWrittenNames } from '../../src/sagas/services/writtenNames.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const list: ExportScope = { type: 'list', query: parseIndexQuery('?sort=owner,desc') }
const csv = { format: 'csv', columns: [], hasByteOrderMark: false } as const
const entity = (name: string) => ({ kind: 'Component', metadata: { name } })

interface Asked {
  readonly url: string
  readonly init: RequestInit
  readonly answer: (body: unknown, status?: number) => void
}

function startExport() {
  const asked: Asked[] = []
  const pieces: string[] = []
  const written = createWrittenNames()
  const saved: { readonly name: string; readonly text: string }[] = []
  const run = startProcesses(
    [],
    {
      backend: fakeBackend(
        (url, init) =>
          new Promise((resolve) => {
            const answer: Asked['answer'] = (body, status = 200) => {
              const text = JSON.stringify(body)
              resolve({ ok: status === 200, status, statusText: '', text })
            }
            asked.push({ url, init, answer })
          }),
        { token: () => 'secret' },
      ),
      files: {
        write: (place, text, names) => {
          pieces.splice(place, pieces.length, text)
          written.add(place, names)
        },
        isWritten: written.isBefore,
        save: ({ name }, tail) => saved.push({ name, text: pieces.join('') + tail }),
        discard: () => pieces.splice(0),
      },
    },
    { aside: /^backend\// },
  )
  run.portal.extend({
    id: 'catalog',
    slices: [exportSlice],
    processes: [{ name: 'export', saga: exportSaga }],
  })
  const answer = async (body: unknown, status?: number) => {
    asked.at(-1)?.answer(body, status)
    await run.advance()
  }
  const page = (names: readonly string[], nextCursor?: string) =>
    answer({ items: names.map(entity), pageInfo: { nextCursor } })
  return { ...run, asked, pieces, saved, answer, page }
}

/** Runs to the first page of three rows. */
async function startRunning() {
  const run = startExport()
  await run.given(exportRequested(list))
  await run.answer({ items: [], totalItems: 3 })
  run.dispatch(exportBegan(csv))
  await run.advance()
  return run
}

it('counts, fetches page by page by name, and saves what it fetched', async () => {
  const { asked, advance, dispatch, expectEvents, expectState, page, pieces, saved, answer } =
    startExport()
  dispatch(exportRequested(list))
  expectState('export', { status: 'counting' })
  await answer({ items: [], totalItems: 3 })
  expectState('export', { status: 'ready', total: 3 })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url).not.toContain('orderField')
  dispatch(exportBegan(csv))
  await advance()
  expect(asked[1]?.url).toContain('limit=250')
  expect(asked[1]?.url).toContain('orderField=metadata.name%2Casc')
  await page(['a', 'b'], 'next')
  expectState('export', { status: 'running', done: 2, total: 3, cursor: 'next' })
  expect(asked[2]?.url).toContain('cursor=next')
  await page(['c'])
  expectState('export', { status: 'saved', done: 3 })
  const text = 'entityRef\r\ncomponent:default/a\r\ncomponent:default/b\r\ncomponent:default/c\r\n'
  expect(saved).toEqual([{ name: 'catalog-component.csv', text }])
  dispatch(exportDismissed())
  expect(pieces).toEqual([])
  expectEvents(
    'export/exportRequested',
    'export/counted',
    'export/exportBegan',
    'export/pageWritten',
    'export/pageWritten',
    'export/fileSaved',
    'export/exportDismissed',
  )
})

it('keeps what it has when a page fails, and goes on with that page', async () => {
  const { asked, advance, answer, dispatch, expectEvents, expectState, page, saved } =
    await startRunning()
  await page(['a', 'b'], 'next')
  await answer({ error: { name: 'Error', message: 'down' } }, 503)
  expectState('export', { status: 'failed', done: 2, cursor: 'next', failure: { status: 503 } })
  dispatch(exportResumed())
  await advance()
  expect(asked.at(-1)?.url).toContain('cursor=next')
  await page(['b', 'c'])
  expect(saved[0]?.text.match(/component:/g)).toHaveLength(3)
  expectEvents(
    'export/counted',
    'export/exportBegan',
    'export/pageWritten',
    'export/exportFailed',
    'export/exportResumed',
    'export/pageWritten',
    'export/fileSaved',
  )
})

it('begins anew where the list can no longer be read on', async () => {
  const { asked, advance, answer, dispatch, expectEvents, expectState, page, saved } =
    await startRunning()
  await page(['a', 'b'], 'next')
  await answer({ error: { name: 'InputError', message: 'Malformed cursor' } }, 400)
  expectState('export', { status: 'failed', done: 2, failure: { kind: 'staleCursor' } })
  dispatch(exportResumed())
  await advance()
  expect(asked.at(-1)?.url).not.toContain('cursor=')
  await page(['a', 'c'])
  expect(saved[0]?.text).toBe('entityRef\r\ncomponent:default/a\r\ncomponent:default/c\r\n')
  expectEvents(
    'export/counted',
    'export/exportBegan',
    'export/pageWritten',
    'export/exportFailed',
    'export/exportResumed',
    'export/pageWritten',
    'export/fileSaved',
  )
})

it.each([
  ['twice on a page', [['a', 'b', 'a'], ['c']], ['a', 'b', 'c']],
  [
    'on two pages',
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    ['a', 'b', 'c'],
  ],
  ['on pages that are apart', [['a', 'b'], ['c'], ['a', 'd'], ['d', 'b']], ['a', 'b', 'c', 'd']],
  ['alone on its page again', [['a'], ['a'], ['b']], ['a', 'b']],
  ['written otherwise', [['a'], ['A']], ['a']],
] as const)('has an entity once that comes %s', async (_, pages, expected) => {
  for (const format of ['csv', 'json'] as const) {
    const run = startExport()
    await run.given(exportRequested(list))
    await run.answer({ items: [], totalItems: 9 })
    run.dispatch(exportBegan({ ...csv, format }))
    await run.advance()
    for (const [index, names] of pages.entries())
      await run.page(names, index + 1 < pages.length ? `next${String(index)}` : undefined)
    run.expectState('export', { status: 'saved', done: expected.length })
    const text = run.saved[0]?.text ?? ''
    const names =
      format === 'csv'
        ? [...text.matchAll(/default\/(.*)\r/g)].map(([, name]) => name)
        : (JSON.parse(text) as readonly ReturnType<typeof entity>[]).map(
            ({ metadata }) => metadata.name,
          )
    expect(names).toEqual(expected)
    run.expectEvents(
      'export/counted',
      'export/exportBegan',
      ...pages.map(() => 'export/pageWritten'),
      'export/fileSaved',
    )
  }
})

it('saves the part that it has', async () => {
  const { advance, answer, dispatch, expectEvents, expectState, page, saved } = await startRunning()
  await page(['a', 'b'], 'next')
  await answer({}, 400)
  dispatch(partRequested())
  await advance()
  expectState('export', { status: 'saved', done: 2 })
  expect(saved[0]?.text.match(/component:/g)).toHaveLength(2)
  expectEvents(
    'export/counted',
    'export/exportBegan',
    'export/pageWritten',
    'export/exportFailed',
    'export/partRequested',
    'export/fileSaved',
  )
})

it('asks for a page again when it is started again, and writes it once', async () => {
  const { asked, advance, expectEvents, page, portal, saved } = await startRunning()
  await page(['a', 'b'], 'next')
  portal.stop()
  expect(asked.at(-1)?.init.signal?.aborted).toBe(true)
  portal.resume()
  await advance()
  await page(['c'])
  expect(saved[0]?.text.match(/component:/g)).toHaveLength(3)
  expectEvents(
    'export/counted',
    'export/exportBegan',
    'export/pageWritten',
    'export/pageWritten',
    'export/fileSaved',
  )
})

it('gives up at once, and keeps nothing', async () => {
  const { asked, dispatch, expectEvents, expectState, page, pieces, saved } = await startRunning()
  await page(['a', 'b'], 'next')
  dispatch(exportDismissed())
  expect(asked.at(-1)?.init.signal?.aborted).toBe(true)
  expectState('export', { status: 'idle' })
  expect(pieces).toEqual([])
  expect(saved).toEqual([])
  expectEvents(
    'export/counted',
    'export/exportBegan',
    'export/pageWritten',
    'export/exportDismissed',
  )
})

it('counts none, and asks nobody, where no entity can match', async () => {
  const { advance, asked, dispatch, expectEvents, expectState } = startExport()
  const nobodys = parseIndexQuery('?filters[user]=owned')
  dispatch(exportRequested({ type: 'list', query: nobodys }))
  await advance()
  expectState('export', { status: 'ready', total: 0 })
  expect(asked).toEqual([])
  expectEvents('export/exportRequested', 'export/counted')
})

it('can begin where nothing could be counted', async () => {
  const { answer, dispatch, expectEvents, expectState } = startExport()
  dispatch(exportRequested(list))
  await answer({}, 500)
  expectState('export', { status: 'ready', total: null })
  expectEvents('export/exportRequested', 'export/counted')
})

it('exports only entities with errors of a list that is filtered by them', async () => {
  const { advance, answer, asked, dispatch, expectEvents, expectState, saved } = startExport()
  dispatch(exportRequested({ type: 'list', query: parseIndexQuery('?filters[error]=true') }))
  await advance()
  expectState('export', { status: 'ready', total: null })
  expect(asked).toEqual([])
  dispatch(exportBegan(csv))
  await advance()
  const items = [{ type: 'processing', level: 'error', message: 'No such file' }]
  await answer({ items: [entity('sound'), { ...entity('faulty'), status: { items } }] })
  expect(saved[0]?.text).toBe('entityRef\r\ncomponent:default/faulty\r\n')
  expectEvents(
    'export/exportRequested',
    'export/counted',
    'export/exportBegan',
    'export/pageWritten',
    'export/fileSaved',
  )
})

it('asks for a selection in batches, and leaves out what is gone', async () => {
  const { advance, answer, asked, dispatch, expectEvents, expectState, saved } = startExport()
  const refs = Array.from({ length: 251 }, (_, index) => `component:default/c${String(index)}`)
  dispatch(exportRequested({ type: 'selection', kind: 'component', refs }))
  expectState('export', { status: 'ready', total: 251 })
  dispatch(exportBegan({ ...csv, format: 'json' }))
  await advance()
  await answer({ items: refs.slice(0, 250).map((_, index) => entity(`c${String(index)}`)) })
  expect(asked[1]?.init.body).toMatch(/^\{"entityRefs":\["component:default\/c250"\],/)
  await answer({ items: [null] })
  expectState('export', { status: 'saved', done: 250 })
  expect(saved[0]?.name).toBe('catalog-component.json')
  expect(JSON.parse(saved[0]?.text ?? '')).toHaveLength(250)
  expectEvents(
    'export/exportRequested',
    'export/exportBegan',
    'export/pageWritten',
    'export/pageWritten',
    'export/fileSaved',
  )
})

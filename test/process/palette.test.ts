import { describe, expect, it } from '@jest/globals'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import * as palette from '../../src/features/palette/paletteSlice.ts'
import { themeChosen } from '../../src/features/preferences/themeSlice.ts'
import { signInRequested, signInSucceeded } from '../../src/features/session/sessionSlice.ts'
import { selectAlerts } from '../../src/features/shell/alerts/alertsSlice.ts'
import { copyRequested } from '../../src/features/shell/clipboardSlice.ts'
import { paletteSaga } from '../../src/sagas/palette/paletteSaga.ts'
import type { Services } from '../../src/sagas/services/services.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { fakeShortcuts } from '../support/fakeShortcuts.ts'
import { startProcesses } from '../support/processHarness.ts'

const entity = (name: string) => ({ kind: 'Component', metadata: { name } })
const answerOf = (...names: readonly string[]): Answer => ({
  ok: true,
  status: 200,
  statusText: 'OK',
  text: JSON.stringify({ items: names.map(entity) }),
})

/** A catalog that answers on command; requests by term. */
function slowCatalog() {
  const asked = new Map<string, (answer: Answer) => void>()
  const aborted: string[] = []
  const send = (url: string, { signal }: RequestInit) =>
    new Promise<Answer>((resolve, reject) => {
      const term = new URL(url).searchParams.get('fullTextFilterTerm') ?? ''
      asked.set(term, resolve)
      signal?.addEventListener('abort', () => {
        aborted.push(term)
        reject(signal.reason as Error)
      })
    })
  const backend = fakeBackend(send)
  return { asked, aborted, backend }
}

function startPalette(others: Partial<Services> = {}) {
  const catalog = slowCatalog()
  let press: () => void = () => undefined
  const loaded: string[] = []
  const run = startProcesses([{ name: 'palette', saga: paletteSaga }], {
    backend: catalog.backend,
    plugins: {
      load: (id) => {
        loaded.push(id)
        return Promise.resolve()
      },
    },
    shortcuts: fakeShortcuts({
      onPalette: (listener) => {
        press = listener
        return () => undefined
      },
    }),
    ...others,
  })
  return {
    ...run,
    ...catalog,
    loaded,
    press: async () => {
      press()
      await run.advance()
    },
    shown: () => palette.selectPalette(run.state()),
    open: async () => {
      run.dispatch(palette.opened())
      await run.advance()
      run.expectEvents('palette/opened', 'palette/listLoaded')
    },
    type: async (...texts: readonly string[]) => {
      texts.forEach((text) => run.dispatch(palette.typed(text)))
      await run.advance(150)
    },
    found: async (term: string, ...names: readonly string[]) => {
      catalog.asked.get(term)?.(answerOf(...names))
      await run.advance()
    },
  }
}

const titles = (state: palette.PaletteState) =>
  state.status === 'open' && 'hits' in state.search
    ? state.search.hits.map(({ title }) => title)
    : null

const pending = 'backend/executeQuery/pending'
const fulfilled = 'backend/executeQuery/fulfilled'
const rejected = 'backend/executeQuery/rejected'
const typedEvent = 'palette/typed'

const who = {
  identity: { userEntityRef: 'user:default/guest', ownershipEntityRefs: [] },
  profile: {},
  expiresAt: 4_102_444_800_000,
}

describe('opening', () => {
  it('by its keys fetches the list, and keeps what was typed until then', async () => {
    const chunk = Promise.withResolvers<undefined>()
    const run = startPalette({ plugins: { load: () => chunk.promise } })
    run.dispatch(signInRequested({ method: 'guest' }))
    run.dispatch(signInSucceeded(who))
    await run.press()
    run.dispatch(palette.typed('che'))
    expect(run.shown()).toEqual({ status: 'loading', text: 'che' })
    chunk.resolve(undefined)
    await run.advance()
    expect(run.shown()).toMatchObject({
      status: 'open',
      text: 'che',
      search: { status: 'searching' },
    })
    await run.advance(150)
    expect([...run.asked.keys()]).toEqual(['che'])
    run.expectEvents(
      'session/signInRequested',
      'session/signInSucceeded',
      'palette/opened',
      typedEvent,
      'palette/listLoaded',
      pending,
    )
  })

  it('does nothing where nobody is signed in', async () => {
    const run = startPalette()
    await run.press()
    expect(run.shown()).toEqual({ status: 'closed' })
    run.expectEvents()
  })

  it('names why the list could not be fetched, and tries again', async () => {
    let attempts = 0
    const load = () =>
      ++attempts === 1 ? Promise.reject(new Error('no network')) : Promise.resolve()
    const run = startPalette({ plugins: { load } })
    run.dispatch(palette.opened())
    run.dispatch(palette.typed('c'))
    await run.advance()
    expect(run.shown()).toMatchObject({ status: 'loadFailed', failure: { message: 'no network' } })
    run.dispatch(palette.listRequestedAgain())
    await run.advance()
    expect(run.shown()).toMatchObject({ status: 'open', text: 'c' })
    run.expectEvents(
      'palette/opened',
      typedEvent,
      'palette/listFailed',
      'palette/listRequestedAgain',
      'palette/listLoaded',
    )
  })
})

describe('searching', () => {
  it('waits for a pause in typing', async () => {
    const run = startPalette()
    await run.open()
    run.dispatch(palette.typed('c'))
    await run.advance(149)
    run.dispatch(palette.typed('ch'))
    await run.advance(149)
    expect([...run.asked.keys()]).toEqual([])
    await run.advance(1)
    expect([...run.asked.keys()]).toEqual(['ch'])
    await run.found('ch', 'checkout')
    expect(titles(run.shown())).toEqual(['checkout'])
    run.expectEvents(typedEvent, typedEvent, pending, fulfilled, 'palette/searchAnswered')
  })

  it('drops the answer to what is no longer typed, and aborts its request', async () => {
    const run = startPalette()
    await run.open()
    await run.type('pay')
    await run.type('payments')
    expect(run.aborted).toEqual(['pay'])
    await run.found('payments', 'payments-ledger')
    await run.found('pay', 'payroll')
    expect(titles(run.shown())).toEqual(['payments-ledger'])
    run.dispatch(palette.searchAnswered({ text: 'pay', hits: [] }))
    run.dispatch(
      palette.searchFailed({
        text: 'pay',
        failure: { kind: 'unreachable', name: 'TypeError', message: 'late' },
      }),
    )
    expect(titles(run.shown())).toEqual(['payments-ledger'])
    run.expectEvents(
      typedEvent,
      pending,
      typedEvent,
      rejected,
      pending,
      fulfilled,
      'palette/searchAnswered',
      'palette/searchAnswered',
      'palette/searchFailed',
    )
  })

  it('keeps the hits of the text before until the next arrive, and none for no text', async () => {
    const run = startPalette()
    await run.open()
    await run.type('pay')
    await run.found('pay', 'payments')
    await run.type('payr')
    expect(run.shown()).toMatchObject({ search: { status: 'searching' } })
    expect(titles(run.shown())).toEqual(['payments'])
    await run.type(' ')
    expect(run.shown()).toMatchObject({ search: { status: 'idle' } })
    run.expectEvents(
      ...[typedEvent, pending, fulfilled, 'palette/searchAnswered'],
      ...[typedEvent, pending, typedEvent, rejected],
    )
  })

  it('names a failure, and asks again when it is told to', async () => {
    const run = startPalette()
    await run.open()
    await run.type('pay')
    run.asked.get('pay')?.({ ok: false, status: 503, statusText: 'Busy', text: '' })
    await run.advance()
    expect(run.shown()).toMatchObject({ search: { status: 'failed', failure: { status: 503 } } })
    run.dispatch(palette.searchRetried())
    await run.advance(150)
    await run.found('pay', 'payments')
    expect(titles(run.shown())).toEqual(['payments'])
    run.expectEvents(
      ...[typedEvent, pending, rejected, 'palette/searchFailed'],
      ...['palette/searchRetried', pending, fulfilled, 'palette/searchAnswered'],
    )
  })

  it('ends when the palette is closed', async () => {
    const run = startPalette()
    await run.open()
    await run.type('pay')
    run.dispatch(palette.dismissed())
    await run.advance()
    expect(run.aborted).toEqual(['pay'])
    run.expectEvents(typedEvent, pending, 'palette/dismissed', rejected)
  })
})

describe('choosing', () => {
  it.each([
    [['payments'], '→ /catalog/default/component/payments'],
    [[], '→ /catalog?filters[kind]=all&filters[text]=pay'],
  ])('by Enter before the answer opens the best of %j when it comes', async (names, expected) => {
    const run = startPalette()
    await run.open()
    await run.type('pay')
    run.dispatch(palette.confirmed())
    await run.found('pay', ...names)
    expect(run.visited).toEqual([expected])
    run.expectEvents(
      ...[typedEvent, pending, 'palette/confirmed', fulfilled],
      ...['palette/searchAnswered', 'palette/chosen'],
    )
  })

  it('opens a page here or beside', async () => {
    const run = startPalette()
    await run.open()
    run.dispatch(palette.chosen({ to: '/settings' }))
    run.dispatch(palette.chosenBeside('/portal/settings'))
    expect(run.visited).toEqual(['→ /settings', '+ /portal/settings'])
    expect(run.shown()).toEqual({ status: 'closed' })
    run.expectEvents('palette/chosen', 'palette/chosenBeside')
  })

  it('dispatches the event of a plugin once the plugin is there', async () => {
    const run = startPalette()
    await run.open()
    run.dispatch(palette.chosen({ event: themeChosen('dark'), pluginId: 'pulse' }))
    await run.advance()
    expect(run.loaded).toEqual(['palette', 'pulse'])
    run.expectEvents('palette/chosen', 'theme/themeChosen', 'userSettings/valueKept')
  })

  it('says that the link is copied', async () => {
    const run = startPalette()
    await run.open()
    const event = copyRequested({ button: palette.copyButton, text: 'http://localhost/catalog' })
    run.dispatch(palette.chosen({ event }))
    await run.advance()
    expect(selectAlerts(run.state())).toMatchObject({
      shown: { message: { key: 'palette:linkCopied' }, display: 'transient' },
    })
    run.expectEvents(
      'palette/chosen',
      'clipboard/copyRequested',
      'clipboard/copySucceeded',
      'alerts/posted',
    )
  })
})

// Keyboard shortcuts, and when they are active.

import { expect, it } from '@jest/globals'
import { shortcutKeysSwitched } from '../../src/features/preferences/shortcutKeysSlice.ts'
import {
  signedOut,
  signInRequested,
  signInSucceeded,
} from '../../src/features/session/sessionSlice.ts'
import * as shortcuts from '../../src/features/shell/shortcuts/shortcutsSlice.ts'
import type { Services } from '../../src/sagas/services/services.ts'
import { fakeShortcuts } from '../support/fakeShortcuts.ts'
import { who } from '../support/machine.ts'
import { startProcesses } from '../support/processHarness.ts'

const titles = { en: 'Somewhere' }
const declared = [
  { keys: 'g c', titles, target: { to: '/catalog' } },
  { keys: 'g g', titles, target: { to: '/catalog-graph' } },
]

/** A page that records its calls; `hasSearch` gives it a search field. */
async function startKeys(hasSearch = true, others: Partial<Services> = {}) {
  const told: string[] = []
  const listeners = new Set<(key: string) => void>()
  const run = startProcesses(
    [],
    {
      shortcuts: fakeShortcuts({
        onKey: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        focusSearch: () => {
          if (hasSearch) told.push('search')
          return hasSearch
        },
        tellRows: (key) => told.push(key),
      }),
      ...others,
    },
    { aside: /^(?:session|userSettings)\// },
  )
  await run.given(
    shortcuts.shortcutsDeclared(declared),
    signInRequested({ method: 'guest' }),
    signInSucceeded({ ...who, expiresAt: 4_102_444_800_000 }),
  )
  return {
    ...run,
    told,
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        listeners.forEach((listener) => {
          listener(key)
        })
        await run.advance(20)
      }
    },
  }
}

it('goes where a sequence leads, and forgets it', async () => {
  const run = await startKeys()
  await run.press('g', 'c')
  expect(run.visited).toEqual(['→ /catalog'])
  await run.press('c')
  expect(run.visited).toHaveLength(1)
  run.expectEvents('shortcuts/sequenceBegan', 'shortcuts/sequenceEnded')
})

it('takes the first key twice for a sequence of its own', async () => {
  const run = await startKeys()
  await run.press('g', 'g')
  expect(run.visited).toEqual(['→ /catalog-graph'])
  run.expectState('shortcuts', { status: 'idle' })
  run.expectEvents('shortcuts/sequenceBegan', 'shortcuts/sequenceEnded')
})

it('waits a second for the next key', async () => {
  const run = await startKeys()
  await run.press('g')
  await run.advance(979)
  run.expectState('shortcuts', { status: 'waiting', keys: 'g' })
  await run.advance(1)
  expect(shortcuts.selectShortcuts(run.state())).toMatchObject({ status: 'idle' })
  await run.press('c')
  expect(run.visited).toEqual([])
  run.expectEvents('shortcuts/sequenceBegan', 'shortcuts/sequenceEnded')
})

it('ends a sequence by another key, which does nothing else', async () => {
  const run = await startKeys()
  await run.press('g', 'j')
  expect(run.told).toEqual([])
  await run.press('j')
  expect(run.told).toEqual(['j'])
  run.expectEvents('shortcuts/sequenceBegan', 'shortcuts/sequenceEnded')
})

it('loses no key of those that are pressed within a frame', async () => {
  const run = await startKeys()
  await Promise.all([run.press('g'), run.press('c')])
  expect(run.visited).toEqual(['→ /catalog'])
  run.expectEvents('shortcuts/sequenceBegan', 'shortcuts/sequenceEnded')
})

it('tells the rows of the page', async () => {
  const run = await startKeys()
  await run.press('j', 'k', 'x', 'o', 'q')
  expect(run.told).toEqual(['j', 'k', 'x', 'o'])
  run.expectEvents()
})

it('focuses the search field of the page, else opens the palette', async () => {
  const run = await startKeys()
  await run.press('/')
  expect(run.told).toEqual(['search'])
  run.end()
  const without = await startKeys(false)
  await without.press('/')
  without.expectState('palette', { status: 'open' })
  without.expectEvents('palette/opened', 'palette/listLoaded')
})

it('opens the sheet once it is loaded', async () => {
  const loaded: string[] = []
  const load = (id: string) => {
    loaded.push(id)
    return Promise.resolve()
  }
  const run = await startKeys(true, { plugins: { load } })
  await run.press('?')
  expect(loaded).toEqual(['palette'])
  run.expectState('shortcuts', { status: 'sheet' })
  run.expectEvents('shortcuts/sheetOpened')
})

it('reports a plugin that cannot be loaded, and goes on', async () => {
  const failure = new Error('the plugin is gone')
  const run = await startKeys(true, { plugins: { load: () => Promise.reject(failure) } })
  await run.press('?', 'g', 'c')
  expect(run.reported).toEqual([failure])
  expect(run.visited).toEqual(['→ /catalog'])
  run.expectEvents(...['alerts/posted', 'shortcuts/sequenceBegan', 'shortcuts/sequenceEnded'])
})

it('hears nothing while it is switched off, and again once it is on', async () => {
  const run = await startKeys()
  run.dispatch(shortcutKeysSwitched(false))
  await run.press('g', 'c', 'j', '/', '?')
  expect([run.visited, run.told]).toEqual([[], []])
  run.dispatch(shortcutKeysSwitched(true))
  await run.press('j')
  expect(run.told).toEqual(['j'])
  run.expectEvents('shortcutKeys/shortcutKeysSwitched', 'shortcutKeys/shortcutKeysSwitched')
})

it('hears nothing where no user is signed in', async () => {
  const run = await startKeys()
  await run.given(signedOut({ by: 'user' }))
  await run.press('j', '?')
  expect(run.told).toEqual([])
  run.expectEvents()
})

it('goes on with the limit of a sequence after a restart', async () => {
  const run = await startKeys()
  await run.press('g')
  run.portal.stop()
  run.portal.resume()
  await run.advance(1_000)
  expect(shortcuts.selectShortcuts(run.state())).toMatchObject({ status: 'idle' })
  run.expectEvents('shortcuts/sequenceBegan', 'shortcuts/sequenceEnded')
})

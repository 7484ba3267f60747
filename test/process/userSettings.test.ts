// Preferences on the server: read, merged, saved; with failures, two browsers and two users.

import { expect, it } from '@jest/globals'
import {
  flagsDeclared,
  flagSwitched,
  selectIsFlagActive,
} from '../../src/features/preferences/flagsSlice.ts'
import { starred, unstarred } from '../../src/features/preferences/starsSlice.ts'
import { selectTheme, themeChosen } from '../../src/features/preferences/themeSlice.ts'
import {
  retryRequested,
  selectUserSettings,
} from '../../src/features/preferences/userSettingsSlice.ts'
import type { Json } from '../../src/model/json.ts'
import { guestMethod } from '../../src/model/session/person.ts'
import { mona, otto } from '../support/people.ts'
import { openBrowser } from '../support/settingsBrowser.ts'
import { createSettingsServer } from '../support/settingsServer.ts'

const starsKey = '/starredEntities/entityRefs'
const serverStars = 'default.starredEntities/entityRefs'
const a = 'component:default/a'
const b = 'component:default/b'
const c = 'component:default/c'

const createServer = (begin: Readonly<Record<string, Json>> = {}) => createSettingsServer(begin)
const puts = (requests: readonly string[]) => requests.filter((line) => line.startsWith('PUT'))

it('shows at once what the browser keeps, and joins what the server has', async () => {
  const server = createServer({ [serverStars]: [b, c], 'default.userSettings/theme': 'dark' })
  const page = openBrowser(server, { [starsKey]: JSON.stringify([a, b]) })
  expect(page.stars()).toEqual([a, b])
  await page.enter()
  expect(page.stars()).toEqual([b, c, a])
  expect(selectTheme(page.state()).id).toBe('dark')
  expect(server.values.get(serverStars)).toEqual([b, c, a])
  expect(page.kept.get(starsKey)).toBe(JSON.stringify([b, c, a]))
  expect(page.kept.get('theme')).toBe('dark')
  expect(page.status()).toBe('saved')
  expect(server.takeRequests()).toEqual([
    'POST /multiget',
    `PUT /buckets/default.starredEntities/keys/entityRefs ${JSON.stringify([b, c, a])}`,
  ])
})

it('leaves the server alone where nothing was ever chosen', async () => {
  const server = createServer()
  const page = openBrowser(server)
  await page.enter()
  expect(server.takeRequests()).toEqual(['POST /multiget'])
  expect(page.status()).toBe('saved')
  expect(server.values.size).toBe(0)
})

it('saves what is chosen a second later, choices in a row at once', async () => {
  const server = createServer()
  const page = openBrowser(server)
  await page.enter()
  server.takeRequests()
  page.dispatch(flagsDeclared([{ name: 'new-reader', pluginId: 'docs' }]))
  page.dispatch(starred(a))
  page.dispatch(starred(b))
  page.dispatch(unstarred(a))
  page.dispatch(themeChosen('dark'))
  page.dispatch(flagSwitched({ name: 'new-reader', isActive: true }))
  expect(page.status()).toBe('unsaved')
  await page.advance(999)
  expect(server.takeRequests()).toEqual([])
  await page.advance(1)
  expect(server.takeRequests()).toEqual([
    'POST /multiget',
    `PUT /buckets/default.starredEntities/keys/entityRefs ["${b}"]`,
    'PUT /buckets/default.userSettings/keys/theme "dark"',
    'PUT /buckets/default.userSettings/keys/featureFlags {"new-reader":1}',
  ])
  expect(page.status()).toBe('saved')
})

it('shows in another browser what was chosen in one, and back', async () => {
  const server = createServer()
  const [one, other] = [openBrowser(server), openBrowser(server)]
  await one.enter()
  await other.enter()
  one.dispatch(starred(a))
  other.dispatch(starred(b))
  await one.advance(1_000)
  expect(server.values.get(serverStars)).toEqual([a, b])
  // Every five minutes each browser reads the other's changes.
  await one.advance(300_000)
  expect([one.stars(), other.stars()]).toEqual([
    [a, b],
    [a, b],
  ])
  other.dispatch(unstarred(a))
  await other.advance(301_000)
  expect([one.stars(), other.stars(), server.values.get(serverStars)]).toEqual([[b], [b], [b]])
})

it('stays in the browser, silently, where the backend keeps no settings', async () => {
  const server = createServer()
  server.feels('absent')
  const page = openBrowser(server)
  await page.enter()
  expect(page.status()).toBe('browserOnly')
  expect(server.takeRequests()).toEqual(['POST /multiget'])
  page.dispatch(starred(a))
  await page.advance(3_600_000)
  page.leave()
  await page.enter()
  expect(server.takeRequests()).toEqual([])
  expect([page.reported, page.kept.get(starsKey)]).toEqual([[], JSON.stringify([a])])
})

it('leaves the choices of guests, who are one user to the backend, in the browser', async () => {
  const server = createServer({ [serverStars]: [b], 'default.userSettings/theme': 'dark' })
  const page = openBrowser(server)
  await page.enter(mona, 0, guestMethod)
  expect(page.status()).toBe('guest')
  page.dispatch(starred(a))
  page.dispatch(themeChosen('light'))
  page.portal.stop()
  page.portal.resume()
  await page.advance(3_600_000)
  expect(server.takeRequests()).toEqual([])
  expect([page.status(), page.stars(), page.kept.get('theme')]).toEqual(['guest', [a], 'light'])
  page.leave()
  await page.enter(otto)
  expect([page.status(), page.stars()]).toEqual(['saved', [b]])
})

it.each([401, 403, 500, 'offline'] as const)(
  'keeps what is chosen while the server answers %s, tries again ever more rarely, and saves it then',
  async (mood) => {
    const server = createServer({ [serverStars]: [b] })
    const page = openBrowser(server)
    await page.enter()
    server.feels(mood)
    server.takeRequests()
    page.dispatch(starred(a))
    await page.advance(1_000)
    expect(selectUserSettings(page.state())).toMatchObject({ status: 'failing', attempts: 1 })
    expect(page.stars()).toEqual([b, a])
    await page.advance(2_000 + 4_000 + 8_000)
    expect(selectUserSettings(page.state())).toMatchObject({ status: 'failing', attempts: 4 })
    expect(server.takeRequests()).toHaveLength(4)
    server.feels('well')
    page.dispatch(retryRequested())
    await page.advance(1_000)
    expect(page.status()).toBe('saved')
    expect(server.values.get(serverStars)).toEqual([b, a])
  },
)

it('never waits longer than five minutes for the next attempt', async () => {
  const server = createServer()
  server.feels('offline')
  const page = openBrowser(server)
  await page.enter()
  await page.advance(3_600_000)
  server.takeRequests()
  await page.advance(3_600_000)
  expect(server.takeRequests()).toHaveLength(12)
})

it('loses nothing that was not saved when the page is reloaded', async () => {
  const server = createServer({ [serverStars]: [a, b] })
  const before = openBrowser(server)
  await before.enter()
  server.feels('offline')
  before.dispatch(unstarred(a))
  before.dispatch(starred(c))
  await before.advance(1_000)
  before.portal.stop()
  server.feels('well')
  server.values.set(serverStars, [a, b, 'component:default/elsewhere'])
  const after = openBrowser(server, Object.fromEntries(before.kept))
  expect(after.stars()).toEqual([b, c])
  await after.enter()
  const all = [b, 'component:default/elsewhere', c]
  expect([after.stars(), server.values.get(serverStars)]).toEqual([all, all])
})

it('takes what the browser lost from the server, and never for taken back', async () => {
  const server = createServer({ [serverStars]: [a] })
  const before = openBrowser(server)
  await before.enter()
  before.portal.stop()
  for (const lost of [undefined, '[broken']) {
    const kept = new Map(before.kept)
    kept.delete(starsKey)
    if (lost !== undefined) kept.set(starsKey, lost)
    const after = openBrowser(server, Object.fromEntries(kept))
    await after.enter()
    expect([after.stars(), server.values.get(serverStars)]).toEqual([[a], [a]])
    after.portal.stop()
    after.expectEvents(...(lost === undefined ? [] : ['alerts/posted']))
  }
})

it('gives nobody what another starred, here or on the server', async () => {
  const server = createServer()
  const page = openBrowser(server)
  await page.enter(mona)
  page.dispatch(starred(a))
  await page.advance(1_000)
  // Not saved yet when she signs out.
  page.dispatch(starred(b))
  page.leave()
  expect(page.status()).toBe('signedOut')
  server.values.clear()
  server.takeRequests()
  await page.enter(otto)
  await page.advance(3_600_000)
  expect(page.stars()).toEqual([])
  expect(puts(server.takeRequests())).toEqual([])
  page.leave()
  await page.enter(mona)
  expect(page.stars()).toEqual([a, b])
  expect(server.values.get(serverStars)).toEqual([a, b])
})

it('takes up what is under way after a stop', async () => {
  const server = createServer()
  const page = openBrowser(server)
  await page.enter()
  page.dispatch(starred(a))
  page.portal.stop()
  await page.advance(5_000)
  expect(page.status()).toBe('unsaved')
  page.portal.resume()
  await page.advance(1_000)
  expect(page.status()).toBe('saved')
  expect(server.values.get(serverStars)).toEqual([a])
})

it('keeps the flags of a person on the server, and leaves a theme that is none here alone', async () => {
  const server = createServer({
    'default.userSettings/featureFlags': { 'new-reader': 1, 'Not a flag': 1 },
    'default.userSettings/theme': 'a theme of another portal',
  })
  const page = openBrowser(server)
  await page.enter()
  expect(selectIsFlagActive(page.state(), 'new-reader')).toBe(true)
  expect(puts(server.takeRequests())).toEqual([])
  expect(server.values.get('default.userSettings/theme')).toBe('a theme of another portal')
})

it('keeps what somebody chooses in a new browser before the server has been read, over a reload too', async () => {
  const server = createServer({
    'default.userSettings/theme': 'light',
    'default.userSettings/featureFlags': { 'new-reader': 1, 'old-reader': 1 },
    [serverStars]: [a, b],
  })
  const other = openBrowser(server, {
    [starsKey]: JSON.stringify([a, c]),
    featureFlags: '{"new-reader":1}',
  })
  other.dispatch(flagsDeclared([{ name: 'new-reader', pluginId: 'docs' }]))
  other.dispatch(themeChosen('dark'))
  other.dispatch(unstarred(a))
  other.dispatch(flagSwitched({ name: 'new-reader', isActive: false }))
  const again = openBrowser(server, Object.fromEntries(other.kept))
  again.dispatch(flagsDeclared([{ name: 'new-reader', pluginId: 'docs' }]))
  for (const one of [again, other]) {
    await one.enter()
    expect(selectTheme(one.state()).id).toBe('dark')
    expect(one.stars()).toEqual([b, c])
    expect(selectIsFlagActive(one.state(), 'new-reader')).toBe(false)
  }
  expect(server.values.get('default.userSettings/theme')).toBe('dark')
  expect(server.values.get(serverStars)).toEqual([b, c])
})

it('brings nothing back that another browser took away since the two first met', async () => {
  const server = createServer()
  const one = openBrowser(server)
  one.dispatch(starred(a))
  await one.enter()
  expect(server.values.get(serverStars)).toEqual([a])
  const other = openBrowser(server)
  await other.enter()
  other.dispatch(unstarred(a))
  await other.advance(1_000)
  expect(server.values.get(serverStars)).toEqual([])
  const again = openBrowser(server, Object.fromEntries(one.kept))
  await again.enter()
  expect(again.stars()).toEqual([])
})

// Preferences in the browser: at start, on change, from other tabs, per user.

import { expect, it, jest } from '@jest/globals'
import {
  bannerDismissed,
  selectDismissedBanners,
} from '../../src/features/preferences/bannersSlice.ts'
import {
  flagsDeclared,
  flagSwitched,
  selectIsFlagActive,
} from '../../src/features/preferences/flagsSlice.ts'
import { selectStars, starred, unstarred } from '../../src/features/preferences/starsSlice.ts'
import { createStorage } from '../../src/sagas/services/browserServices.ts'
import { createDoor, mona, otto } from '../support/people.ts'
import { startProcesses } from '../support/processHarness.ts'

const starsKey = '/starredEntities/entityRefs'
const legacyKey = '/settings/starredEntities'
const a = 'component:default/a'
const b = 'component:default/b'
const aside = /^(?:boot|session|backend)\//

const start = (kept: Readonly<Record<string, string>> = {}) =>
  startProcesses([], {}, { kept, aside })

it('finds what was kept, by Backstage too', () => {
  const { expectEvents, state } = start({
    [starsKey]: JSON.stringify([a, b], null, 2),
    '/notifications/dismissedBanners': '["news"]',
    featureFlags: '{"new-reader":1}',
    sidebarPinState: 'false',
  })
  expect(selectStars(state())).toEqual([a, b])
  expect(selectDismissedBanners(state())).toEqual(['news'])
  expect(selectIsFlagActive(state(), 'new-reader')).toBe(true)
  expect(state().sidebar.status).toBe('closed')
  expectEvents(
    'stars/starsRemembered',
    'banners/bannersRemembered',
    'flags/flagsRemembered',
    'sidebar/pinRemembered',
  )
})

it('keeps what is chosen, each thing once', () => {
  const { dispatch, expectEvents, kept } = start()
  dispatch(starred(a))
  dispatch(starred(b))
  dispatch(unstarred(a))
  dispatch(bannerDismissed({ id: 'news' }))
  dispatch(flagsDeclared([{ name: 'new-reader', pluginId: 'docs' }]))
  dispatch(flagSwitched({ name: 'new-reader', isActive: true }))
  dispatch(flagSwitched({ name: 'nobody-declared', isActive: true }))
  expect(Object.fromEntries(kept)).toEqual({
    [starsKey]: JSON.stringify([b]),
    '/notifications/dismissedBanners': '["news"]',
    featureFlags: '{"new-reader":1}',
    // The values before the first choice, for merging with the server.
    'portico.begun': '{"entityRefs":[],"dismissedBanners":[],"featureFlags":{}}',
  })
  expectEvents(
    ...['stars/starred', 'stars/starred', 'stars/unstarred', 'banners/bannerDismissed'].flatMap(
      (type) => [type, 'userSettings/valueKept'],
    ),
    'flags/flagsDeclared',
    ...['flags/flagSwitched', 'flags/flagSwitched'].flatMap((type) => [
      type,
      'userSettings/valueKept',
    ]),
  )
})

/** Milliseconds after which a stream delivers its batch. */
const frame = 16

it('follows what another tab keeps', async () => {
  const { advance, expectEvents, hear, state } = start({ [starsKey]: JSON.stringify([a]) })
  hear(starsKey, JSON.stringify([a, b]))
  await advance(frame)
  expect(selectStars(state())).toEqual([a, b])
  hear(starsKey, null)
  await advance(frame)
  expect(selectStars(state())).toEqual([])
  hear(starsKey, '[]')
  await advance(frame)
  expectEvents(...Array<string>(3).fill('stars/starsRemembered'))
})

it.each([
  [starsKey, '["component', 'entityRefs'],
  [starsKey, '{"a":1}', 'entityRefs'],
  ['/notifications/dismissedBanners', 'x', 'dismissedBanners'],
  ['featureFlags', '[1]', 'featureFlags'],
])('reports once what cannot be read at %s: %s', async (key, text, name) => {
  const { advance, expectEvents, kept, portal, reported, state } = start({ [key]: text })
  await advance()
  expect(reported.map(String)).toEqual([
    `Error: Error when parsing JSON config from storage for: ${name}`,
  ])
  expect(state().alerts).toMatchObject({ shown: { severity: 'error' } })
  expect(selectStars(state())).toEqual([])
  // It is kept under another key, and reported only once.
  expect(Object.fromEntries(kept)).toEqual({ [`${key}.corrupt`]: text })
  portal.stop()
  portal.resume()
  await advance()
  expectEvents('alerts/posted')
})

it('brings the stars of former times along, once', () => {
  const { expectEvents, kept, portal, state } = start({
    [starsKey]: JSON.stringify([a]),
    [legacyKey]: JSON.stringify(['entity:component:default:b', 'entity:API:Default:Orders', 'x']),
  })
  const all = [a, b, 'api:default/orders']
  expect(selectStars(state())).toEqual(all)
  expect(Object.fromEntries(kept)).toEqual({ [starsKey]: JSON.stringify(all) })
  portal.stop()
  portal.resume()
  expectEvents('stars/starsRemembered', 'stars/starsRemembered')
})

it('reports legacy stars that cannot be read, and lets them go', async () => {
  const { advance, expectEvents, kept, reported } = start({ [legacyKey]: '[' })
  await advance()
  expect(reported.map(String)).toEqual([
    'Error: Error when parsing JSON config from storage for: starredEntities',
  ])
  expect(kept.has(legacyKey)).toBe(false)
  expectEvents('alerts/posted')
})

it('shows nobody what another has starred in the same browser, and gives each their own back', async () => {
  const door = createDoor()
  const run = startProcesses(
    [],
    { session: door.session },
    {
      kept: { [starsKey]: JSON.stringify([a]), [legacyKey]: '["entity:component:default:b"]' },
      aside,
    },
  )
  const { dispatch, hear, kept, state } = run
  await door.enter(run, mona)
  expect(selectStars(state())).toEqual([a, b])
  door.leave(run)
  await door.enter(run, otto)
  expect(selectStars(state())).toEqual([])
  dispatch(starred('api:default/x'))
  expect(kept.get(starsKey)).toBe(JSON.stringify([a, b]))
  // Another tab's change of the owner's value does not affect him.
  hear(starsKey, JSON.stringify([a]))
  await run.advance()
  expect(selectStars(state())).toEqual(['api:default/x'])
  door.leave(run)
  await door.enter(run, mona)
  expect(selectStars(state())).toEqual([a])
  door.leave(run)
  await door.enter(run, otto)
  expect(selectStars(state())).toEqual(['api:default/x'])
  run.expectEvents(
    'stars/starsRemembered',
    'stars/starsRemembered',
    'stars/starsRemembered',
    'stars/starred',
    'userSettings/valueKept',
    'stars/starsRemembered',
    'stars/starsRemembered',
  )
})

it('lasts as long as the page where the browser refuses to keep anything, and says so', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const storage = createStorage({ error: () => undefined })
  const { dispatch, expectEvents, portal, state } = startProcesses([], { storage }, { aside })
  dispatch(starred(a))
  dispatch(starred(b))
  portal.stop()
  portal.resume()
  set.mockRestore()
  expect(selectStars(state())).toEqual([a, b])
  expect(state().browserStorage.status).toBe('refuses')
  const events = ['stars/starred', 'browserStorage/browserRefused', 'userSettings/valueKept']
  expectEvents(...events, ...events)
})

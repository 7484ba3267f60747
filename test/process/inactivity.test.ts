import { expect, it, jest } from '@jest/globals'
import { answered } from '../../src/features/session/inactivity/inactivitySlice.ts'
import { signedOut, signInRequested } from '../../src/features/session/sessionSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import type { Autologout } from '../../src/model/session/autologout.ts'
import { rememberedProviderKey } from '../../src/model/session/guestSession.ts'
import { formatLastSeen, lastSeenKey } from '../../src/model/session/inactivity.ts'
import { openBrowser } from '../support/fakeBrowser.ts'
import { fakeSession, personOf } from '../support/fakeSessions.ts'
import { testConfig } from '../support/processHarness.ts'

const second = 1_000
const minute = 60 * second
const limits: Autologout = {
  enabled: true,
  idleMinutes: 10,
  promptSeconds: 30,
  logoutIfDisconnected: true,
}

/** As `openBrowser`, with a user at each tab. */
function openWatched() {
  const browser = openBrowser()
  const openTab = (others: Partial<Autologout> = {}) => {
    let act: (() => void) | null = null
    const session = fakeSession()
    session.enterAsGuest.answers(personOf('guest', 30 * 24 * 60 * minute))
    const subscribe = (listener: () => void) => {
      act = listener
      return () => (act = null)
    }
    const aside = /^(?:backend\/execute|userSettings\/)/
    const run = browser.openTab([], { session, activity: { subscribe } }, { aside })
    return {
      ...run,
      act: () => act?.(),
      isWatched: () => act !== null,
      boot: () =>
        run.dispatch(configLoaded({ ...testConfig, autologout: { ...limits, ...others } })),
    }
  }
  return { ...browser, openTab }
}

type Tab = ReturnType<ReturnType<typeof openWatched>['openTab']>

async function signIn(tab: Tab): Promise<void> {
  tab.boot()
  await tab.advance()
  if (tab.state().session.status === 'signedOut') tab.dispatch(signInRequested({ method: 'guest' }))
  await tab.advance()
  expect(tab.state().session.status).toBe('signedIn')
}

async function openSignedIn(others: Partial<Autologout> = {}) {
  const browser = openWatched()
  const tab = browser.openTab(others)
  await signIn(tab)
  tab.expectEvents(
    'boot/configLoaded',
    'session/nobodyRemembered',
    'session/signInRequested',
    'session/signInSucceeded',
    ...(others.enabled === false ? [] : ['inactivity/watchBegan']),
  )
  return { ...browser, tab }
}

async function openSecond(browser: { openTab: () => Tab }): Promise<Tab> {
  const tab = browser.openTab()
  await signIn(tab)
  tab.expectEvents(
    'boot/configLoaded',
    'session/resumeRequested',
    'session/signInSucceeded',
    'inactivity/watchBegan',
  )
  return tab
}

/** The events since the last call, in order. */
const expectEvents = (tab: Tab, ...types: readonly string[]) => {
  tab.expectEvents(...types)
}

const ticks = (count: number) => Array<string>(count).fill('inactivity/countedDown')
const ending = ['session/signedOut', 'backend/resetApiState']

/** The computer sleeps: time passes without timers. */
const sleep = (milliseconds: number) => {
  jest.setSystemTime(Date.now() + milliseconds)
}

it('asks before the end, counts down, signs out and forgets who was remembered', async () => {
  const { kept, tab } = await openSignedIn()
  await tab.advance(10 * minute - 30 * second - 1)
  expectEvents(tab)
  await tab.advance(1)
  expectEvents(tab, 'inactivity/promptOpened')
  expect(tab.state().inactivity).toEqual({ status: 'prompting', secondsLeft: 30 })
  await tab.advance(29 * second)
  expectEvents(tab, ...ticks(29))
  expect(tab.state().inactivity).toEqual({ status: 'prompting', secondsLeft: 1 })
  await tab.advance(second)
  expectEvents(tab, ...ending)
  expect(tab.state().session).toEqual({ status: 'signedOut', by: 'inactivity' })
  expect(tab.state().inactivity).toEqual({ status: 'off' })
  expect(kept.has(rememberedProviderKey)).toBe(false)
  expect(tab.isWatched()).toBe(false)
})

it('goes on as long as somebody is active in any tab', async () => {
  const { openTab, tab } = await openSignedIn()
  const other = await openSecond({ openTab })
  for (let round = 0; round < 5; round += 1) {
    await tab.advance(9 * minute)
    other.act()
    await tab.advance()
  }
  expectEvents(tab)
  expectEvents(other)
})

it('asks in all tabs, where moving is no answer; one answer is enough for all', async () => {
  const { openTab, tab } = await openSignedIn()
  const other = await openSecond({ openTab })
  await tab.advance(10 * minute - 30 * second)
  other.act()
  await tab.advance()
  expectEvents(tab, 'inactivity/promptOpened')
  expectEvents(other, 'inactivity/promptOpened')
  other.dispatch(answered())
  await tab.advance()
  expectEvents(tab, 'inactivity/activitySeen')
  expectEvents(other, 'inactivity/answered')
  await tab.advance(9 * minute)
  expect([tab.state().inactivity.status, other.state().inactivity.status]).toEqual([
    'active',
    'active',
  ])
  await tab.advance(minute)
  const end = ['inactivity/promptOpened', ...ticks(29), ...ending]
  expectEvents(tab, ...end)
  expectEvents(other, ...end)
})

it('signs out soon after a computer has slept through the end, whatever its timers say', async () => {
  const { tab } = await openSignedIn()
  await tab.advance(minute)
  sleep(3 * 60 * minute)
  await tab.advance(15 * second)
  expectEvents(tab, ...ending)
})

it.each(['act', 'answer'] as const)(
  'lets nobody who comes back too late revive the session (%s)',
  async (way) => {
    const { tab } = await openSignedIn()
    await tab.advance(10 * minute - 30 * second)
    sleep(minute)
    if (way === 'act') tab.act()
    else tab.dispatch(answered())
    await tab.advance()
    expectEvents(
      tab,
      'inactivity/promptOpened',
      ...(way === 'act' ? [] : ['inactivity/answered']),
      ...ending,
    )
  },
)

it('lets whoever was away go on where the configuration says so', async () => {
  const { kept, tab } = await openSignedIn({ logoutIfDisconnected: false })
  await tab.advance(10 * minute - 30 * second)
  sleep(3 * 60 * minute)
  await tab.advance(second)
  expectEvents(tab, 'inactivity/promptOpened', 'inactivity/activitySeen')
  expect(kept.get(lastSeenKey)).toBe(formatLastSeen(Date.now()))
  await tab.advance(10 * minute)
  expectEvents(tab, 'inactivity/promptOpened', ...ticks(29), ...ending)
})

it.each([
  [true, ['boot/configLoaded', ...ending]],
  [
    false,
    [
      'boot/configLoaded',
      'session/resumeRequested',
      'session/signInSucceeded',
      'inactivity/watchBegan',
    ],
  ],
])(
  'with all tabs closed for too long (logoutIfDisconnected: %s)',
  async (logoutIfDisconnected, events) => {
    const { kept, openTab } = openWatched()
    kept.set(rememberedProviderKey, 'guest')
    kept.set(lastSeenKey, formatLastSeen(-11 * minute))
    const tab = openTab({ logoutIfDisconnected })
    tab.boot()
    await tab.advance()
    expectEvents(tab, ...events)
  },
)

it('begins anew when somebody signs in again by hand', async () => {
  const { tab } = await openSignedIn({ promptSeconds: 0 })
  await tab.advance(10 * minute)
  expectEvents(tab, ...ending)
  await tab.advance(60 * minute)
  tab.dispatch(signInRequested({ method: 'guest' }))
  await tab.advance(minute)
  expectEvents(tab, 'session/signInRequested', 'session/signInSucceeded', 'inactivity/watchBegan')
})

it('runs nothing where it is not enabled, nor once nobody is signed in', async () => {
  const off = await openSignedIn({ enabled: false })
  await off.tab.advance(24 * 60 * minute)
  expectEvents(off.tab)
  expect([off.tab.isWatched(), off.kept.has(lastSeenKey)]).toEqual([false, false])
  const { tab } = await openSignedIn()
  tab.dispatch(signedOut({ by: 'user' }))
  await tab.advance(60 * minute)
  expectEvents(tab, 'session/signedOut', 'backend/resetApiState')
  expect(tab.isWatched()).toBe(false)
})

it('takes up an open question after a pause of the processes', async () => {
  const { tab } = await openSignedIn()
  await tab.advance(10 * minute - 30 * second)
  tab.portal.stop()
  await tab.advance(10 * second)
  expectEvents(tab, 'inactivity/promptOpened')
  tab.portal.resume()
  expectEvents(tab, 'inactivity/countedDown')
  expect(tab.state().inactivity).toEqual({ status: 'prompting', secondsLeft: 20 })
})

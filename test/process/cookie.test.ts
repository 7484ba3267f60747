import { describe, expect, it, jest } from '@jest/globals'
import { cookieSlice } from '../../src/features/session/login/cookieSlice.ts'
import { sessionEnded, signedOut } from '../../src/features/session/sessionSlice.ts'
import { selectAlerts } from '../../src/features/shell/alerts/alertsSlice.ts'
import { guestMethod, type SignOutCause } from '../../src/model/session/person.ts'
import type { CookieSession } from '../../src/sagas/services/services.ts'
import { shellMessages } from '../../src/ui/messages/shellMessages.ts'
import { fakeCookie } from '../support/fakeSessions.ts'
import { failure } from '../support/machine.ts'
import { createDoor, mona, otto } from '../support/people.ts'
import { startProcesses } from '../support/processHarness.ts'

const minute = 60_000
const never = () => new Promise<never>(() => undefined)

interface PageOptions {
  readonly isProtected?: boolean
  /** The random fraction; the middle by default. */
  readonly fraction?: number
}

/** A protected page with a cookie for one hour. */
function openPage({ isProtected = true, fraction = 0.5 }: PageOptions = {}) {
  const refresh = jest.fn<CookieSession['refresh']>()
  const remove = jest.fn<CookieSession['remove']>()
  refresh.mockImplementation(() => Promise.resolve(Date.now() + 60 * minute))
  remove.mockResolvedValue()
  const door = createDoor()
  const run = startProcesses(
    [],
    {
      session: door.session,
      random: { fraction: () => fraction },
      cookie: fakeCookie({ isProtected: () => isProtected, refresh, remove }),
    },
    { aside: /^(boot|session|userSettings|backend)\// },
  )
  const cookie = () => cookieSlice.selectSlice(run.state())
  const alerts = () => selectAlerts(run.state())
  return {
    ...run,
    cookie,
    alerts,
    refresh,
    remove,
    enter: () => door.enter(run, mona, guestMethod),
    door,
    run,
  }
}

async function enter(options: PageOptions = {}) {
  const opened = openPage(options)
  await opened.enter()
  opened.expectEvents('cookie/cookieNeeded', 'cookie/cookieRequested', 'cookie/cookieRefreshed')
  return opened
}

it('leaves a page alone that is not protected', async () => {
  const {
    advance,
    cookie,
    dispatch,
    enter: signIn,
    expectEvents,
    refresh,
    remove,
  } = openPage({
    isProtected: false,
  })
  await signIn()
  await advance(90 * minute)
  dispatch(signedOut({ by: 'user' }))
  await advance()
  expectEvents()
  expect(cookie()).toEqual({ status: 'off' })
  expect(refresh).not.toHaveBeenCalled()
  expect(remove).not.toHaveBeenCalled()
})

it('asks for nothing before somebody is signed in, and at once when they are', async () => {
  const opened = openPage()
  await opened.advance(90 * minute)
  opened.expectEvents('cookie/cookieNeeded')
  await opened.enter()
  opened.expectEvents('cookie/cookieRequested', 'cookie/cookieRefreshed')
  expect(opened.refresh).toHaveBeenCalledTimes(1)
})

describe('asks anew', () => {
  it.each([
    ['four minutes early at most', 0.999_999, 60 * minute, 56 * minute],
    ['one minute early at least', 0, 60 * minute, 59 * minute],
    ['not in a hurry for a cookie that is about to expire', 0, 10_000, 4 * minute],
    ['nor for one that seems to have expired', 0.999_999, -10 * minute, minute],
  ])('%s', async (_case, fraction, lifetime, pause) => {
    const opened = openPage({ fraction })
    opened.refresh.mockImplementation(() => Promise.resolve(Date.now() + lifetime))
    await opened.enter()
    await opened.advance(pause - 1_000)
    expect(opened.refresh).toHaveBeenCalledTimes(1)
    await opened.advance(2_000)
    expect(opened.refresh).toHaveBeenCalledTimes(2)
    const asked = ['cookie/cookieRequested', 'cookie/cookieRefreshed']
    opened.expectEvents('cookie/cookieNeeded', ...asked, ...asked)
  })

  it('once for a cookie of two months, which is longer than a timer may be', async () => {
    const opened = openPage()
    const lifetime = 60 * 24 * 60 * minute
    opened.refresh.mockImplementation(() => Promise.resolve(Date.now() + lifetime))
    await opened.enter()
    await opened.advance(10 * minute)
    jest.setSystemTime(lifetime - 4 * minute)
    await opened.advance(minute)
    expect(opened.refresh).toHaveBeenCalledTimes(1)
    await opened.advance(minute)
    expect(opened.refresh).toHaveBeenCalledTimes(2)
    const asked = ['cookie/cookieRequested', 'cookie/cookieRefreshed']
    opened.expectEvents('cookie/cookieNeeded', ...asked, ...asked)
  })

  it('soon after the computer has slept past the time', async () => {
    const { advance, expectEvents, refresh } = await enter()
    jest.setSystemTime(Date.now() + 600 * minute)
    await advance(minute)
    expect(refresh).toHaveBeenCalledTimes(2)
    expectEvents('cookie/cookieRequested', 'cookie/cookieRefreshed')
  })
})

describe('where that fails', () => {
  it('waits for 5 s, twice as long each time, for 5 minutes at most', async () => {
    const opened = openPage()
    opened.refresh.mockRejectedValue(failure)
    await opened.enter()
    const starts: number[] = []
    opened.refresh.mockImplementation(() => {
      starts.push(Date.now() / 1_000)
      return Promise.reject(new Error('No expiration date in response'))
    })
    await opened.advance(20 * minute)
    const pauses = starts.map((start, index) => start - (starts[index - 1] ?? 0))
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300])
    opened.expectEvents(
      'cookie/cookieNeeded',
      'cookie/cookieRequested',
      'cookie/cookieFailed',
      'alerts/posted',
      ...starts.map(() => 'cookie/cookieFailed'),
    )
    expect(opened.cookie()).toMatchObject({ status: 'failing', attempts: 9 })
    expect(opened.reported).toHaveLength(8)
  })

  it('says nothing of one failure, and so once for each run of them', async () => {
    const { advance, alerts, enter: signIn, expectEvents, refresh, reported } = openPage()
    refresh.mockRejectedValueOnce(failure)
    await signIn()
    await advance(5_000)
    const silent = ['cookie/cookieFailed', 'cookie/cookieRefreshed', 'cookie/cookieRequested']
    expectEvents('cookie/cookieNeeded', 'cookie/cookieRequested', ...silent.slice(0, 2))
    expect(reported).toEqual([])
    expect(alerts()).toEqual({ status: 'none' })
    refresh.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
    await advance(57.5 * minute)
    expectEvents('cookie/cookieRequested', 'cookie/cookieFailed')
    await advance(5_000)
    expectEvents('alerts/posted', 'cookie/cookieFailed')
    expect(alerts()).toMatchObject({
      shown: {
        message: { key: 'shell:session.cookieFailed' },
        severity: 'error',
        display: 'permanent',
      },
    })
    expect(shellMessages.session.cookieFailed).toBe(
      'Session refresh failed, see developer console for details',
    )
    expect(reported).toEqual([failure])
    await advance(10_000)
    expectEvents('cookie/cookieRefreshed')
  })
})

describe('at the end of a session', () => {
  const causes: readonly [SignOutCause, number][] = [
    ['user', 1],
    ['inactivity', 1],
    ['otherTab', 0],
  ]
  it.each(causes)('signed out by %s, removes the cookie %d times', async (by, times) => {
    const { advance, cookie, dispatch, expectEvents, refresh, remove } = await enter()
    dispatch(signedOut({ by }))
    await advance(90 * minute)
    expectEvents(...(times === 0 ? [] : ['cookie/removalEnded']))
    expect(remove).toHaveBeenCalledTimes(times)
    expect(cookie()).toEqual({ status: 'idle' })
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('leaves it to whoever is there instead', async () => {
    const { advance, dispatch, expectEvents, remove } = await enter()
    dispatch(signedOut({ by: 'otherUser' }))
    await advance()
    expectEvents('cookie/cookieRequested', 'cookie/cookieRefreshed')
    expect(remove).not.toHaveBeenCalled()
  })

  it('removes it before somebody has been signed in, too', async () => {
    const { advance, dispatch, expectEvents, remove } = openPage()
    dispatch(signedOut({ by: 'inactivity' }))
    await advance()
    expectEvents('cookie/cookieNeeded', 'cookie/removalEnded')
    expect(remove).toHaveBeenCalledTimes(1)
  })

  it('leaves it where that fails, and reports why', async () => {
    const { advance, alerts, cookie, dispatch, expectEvents, remove, reported } = await enter()
    remove.mockRejectedValue(failure)
    dispatch(signedOut({ by: 'user' }))
    await advance()
    expectEvents('cookie/removalEnded')
    expect(cookie()).toEqual({ status: 'idle' })
    expect(reported).toEqual([failure])
    expect(alerts()).toEqual({ status: 'none' })
  })

  it('gives the next user a cookie only after the last one has been removed', async () => {
    const { advance, dispatch, door, expectEvents, refresh, remove, run } = await enter()
    let end: () => void = () => undefined
    remove.mockImplementation(() => new Promise((resolve) => (end = resolve)))
    dispatch(signedOut({ by: 'user' }))
    await door.enter(run, otto)
    expectEvents()
    expect(refresh).toHaveBeenCalledTimes(1)
    end()
    await advance()
    expectEvents('cookie/removalEnded', 'cookie/cookieRequested', 'cookie/cookieRefreshed')
  })

  it('asks no more once the session has ended, and aborts what is under way', async () => {
    const { advance, cookie, dispatch, enter: signIn, expectEvents, refresh } = openPage()
    refresh.mockImplementation(never)
    await signIn()
    dispatch(sessionEnded(failure))
    await advance(90 * minute)
    expectEvents('cookie/cookieNeeded', 'cookie/cookieRequested')
    expect(refresh.mock.calls.map(([signal]) => signal.aborted)).toEqual([true])
    expect(cookie()).toEqual({ status: 'idle' })
  })
})

describe('is taken up again', () => {
  it('in the middle of a request', async () => {
    const { advance, enter: signIn, expectEvents, portal, refresh } = openPage()
    refresh.mockImplementationOnce(never)
    await signIn()
    portal.stop()
    await advance(minute)
    portal.resume()
    await advance()
    expectEvents('cookie/cookieNeeded', 'cookie/cookieRequested', 'cookie/cookieRefreshed')
  })

  it('in the middle of a wait, at the time that was set', async () => {
    const { advance, expectEvents, portal, refresh } = await enter()
    await advance(30 * minute)
    portal.stop()
    await advance(20 * minute)
    portal.resume()
    await advance(7.5 * minute - 1)
    expect(refresh).toHaveBeenCalledTimes(1)
    await advance(1)
    expectEvents('cookie/cookieRequested', 'cookie/cookieRefreshed')
  })

  it('in the middle of a removal', async () => {
    const { advance, dispatch, expectEvents, portal, remove } = await enter()
    remove.mockImplementationOnce(never)
    dispatch(signedOut({ by: 'user' }))
    portal.stop()
    portal.resume()
    await advance()
    expectEvents('cookie/removalEnded')
    expect(remove).toHaveBeenCalledTimes(2)
  })
})

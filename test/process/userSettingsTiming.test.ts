// When preferences are read from the server and saved there.

import { expect, it } from '@jest/globals'
import { starred } from '../../src/features/preferences/starsSlice.ts'
import { mona } from '../support/people.ts'
import { openBrowser } from '../support/settingsBrowser.ts'
import { createSettingsServer } from '../support/settingsServer.ts'

const serverStars = 'default.starredEntities/entityRefs'
const a = 'component:default/a'
const b = 'component:default/b'

it('lets the page ask for its own data first, and waits two seconds where it asks for none', async () => {
  const server = createSettingsServer()
  const page = openBrowser(server)
  await page.enter(mona, 2_249)
  expect(server.takeRequests()).toEqual([])
  await page.advance(1)
  expect(server.takeRequests()).toEqual(['POST /multiget'])
})

it('saves what is chosen while the choice before is on its way to the server', async () => {
  const server = createSettingsServer()
  const page = openBrowser(server)
  await page.enter()
  server.takeRequests()
  page.dispatch(starred(a))
  await page.advance(999)
  server.onPut(() => {
    page.dispatch(starred(b))
  })
  await page.advance(10)
  expect(page.status()).toBe('saved')
  expect(server.values.get(serverStars)).toEqual([a, b])
})

/** A tab whose requests a busy server refuses. */
async function openRefused(fraction: number, retryAfter: string | null) {
  const server = createSettingsServer()
  server.feels(429)
  const header = () => retryAfter
  const send: typeof server.send = async (...asked) => ({
    ...(await server.send(...asked)),
    header,
  })
  const page = openBrowser({ send }, {}, { random: { fraction: () => fraction } })
  await page.enter()
  expect(server.takeRequests()).toHaveLength(1)
  return { page, server }
}

it('asks a busy server again at another time in each tab', async () => {
  for (const [fraction, pause] of [
    [0, 1_000],
    [0.5, 2_000],
    [0.75, 2_500],
  ] as const) {
    const { page, server } = await openRefused(fraction, null)
    await page.advance(pause - 1)
    expect(server.takeRequests()).toHaveLength(0)
    await page.advance(1)
    expect(server.takeRequests()).toHaveLength(1)
  }
})

it('asks a busy server no earlier than it has said, and some tabs later', async () => {
  for (const [fraction, pause] of [
    [0, 20_000],
    [0.5, 21_000],
  ] as const) {
    const { page, server } = await openRefused(fraction, '20')
    await page.advance(pause - 1)
    expect(server.takeRequests()).toHaveLength(0)
    await page.advance(1)
    expect(server.takeRequests()).toHaveLength(1)
  }
})

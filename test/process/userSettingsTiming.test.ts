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

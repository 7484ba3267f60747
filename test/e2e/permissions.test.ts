// Permissions with a real backend whose policy denies some actions.

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  decisionOn,
  groupedItemsOf,
  itemsOf,
  readAnswer,
} from '../../src/model/entities/permissions/authorize.ts'
import { catalogPermissions } from '../../src/model/entities/permissions/catalogPermissions.ts'
import type { PermissionCheck } from '../../src/model/entities/permissions/permission.ts'
import { guestSessionRequest, tokenOfAnswer } from '../../src/model/session/guestSession.ts'
import { readProviderAnswer } from '../../src/model/session/providerAnswer.ts'
import { askBackend } from '../site/askBackend.ts'
import { eventually } from '../site/eventually.ts'
import { assertAccessible } from './support/accessible.ts'
import { openPage, type OpenPage } from './support/browser.ts'
import { changeLook, looks, nameOf } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const owned = '/catalog/default/component/developer-portal'
const foreign = '/catalog/default/component/checkout-service'
const name = 'Schedule entity refresh'

const { site, browser } = await useSite({ hasPolicy: true })
await eventually('guest is a member of its groups', async () => {
  const session = await fetch(`${site.backend.url}/api/auth/guest/refresh`, guestSessionRequest)
  const asked = { providerId: 'guest', scopes: [], now: 0 }
  const { identity } = readProviderAnswer(await session.json(), asked).session
  return identity?.ownershipEntityRefs.includes('group:default/platform-team') ?? false
})

it('knows the permissions of the catalog as the catalog does', async () => {
  const path = '/api/catalog/.well-known/backstage/permissions/metadata'
  const { permissions } = (await askBackend(site.backend.url, path)) as {
    readonly permissions: readonly { readonly name: string }[]
  }
  for (const permission of Object.values(catalogPermissions))
    assert.deepEqual(
      permission,
      permissions.find((one) => one.name === permission.name),
    )
})

const { createLocation, deleteLocation, readEntity, refreshEntity } = catalogPermissions
const checks: readonly PermissionCheck[] = [
  { permission: refreshEntity, resourceRef: 'component:default/developer-portal' },
  { permission: refreshEntity, resourceRef: 'component:default/checkout-service' },
  { permission: readEntity, resourceRef: 'component:default/checkout-service' },
  { permission: createLocation },
  { permission: deleteLocation },
]

async function decide(asked: readonly PermissionCheck[], makeItems: typeof itemsOf, token = '') {
  let last = 0
  const items = makeItems(asked, () => String(last++))
  const answer = await fetch(`${site.backend.url}/api/permission/authorize`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ items }),
  })
  const read = readAnswer(await answer.json(), items)
  return read.status === 'matched' ? asked.map((check) => decisionOn(check, read.replies)) : read
}

it('reads what the backend decides, in both forms', async () => {
  const session = await fetch(`${site.backend.url}/api/auth/guest/refresh`, guestSessionRequest)
  const token = tokenOfAnswer(await session.json())
  const decisions = ['allowed', 'denied', 'allowed', 'allowed', 'denied']
  assert.deepEqual(await decide(checks, itemsOf, token), decisions)
  assert.deepEqual(await decide(checks, groupedItemsOf, token), decisions)
})

it('reads a decision whose condition nobody has looked at', async () => {
  assert.deepEqual(await decide([{ permission: refreshEntity }], itemsOf), ['allowedForSome'])
})

it('refreshes what someone owns', async () => {
  const { page, requests, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(site.url + owned)
  const button = page.getByRole('button', { name })
  await button.waitFor()
  assert.equal(await button.getAttribute('aria-disabled'), null)
  // One for the page, and one for the card of clusters, which comes later.
  assert.ok(requests.filter((line) => line.endsWith('/authorize')).length <= 2)
  await button.click()
  await page.getByText('Refresh scheduled').waitFor()
  assert.ok(requests.some((line) => /^POST .*\/api\/catalog\/refresh$/.test(line)))
  assert.deepEqual(complaints, [])
})

it('explains the denial of a condition, and copies a request for access', async () => {
  const { page, complaints, context } = await openPage(browser, { isRemembered: true })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(site.url + foreign)
  await page.getByRole('button', { name: 'Why?' }).click()
  const dialog = page.getByRole('dialog', { name: "Why can't I?" })
  await dialog.getByText('catalog.entity.refresh').waitFor()
  await dialog.getByText('Denied. The backend gives no reason.').waitFor()
  await dialog.getByRole('link', { name: 'Storefront', exact: true }).waitFor()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Copy request' }).click()
  await dialog.getByText('Copied!').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(
    copied,
    /Permission: catalog\.entity\.refresh \(change\)\nFor: component:default\/checkout-service\nOwner: group:default\/storefront-team/,
  )
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await dialog.getByText('Denied. The backend gives no reason.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  assert.deepEqual(complaints, [])
  await context.close()
})

describe('what others own', () => {
  let opened: OpenPage
  before(async () => {
    opened = await openPage(browser, { isRemembered: true })
    await opened.page.goto(site.url + foreign)
  })
  after(() => opened.context.close())

  for (const look of looks) {
    it(`says why it does not refresh what others own, ${nameOf(look)}`, async () => {
      const { page, requests, complaints } = opened
      await changeLook(page, look)
      const button = page.getByRole('button', { name })
      await button.waitFor()
      assert.equal(await button.getAttribute('aria-disabled'), 'true')
      const reason = page.getByText(/^You can't refresh this entity/)
      assert.equal(await reason.isVisible(), false)
      // Hovering briefly shows no explanation (spec 2 §9).
      await button.hover()
      const delay = await reason.evaluate((text) => getComputedStyle(text).transitionDelay)
      assert.equal(delay, '0.5s')
      await page.mouse.move(0, 0)
      await button.focus()
      await reason.waitFor()
      await assertAccessible(page)
      await page.keyboard.press('Escape')
      await reason.waitFor({ state: 'hidden' })
      await page.keyboard.press('Enter')
      assert.ok(!requests.some((line) => line.endsWith('/api/catalog/refresh')))
      await button.blur()
      await reason.waitFor({ state: 'hidden' })
      assert.deepEqual(complaints, [])
    })
  }
})

it('moves nothing while it is decided', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  const asked = Promise.withResolvers<undefined>()
  const mayGoOn = Promise.withResolvers<undefined>()
  await page.route('**/api/permission/authorize', async (route) => {
    asked.resolve(undefined)
    await mayGoOn.promise
    await route.continue()
  })
  await page.goto(site.url + foreign)
  await asked.promise
  const button = page.locator('button', { hasText: name })
  const place = await button.boundingBox()
  assert.equal(await button.isVisible(), false)
  mayGoOn.resolve(undefined)
  await page.getByRole('button', { name }).waitFor()
  assert.deepEqual(await button.boundingBox(), place)
  assert.notEqual(place, null)
})

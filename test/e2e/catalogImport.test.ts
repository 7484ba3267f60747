// The import with the real backend and stand-ins for code hosts: existing files, and pull requests
// up to the registered entity.

import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { alice } from '../servers/identityProvider/people.ts'
import { assertAccessible } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks } from './support/looks.ts'
import { personButton } from './support/signInPage.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ sourceControl: true })
const { github, azure } = site.sourceControl ?? {}
assert.ok(github && azure)

afterEach(async () => {
  await Promise.all([github.restore(), azure.restore()])
})

const openImport = async () => {
  const opened = await openPage(browser, { isRemembered: true, width: 1280 })
  await opened.page.goto(`${site.url}/catalog-import`)
  return opened
}

async function analyze(page: Page, ...urls: readonly string[]) {
  await page.getByLabel('One URL per line').fill(urls.join('\n'))
  await page.getByRole('button', { name: /^Analyze/ }).click()
}

const verdictsOf = (page: Page) => page.getByRole('table', { name: 'Results' })

/** Fills in the owner, which the catalog requires for components. */
async function chooseOwner(page: Page, owner: string) {
  const field = page.getByRole('combobox', { name: 'Owner' })
  await field.click()
  await field.fill(owner)
  // A click on a list that is being replaced would be lost.
  const option = page.getByRole('option', { name: owner }).first()
  await option.waitFor()
  await page
    .getByRole('option')
    .filter({ hasNotText: owner })
    .first()
    .waitFor({ state: 'detached' })
  await option.click()
  await page.getByText('Valid', { exact: true }).waitFor()
}

/** Signs in at the provider, in the popup. The dialog that asks for it is accessible. */
async function logIn(page: Page) {
  const opened = page.waitForEvent('popup')
  const button = page.getByRole('dialog').getByRole('button', { name: /^Login / })
  await button.waitFor()
  await assertAccessible(page)
  await button.click()
  const popup = await opened
  await personButton(popup, alice).click()
}

/** Merges the pull request, as its page's button does. */
async function merge(page: Page) {
  const link = page.getByRole('link', { name: /\/pull(?:request)?\/\d+$/ })
  const answer = await fetch((await link.getAttribute('href')) ?? '', { method: 'POST' })
  assert.ok(answer.ok)
}

/** Asks again, because a refresh during processing is lost. */
async function readUntilThere(page: Page) {
  const there = verdictsOf(page).getByText('In the catalog')
  const again = page.getByRole('button', { name: 'Refresh' })
  for (let tries = 0; tries < 15 && !(await there.isVisible()); tries += 1) {
    await again.click({ timeout: 5_000 }).catch(() => undefined)
    await there.waitFor({ timeout: 4_000 }).catch(() => undefined)
  }
  await there.waitFor()
}

it('registers what a repository has, and ends with a verdict for each entity', async () => {
  const { page, context, complaints } = await openImport()
  await analyze(page, github.addressOf('gift-registry'))
  await page.getByText('component:default/gift-registry').waitFor()
  await page.getByRole('button', { name: 'Register 3 entities' }).click()
  const verdicts = verdictsOf(page)
  await verdicts.getByText('In the catalog').nth(2).waitFor()
  await verdicts.getByRole('link', { name: 'component:default/gift-registry' }).click()
  await page.getByRole('heading', { level: 1, name: /gift-registry/i }).waitFor()
  assert.deepEqual(complaints, [])
  await context.close()
})

const hosts = [
  { host: github, name: 'loyalty-points', owner: 'storefront-team' },
  { host: azure, name: 'dock-scheduler', owner: 'fulfilment-team' },
]

it('finds the file of a repository that the catalog’s analysis does not look into', async () => {
  const { page, context } = await openImport()
  await analyze(page, azure.addressOf('pallet-tracker'))
  await page.getByText('component:default/pallet-tracker').waitFor()
  await page.getByRole('button', { name: /^Register \d/ }).waitFor()
  await context.close()
})

describe('a repository without an entity file', () => {
  for (const { host, name, owner } of hosts) {
    it(`brings ${name} into the catalog by a pull request that is merged`, async () => {
      const { page, context } = await openImport()
      await analyze(page, host.addressOf(name))
      await page.getByRole('group', { name: `component:default/${name}` }).waitFor()
      await chooseOwner(page, owner)
      await page.getByRole('button', { name: 'Open pull request' }).click()
      await logIn(page)
      await page.getByText('After the merge, the entities appear here.').waitFor()
      await merge(page)
      await readUntilThere(page)
      await context.close()
    })
  }
})

it('says where each of several URLs stands, and loses nothing by a reload', async () => {
  const { page, context } = await openImport()
  const urls = [
    github.addressOf('loyalty-points'),
    `${github.addressOf('store-locator')}/blob/main/catalog-info.yaml`,
    'https://nowhere.example/x',
  ]
  await analyze(page, ...urls)
  const table = page.getByRole('table', { name: '0 of 3 in the catalog' })
  for (const state of ['Needs entity file', 'Failed', 'Not supported'])
    await table.getByText(state).waitFor()
  await page.getByLabel('Title').fill('Describe the loyalty points')
  await page.reload()
  await table.getByText('Needs entity file').waitFor()
  assert.equal(await page.getByLabel('Title').inputValue(), 'Describe the loyalty points')
  await page.goBack()
  assert.equal(await page.getByLabel('One URL per line').inputValue(), urls.join('\n'))
  await page.goForward()
  await table.getByText('Not supported').waitFor()
  await context.close()
})

it('breaks no rule of accessibility, in every look', async () => {
  const { page, context } = await openImport()
  const assertLooks = async () => {
    for (const look of looks) {
      await changeLook(page, look)
      await assertAccessible(page)
    }
  }
  await page.getByRole('table', { name: 'Configured hosts' }).waitFor()
  await assertLooks()
  await analyze(page, github.addressOf('loyalty-points'), github.addressOf('gift-registry'))
  await page.getByText(/must have required property 'owner'/).waitFor()
  await page.getByText('component:default/gift-registry').waitFor()
  await assertLooks()
  await context.close()
})

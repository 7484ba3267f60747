// Fields of a template's form that ask the catalog, with the real backend and by keyboard alone.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { violationsOf } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

it('finds entities by typing, takes no more than allowed, and completes what is typed', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/create/templates/default/join-rota`)
  const services = page.getByRole('combobox', { name: 'Services' })
  for (const name of ['Checkout', 'Gift Cards', 'Inventory']) {
    await services.focus()
    await page.keyboard.type(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: new RegExp(`^Remove.*${name}`) }).waitFor()
  }
  await services.focus()
  await page.keyboard.press('ArrowDown')
  const more = page.getByRole('option', { name: /^Payments Gateway/ })
  await more.waitFor()
  assert.equal(await more.getAttribute('aria-disabled'), 'true')
  for (const look of looks) {
    await changeLook(page, look)
    assert.deepEqual(await violationsOf(page), [])
  }
  await page.keyboard.press('Escape')

  const tags = page.getByRole('combobox', { name: 'Tags' })
  await tags.fill('On_Call')
  await page.getByText('“on_call” is not a valid tag.').waitFor()
  await tags.fill(' On-Call ')
  await tags.press('Enter')
  await page.getByRole('button', { name: 'Remove on-call' }).waitFor()

  const team = page.getByRole('combobox', { name: 'Team' })
  await team.focus()
  await page.keyboard.type('no-such-team')
  await page.getByRole('option', { name: 'Use “no-such-team”' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await page.getByRole('heading', { name: 'Times and contact' }).waitFor()
  assert.deepEqual(complaints, [])
  await context.close()
})

it('asks for the parts of a repository that its host needs', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/create/templates/default/new-repository`)
  const repository = page.getByRole('group', { name: 'Repository' })
  await repository.getByRole('combobox', { name: 'Host' }).selectOption('github.com')
  await page.getByRole('button', { name: 'Review' }).click()
  await page
    .getByText('Incomplete repository location provided, owner not provided')
    .first()
    .waitFor()
  await repository.getByRole('textbox', { name: 'Owner' }).fill('larkspur')
  await repository.getByRole('textbox', { name: 'Repository' }).fill('basket')
  await page.getByText('Unknown field LarkspurColourPicker').waitFor()
  for (const look of looks) {
    await changeLook(page, look)
    assert.deepEqual(await violationsOf(page), [])
  }
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByText('github.com?owner=larkspur&repo=basket').waitFor()
  assert.deepEqual(complaints, [])
  await context.close()
})

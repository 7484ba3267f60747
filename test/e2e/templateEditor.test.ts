// The template editor and the previews, with the real backend: faults in the text, dry runs and their differences,
// and changes that survive a reload.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { violationsOf } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks, nameOf } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

/** Both themes, on a desktop and on a phone; nothing is cut off at the side. */
async function assertLooksFine(page: Page): Promise<void> {
  for (const look of looks) {
    await changeLook(page, look)
    assert.deepEqual(await violationsOf(page), [], nameOf(look))
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    assert.equal(isWide, false, nameOf(look))
  }
  await changeLook(page, { scheme: 'light', width: 1280 })
}

it('finds a fault, runs an example, shows what has changed, and keeps it over a reload', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/dry-run')) bodies.push(request.postData() ?? '')
  })
  await page.goto(`${site.url}/create/edit`)
  await page.getByRole('heading', { name: 'Template editor', level: 1 }).waitFor()
  await assertLooksFine(page)
  await page.getByRole('link', { name: 'Service with a README' }).click()
  await page.getByRole('heading', { name: 'About the service' }).waitFor()
  await page.getByText('No problems').waitFor()

  const text = page.locator('.cm-content[aria-label="Text of template.yaml"]')
  await text.press('Control+End')
  await page.keyboard.type('broken: [')
  await page.getByRole('button', { name: /^Line \d+: / }).waitFor()
  await page.getByText('The form shows the last readable version.').waitFor()
  assert.equal(
    await page.getByRole('button', { name: 'Run dry run' }).getAttribute('aria-disabled'),
    'true',
  )
  await assertLooksFine(page)
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Backspace')
  await page.getByText('No problems').waitFor()

  await page.getByRole('textbox', { name: 'Name' }).fill('basket')
  await page.getByRole('button', { name: 'Run dry run' }).click()
  await page.getByText('Succeeded').waitFor()
  await page.getByText('# basket').waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByText('Copy the skeleton', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Files' }).click()

  await page.getByRole('treeitem', { name: 'README.md' }).click()
  await page.locator('.cm-content[aria-label="Text of skeleton/README.md"]').press('Control+End')
  await page.keyboard.type('Made for tests.')
  await page.getByRole('img', { name: 'Unsaved' }).waitFor()
  await page.getByRole('button', { name: 'Run dry run' }).click()
  await page.getByRole('button', { name: /README\.md.*Changed/ }).waitFor()
  const diff = page.getByRole('textbox', { name: 'Changes in README.md' })
  await diff.getByText('Made for tests.').waitFor()
  await assertLooksFine(page)
  assert.equal(bodies.length, 2)

  await page.getByText('Kept in this browser').waitFor()
  await page.reload()
  await page.getByRole('img', { name: 'Unsaved' }).waitFor()
  await page
    .getByRole('textbox', { name: 'Text of skeleton/README.md' })
    .getByText('Made for tests.')
    .waitFor()
  await page.getByRole('link', { name: 'Template editor' }).first().click()
  await page.getByText('1 unsaved file in Service with a README').waitFor()
  assert.deepEqual(complaints, [])
  await context.close()
})

it('suggests actions, and says why a dry run failed, without losing anything', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/create/template?template=template:default/failing-checks`)
  await page.getByText('The catalog has only the template itself.').waitFor()
  await page.getByRole('button', { name: 'Run dry run' }).first().click()
  await page.getByText('The dry run failed').waitFor()
  const text = page.locator('.cm-content[aria-label="Text of template.yaml"]')
  await text.press('Control+End')
  await page.keyboard.type('    - action: fetch:te')
  await page.getByRole('option', { name: 'fetch:template', exact: true }).waitFor()
  await assertLooksFine(page)
  await page.keyboard.press('Escape')
  await page.getByText(/The backend has no action fetch:te/).waitFor()
  assert.deepEqual(
    complaints.filter((line) => !line.includes('dry-run') && !/status of [45]/.test(line)),
    [],
  )
  await context.close()
})

it('shows the values of a form while it is filled by keyboard', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/create/template-form?template=template:default/new-service`)
  await page.getByRole('heading', { name: 'About the service', level: 2 }).waitFor()
  await page.getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.type('basket')
  await page
    .getByRole('region', { name: 'Values of About the service' })
    .getByText('basket')
    .waitFor()
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await page.getByRole('link', { name: /Owner/ }).waitFor()
  await assertLooksFine(page)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('tries each field with its options', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/create/custom-fields`)
  const fields = page.getByRole('navigation', { name: 'Fields' })
  const names = await fields.getByRole('link').allTextContents()
  for (const name of names) {
    await fields.getByRole('link', { name, exact: true }).press('Enter')
    await page.getByRole('heading', { name, level: 2 }).waitFor()
    await page.getByRole('textbox', { name: 'Field in YAML' }).waitFor()
  }
  await fields.getByRole('link', { name: 'EntityNamePicker' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('-no')
  await page.getByText('"-no"').waitFor()
  await assertLooksFine(page)
  // Not the plain text that stands there until the editor has come.
  const yaml = page.locator('.cm-content[aria-label="Field in YAML"]')
  await yaml.press('Control+A')
  await yaml.pressSequentially('title: a: b')
  await page
    .getByText(/^Line 1: /)
    .first()
    .waitFor()
  await yaml.press('Control+A')
  await page.keyboard.insertText(
    '{ui:field: RepoUrlPicker, ui:options: {allowedHosts: github.com, hosts: []}}',
  )
  await page.getByText('ui:options › allowedHosts: Must be a list.').waitFor()
  await page.getByText('ui:options › hosts: Unknown field hosts.').waitFor()
  assert.deepEqual(complaints, [])
  await context.close()
})

it('chooses the only match of a field, and is not blocked by a pattern that backtracks without end', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.url}/create/custom-fields?field=OwnerPicker`)
  // Not the plain text that stands there until the editor has come.
  const yaml = page.locator('.cm-content[aria-label="Field in YAML"]')
  const write = async (text: string) => {
    // Over the selection, which has a style.
    await yaml.press('Control+A')
    await page.keyboard.insertText(text)
  }
  await write(
    `{title: Owner, type: string, required: true, ui:field: OwnerPicker, ui:options: {allowArbitraryValues: false,
    catalogFilter: {kind: Group, metadata.name: platform-team}}}`,
  )
  await page.getByText('"group:default/platform-team"').waitFor()
  assert.ok(await page.getByRole('combobox', { name: 'Owner' }).isDisabled())
  await write("{title: Name, type: string, pattern: '^(a+)+$'}")
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill(`${'a'.repeat(40)}!`)
  await page.getByText('Must match the pattern ^(a+)+$.').first().waitFor()
  // Another name, because the field before would take the text until the form is drawn anew.
  await write("{title: Alias, type: string, pattern: '^(?=(a+)+$)'}")
  await page.getByRole('textbox', { name: 'Alias', exact: true }).fill(`${'a'.repeat(40)}!`)
  await page
    .getByText('Not checked: the pattern ^(?=(a+)+$) could block this page.')
    .first()
    .waitFor()
  await assertLooksFine(page)
  assert.deepEqual(complaints, [])
  await context.close()
})

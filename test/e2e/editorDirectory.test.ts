// The template editor with a real directory of the browser, and with texts that are very long.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { violationsOf } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { changeLook, looks, nameOf } from './support/looks.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite()

const template = `apiVersion: scaffolder.backstage.io/v1beta3
kind: Template
metadata:
  name: mine
spec:
  type: service
  parameters:
    - title: About it
      properties:
        name: { type: string, title: Name }
        text: { type: string, title: Text, 'ui:widget': textarea }
  steps: []
`

/** Opens the ways in; the page's dialog gives a directory of the browser's own file system, with these files. */
async function offerDirectory(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(() => {
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('mine')
    Object.assign(window, { showDirectoryPicker })
  })
  await page.goto(`${site.url}/create/edit`)
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory()
    const mine = await root.getDirectoryHandle('mine', { create: true })
    for (const [path, text] of Object.entries(all)) {
      const names = path.split('/')
      let place = mine
      for (const name of names.slice(0, -1))
        place = await place.getDirectoryHandle(name, { create: true })
      const file = await place.getFileHandle(names.at(-1) ?? '', { create: true })
      const stream = await file.createWritable()
      await stream.write(text)
      await stream.close()
    }
  }, files)
}

/** Path to text of everything in it; an empty folder is a path with a final slash. */
const contentOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const found: Record<string, string> = {}
    const folders: [string, FileSystemDirectoryHandle][] = [
      ['', await root.getDirectoryHandle('mine')],
    ]
    for (let next = folders.pop(); next; next = folders.pop()) {
      const [path, folder] = next
      let count = 0
      // TypeScript's types have no such iterator.
      const entries = folder as unknown as { values: () => AsyncIterable<FileSystemHandle> }
      for await (const entry of entries.values()) {
        count += 1
        if (entry.kind === 'file')
          found[path + entry.name] = await (await (entry as FileSystemFileHandle).getFile()).text()
        else folders.push([`${path}${entry.name}/`, entry as FileSystemDirectoryHandle])
      }
      if (count === 0) found[path] = ''
    }
    return found
  })

const textOf = (page: Page, path: string) =>
  page.locator(`.cm-content[aria-label="Text of ${path}"]`)

it('saves edited, renamed and deleted files into their directory', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  const logo = '\u0000\u0001logo'
  await offerDirectory(page, {
    'template.yaml': template,
    'skeleton/README.md': '# Basket',
    'skeleton/logo.png': logo,
    'docs/old.md': 'old',
    '.git/config': 'kept',
  })
  await page.getByRole('button', { name: 'Open directory' }).click()
  await page.getByRole('heading', { name: 'Directory mine' }).waitFor()
  const row = (name: string) => page.getByRole('treeitem', { name })

  await row('README.md').click()
  await textOf(page, 'skeleton/README.md').press('Control+End')
  await page.keyboard.type(' and more')
  await row('skeleton').press('F2')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Path' }).fill('content')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await row('content').waitFor()
  await row('old.md').click()
  await page.getByRole('button', { name: 'Actions for old.md' }).waitFor()
  for (const look of looks) {
    await changeLook(page, look)
    assert.deepEqual(await violationsOf(page), [], nameOf(look))
  }
  await changeLook(page, { scheme: 'light', width: 1280 })
  await page.getByRole('button', { name: 'Actions for old.md' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await row('docs').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  assert.deepEqual(await contentOf(page), {
    'template.yaml': template,
    'content/README.md': '# Basket and more',
    'content/logo.png': logo,
    '.git/config': 'kept',
  })
  assert.equal(await page.getByRole('img', { name: 'Unsaved' }).count(), 0)

  // Once more: what was saved is where the next change starts.
  await row('logo.png').press('F2')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Path' }).fill('logo.png')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  assert.deepEqual(Object.keys(await contentOf(page)).toSorted(), [
    '.git/config',
    'content/README.md',
    'logo.png',
    'template.yaml',
  ])
  assert.equal((await contentOf(page))['logo.png'], logo)
  assert.deepEqual(complaints, [])
  await context.close()
})

it('stays usable with a file and an input of five megabytes', async () => {
  const { page, context } = await openPage(browser, { isRemembered: true })
  await offerDirectory(page, {
    'template.yaml': template,
    'large.txt': 'A line of text.\n'.repeat(312_500),
  })
  await page.getByRole('button', { name: 'Open directory' }).click()
  await page.getByRole('treeitem', { name: 'large.txt' }).click()
  await page.getByText('Too large to edit, 5 MB').waitFor()

  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()
  // As a paste; the driver's own way of typing takes minutes.
  await page.evaluate(() => {
    const area = document.querySelector<HTMLTextAreaElement>('#template_text')
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
    value?.set?.call(area, 'A long text without a break. '.repeat(172_414))
    area?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('basket')
  await page.getByRole('button', { name: /^(?:Next|Review)$/ }).click()
  await page.getByRole('heading', { name: 'Review' }).waitFor()
  await context.close()
})

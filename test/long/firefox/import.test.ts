// Registers and unregisters a file in Firefox. Has its own backend, which reads a file of this test.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { becomes } from '../../e2e/support/becomes.ts'
import { readsServedFile, servedFile } from '../../e2e/support/servedFile.ts'
import { askBackend } from '../../site/askBackend.ts'
import { byRole, click, see, useFirefox, whenAt } from './support/firefox.ts'

const { site, open } = await useFirefox({
  variables: () => readsServedFile,
})

const areListed = async (): Promise<number> => {
  const path =
    '/api/catalog/entities/by-query?filter=metadata.name=tidal-clock,metadata.name=tidal-gauge'
  const { items } = (await askBackend(site.backend.url, path)) as { readonly items: unknown[] }
  return items.length
}

it('imports the entities of a file, unregisters them, and undoes that', async () => {
  const { page, complaints } = await open()
  await page.goto(`${site.url}/catalog-import`)
  await page.locator('textarea').fill(servedFile)
  await click(page, 'button ::-p-text(Analyze)')
  await see(page, '::-p-text(component:default/tidal-clock)')
  await click(page, 'button ::-p-text(Register 2 entities)')
  await becomes(areListed, 2)
  await see(page, 'table a[href="/catalog/default/component/tidal-clock"]')

  await page.goto(`${site.url}/catalog/default/component/tidal-clock`)
  await see(page, byRole('region', 'About'))
  await click(page, byRole('button', 'Entity actions'))
  await click(page, byRole('menuitem', 'Unregister entity'))
  await see(page, 'dialog[open] ::-p-text(component:default/tidal-gauge)')
  await see(page, `dialog[open] ::-p-text(${servedFile})`)
  await click(page, byRole('button', 'Unregister location'))
  await whenAt(page, '/catalog')
  await becomes(areListed, 0)
  await click(page, byRole('button', 'Undo'))
  await becomes(areListed, 2)
  assert.deepEqual(complaints, [])
})

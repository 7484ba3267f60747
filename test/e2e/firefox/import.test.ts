// A file's way into the catalog and out of it, in Firefox. The backend reads a file of this test: it is its own.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, it } from 'node:test'
import { askBackend } from '../../../scripts/testSite.ts'
import { becomes } from '../support/becomes.ts'
import { byRole, click, see, useFirefox, whenAt } from './support/firefox.ts'

const component = (name: string) => `apiVersion: backstage.io/v1alpha1
kind: Component
metadata: { name: ${name} }
spec: { type: service, lifecycle: experimental, owner: guests }
`
const files = createServer((_request, response) => {
  response.end([component('tidal-clock'), component('tidal-gauge')].join('---\n'))
}).listen(0)
after(() => files.close())
const host = `localhost:${String((files.address() as AddressInfo).port)}`
const target = `http://${host}/catalog-info.yaml`

const { site, open } = await useFirefox({
  variables: () => ({ APP_CONFIG_backend_reading_allow: JSON.stringify([{ host }]) }),
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
  await page.locator('textarea').fill(target)
  await click(page, 'button ::-p-text(Analyze)')
  await see(page, '::-p-text(component:default/tidal-clock)')
  await click(page, 'button ::-p-text(Register 2 entities)')
  await becomes(areListed, 2)
  await see(page, 'table a[href="/catalog/default/component/tidal-clock"]')

  await page.goto(`${site.url}/catalog/default/component/tidal-clock`)
  await see(page, byRole('region', 'About'))
  await click(page, byRole('button', 'Actions for this entity'))
  await click(page, byRole('menuitem', 'Unregister entity'))
  await see(page, 'dialog[open] ::-p-text(component:default/tidal-gauge)')
  await see(page, `dialog[open] ::-p-text(${target})`)
  await click(page, byRole('button', 'Unregister location'))
  await whenAt(page, '/catalog')
  await becomes(areListed, 0)
  await click(page, byRole('button', 'Undo'))
  await becomes(areListed, 2)
  assert.deepEqual(complaints, [])
})

// A report of a real session: it has none of the session's secrets, and another page draws it without sending anything.
// An own backend, because its identity provider has the secrets.

import assert from 'node:assert/strict'
import { text as textOf } from 'node:stream/consumers'
import { it } from 'node:test'
import type { Page } from 'playwright-core'
import { alice } from '../servers/identityProvider/people.ts'
import { signInByPopup, useSignIn } from './support/signInPage.ts'

const { site, openSignIn, finish } = await useSignIn()

/** Three parts, because the catalog's cursors are also JSON in base64. */
const token = /eyJ[\w-]+\.[\w-]+\.[\w-]*/

async function saveReport(page: Page, isMasked: boolean): Promise<string> {
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  if (!isMasked)
    for (const name of ['Email addresses', 'Names of entities', 'Typed texts'])
      await dialog.getByRole('checkbox', { name }).uncheck()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save report' }).click()
  const saved = await textOf(await (await download).createReadStream())
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  return saved
}

it('saves a report without secrets, and plays it without sending anything', async () => {
  const opened = await openSignIn()
  const { page, context } = opened
  await signInByPopup(page, alice, 'oidc')
  await page.goto(`${site.url}/catalog`)
  await page.getByText(/^\d+ entities$/).waitFor()
  await page.getByRole('searchbox', { name: 'Search' }).fill('payments-service')
  await page
    .getByRole('link', { name: /payments/i })
    .first()
    .waitFor()

  const text = await saveReport(page, false)
  assert.match(text, /session\/signInSucceeded/)
  assert.match(text, new RegExp(alice.email))
  assert.match(text, /"does":"type","role":"searchbox",[^}]*"text":"payments-service"/)
  assert.match(text, /"url":"\/api\/catalog\//)
  assert.doesNotMatch(text, /"url":"\/api\/auth\//)
  assert.match(text, /payments-service/)
  assert.doesNotMatch(text, token)
  const secrets = [...(site.identityProvider?.issued.secrets() ?? [])]
  assert.ok(secrets.length > 0)
  for (const secret of secrets) assert.ok(!text.includes(secret), 'a secret of the session')

  const maskedText = await saveReport(page, true)
  for (const name of [alice.email, alice.displayName, 'payments-service'])
    assert.ok(!maskedText.includes(name), name)

  for (const saved of [text, maskedText]) {
    const other = await context.newPage()
    // The last requests of the page around it.
    const settled = Promise.all([
      other.waitForResponse(/user-settings\/multiget/),
      other.waitForResponse(/hasMember/),
    ])
    await other.goto(`${site.url}/dev/replay`)
    await settled
    await other.getByLabel('Open a report').setInputFiles({
      name: 'report.json',
      mimeType: 'application/json',
      buffer: Buffer.from(saved),
    })
    const slider = other.getByRole('slider')
    await slider.waitFor()
    const sent: string[] = []
    other.on('request', (request) => {
      // Files of the portal, which its service worker keeps.
      const isFile = /^\/(?:static\/|plugin-chunks\.json$)/.test(new URL(request.url()).pathname)
      if (!isFile || !request.url().startsWith(site.url)) sent.push(request.url())
    })
    const last = Number(await slider.getAttribute('max'))
    for (let step = 0; step < last; step += 9) await slider.fill(String(step))
    await slider.fill(String(last))
    const drawn = other.getByLabel('Recorded page')
    await drawn.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    assert.equal(await drawn.getByText(/Something went wrong/).count(), 0)
    assert.deepEqual(sent, [])
    await other.close()
  }
  await finish(opened)
})

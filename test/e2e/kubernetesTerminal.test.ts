// A terminal in a container, over the real backend. A browser sends no token with a socket: the stand-in's shells need
// none.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { assertAccessible } from './support/accessible.ts'
import { openPage } from './support/browser.ts'
import { useSite } from './support/useSite.ts'

const { site, browser } = await useSite({ clusters: ['production'] })
const { production } = site.kubernetes?.clusters ?? {}
assert(production)
const [pod] = production.store.list('pods')
const name = pod?.metadata.name ?? ''
const address = `${site.url}/catalog/default/component/checkout-service/kubernetes?object=production~Pod~shop~${name}`

it('runs a command, asks before it pastes lines, and starts a new shell below the one before', async () => {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(address)
  await page.getByRole('article', { name: 'app' }).getByRole('link', { name: 'Terminal' }).click()
  await page.getByText(`Connected to ${name}/app`).waitFor()
  const screen = page.locator('.xterm-screen')
  await screen.getByText('/app $').first().waitFor()
  await page.keyboard.type('ls\r')
  await screen.getByText('config.json server.js').first().waitFor()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text', 'pwd\necho pasted\n')
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
    document.querySelector('.xterm textarea')?.dispatchEvent(paste)
  })
  await page.getByRole('dialog', { name: 'Paste 2 lines?' }).waitFor()
  await page.getByRole('button', { name: 'Paste', exact: true }).click()
  await screen.getByText('pasted').last().waitFor()
  await assertAccessible(page)
  await page.keyboard.type('exit\r')
  await page.getByText('Socket connection closed').waitFor()
  await page.getByRole('button', { name: 'Start new shell' }).click()
  await page.getByText(`Connected to ${name}/app`).waitFor()
  await screen.getByText('config.json server.js').first().waitFor()
  // The button has gone, and the keyboard belongs to the new shell, below a line.
  await screen
    .getByText(/^─{40}/)
    .first()
    .waitFor()
  await page.keyboard.type('echo begun anew\r')
  await screen
    .getByText(/^begun anew/)
    .first()
    .waitFor()
  // The policy refused nothing that the terminal draws with.
  assert.deepEqual(complaints, [])
  await context.close()
})

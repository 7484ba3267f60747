// `npm run dev`, which builds the portal each time, and `npm start` again and again.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { assertFree, freePorts } from '../../scripts/ports.ts'
import { accented } from '../../scripts/pseudoLanguage.ts'
import { openBrowser, openPage } from '../e2e/support/browser.ts'
import { assertEndsWithBackend, run, start, untilSaid } from '../e2e/support/commands.ts'
import { createClient } from '../standIns/backend/signIn.ts'

it('starts for development with an identity provider, and ends with all three', async () => {
  const [ports, { portal: providerPort }] = await Promise.all([freePorts(), freePorts()])
  const dev = run(['dev', '--auth'], {
    PORTICO_PORT: String(ports.portal),
    PORTICO_BACKEND_PORT: String(ports.backend),
    PORTICO_IDENTITY_PROVIDER_PORT: String(providerPort),
  })
  await untilSaid(dev, `Identity provider: http://127.0.0.1:${String(providerPort)}`)
  const config = await fetch(`http://localhost:${String(ports.portal)}/app-config.yaml`)
  assert.match(await config.text(), /oidc: \{\}/)
  const [startUrl = ''] = /http:\S+\/start\?env=default/.exec(dev.said()) ?? []
  const page = await createClient().follow(startUrl)
  assert.match(await page.response.text(), /<h1>Sign in<\/h1>/)
  dev.child.kill('SIGINT')
  assert.deepEqual(await dev.exited, [0, null])
  await assertFree(ports.portal, 'PORTICO_PORT')
  await assertFree(ports.backend, 'PORTICO_BACKEND_PORT')
  await assertFree(providerPort, 'PORTICO_IDENTITY_PROVIDER_PORT')
})

it('shows the portal of development in the language that is made of English, without a text that is in no catalogue', async (t) => {
  const ports = await freePorts()
  const dev = run(['dev', '--language', 'pseudo'], {
    PORTICO_PORT: String(ports.portal),
    PORTICO_BACKEND_PORT: String(ports.backend),
  })
  t.after(async () => {
    dev.child.kill('SIGINT')
    await dev.exited
  })
  const url = `http://localhost:${String(ports.portal)}`
  await untilSaid(dev, `Portico (development): ${url}`)
  const browser = await openBrowser()
  t.after(() => browser.close())
  const { page } = await openPage(browser, { isRemembered: true })
  await page.goto(`${url}/settings`)
  await page.getByRole('heading', { name: accented('Settings'), level: 1 }).waitFor()
  await page.getByRole('link', { name: accented('Catalog'), exact: true }).click()
  await page.getByRole('link', { name: 'Checkout Service' }).first().waitFor()
  await page.getByRole('button', { name: accented('Filters') }).waitFor()
})

it('says with what its backend ended, and ends too: dev', () =>
  assertEndsWithBackend('dev', 'Portico (development): http'))

it('starts three times in a row on the same ports', async () => {
  const ports = await freePorts()
  for (let time = 0; time < 3; time += 1) {
    const running = start({
      PORTICO_PORT: String(ports.portal),
      PORTICO_BACKEND_PORT: String(ports.backend),
    })
    await untilSaid(running, `Portico: http://localhost:${String(ports.portal)}`)
    running.child.kill('SIGINT')
    assert.deepEqual(await running.exited, [0, null])
  }
})

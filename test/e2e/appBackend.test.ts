// The portal served by a Backstage backend: from its port, with its configuration in the page.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ConfigReader } from '../../src/model/config/configReader.ts'
import { parseInjectedConfig } from '../../src/model/config/injectedConfig.ts'
import { openPage } from './support/browser.ts'
import { useSite } from './support/useSite.ts'

const variables = {
  // With CVE-2024-47762, configuration from the environment reached the page.
  APP_CONFIG_integrations_github:
    '[{"host":"github.com","token":"not-for-browsers-by-environment"}]',
  APP_CONFIG_auth_providers_github_development: '{"clientSecret":"not-for-browsers-of-a-provider"}',
  APP_CONFIG_auth_autologout_idleTimeoutMinutes: '30',
  APP_CONFIG_organization_name: '"Served by itself"',
}

const { site, browser } = await useSite({
  variables: ({ backend }) => ({
    ...variables,
    APP_CONFIG_app_baseUrl: `"http://localhost:${String(backend)}"`,
  }),
})

it('writes into the page what the schema opens to browsers, and no secret of file or environment', async () => {
  for (const path of ['/', '/catalog/default/component/with.dots']) {
    const html = await (await fetch(site.backend.url + path)).text()
    const [, injected = ''] =
      /<script type="backstage\.io\/config">([^]*?)<\/script>/.exec(html) ?? []
    const config = new ConfigReader(parseInjectedConfig(injected))
    assert.equal(config.getString('backend.baseUrl'), site.backend.url)
    assert.equal(config.getString('organization.name'), 'Served by itself')
    assert.equal(config.getOptionalNumber('auth.autologout.idleTimeoutMinutes'), 30)
    assert.deepEqual(config.getOptional('auth.providers'), { guest: {}, github: {} })
    assert.deepEqual(config.getOptional('integrations'), { github: [{ host: 'github.com' }] })
    assert.doesNotMatch(html, /not-for-browsers|token|samplePolicy|listen|better-sqlite3/)
    assert.doesNotMatch(html, /<%/)
  }
})

it('starts from that, and asks for no file with a configuration', async () => {
  const { page, requests, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${site.backend.url}/catalog`)
  await page.getByRole('heading', { name: 'Served by itself Catalog' }).waitFor()
  await page.locator('#content tbody tr th a').first().click()
  await page.getByRole('region', { name: 'About' }).waitFor()
  assert.deepEqual(
    requests.filter((line) => line.includes('app-config') || !line.includes(site.backend.url)),
    [],
  )
  assert.deepEqual(complaints, [])
})

it('sends the first requests before the application is there', async () => {
  const { page } = await openPage(browser, { isRemembered: true })
  // The application never loads.
  await page.route('**/static/main.*.js', (route) => route.abort())
  const rows = page.waitForRequest('**/api/catalog/entities/by-query?*')
  await page.goto(`${site.backend.url}/catalog`)
  assert.match((await (await rows).allHeaders())['authorization'] ?? '', /^Bearer /)
})

it('gives the worker that refreshes sessions beside the page, for all of it', async () => {
  const { page, complaints } = await openPage(browser)
  await page.goto(`${site.backend.url}/catalog`)
  const { scope, state } = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/refresh-worker.js')
    const worker = registration.installing ?? registration.waiting ?? registration.active
    if (!worker) throw new Error('There is no worker')
    const { promise, resolve } = Promise.withResolvers<undefined>()
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(undefined)
    })
    if (worker.state !== 'activated') await promise
    return { scope: registration.scope, state: worker.state }
  })
  assert.deepEqual({ scope, state }, { scope: `${site.backend.url}/`, state: 'activated' })
  assert.deepEqual(complaints, [])
})

// A backend with everything beside it.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { after } from 'node:test'
import { servedConfig } from '../../../scripts/portalConfig.ts'
import { mergeConfig, type ConfigObject } from '../../../src/model/config/configValues.ts'
import { whenListed } from '../../site/testSite.ts'
import { startBackendWith } from '../../site/warmBackends.ts'

/** Ends after the last test of the file. */
export async function startBeside() {
  const { backend, places, standIns, end } = await startBackendWith({
    standIns: {
      // Seconds, less than usual.
      identityProvider: { accessTokenLifetime: 50 },
      sourceControl: true,
      clusters: { clusters: ['production', 'staging'], step: 100 },
    },
    variables: () => ({}),
  })
  // Where sign-in leads back to.
  const page = createServer((_request, response) => response.end('The page'))
  page.listen(places.ports.portal, 'localhost')
  await once(page, 'listening')
  after(async () => {
    page.close()
    page.closeAllConnections()
    await end()
    await standIns.stop()
  })
  await whenListed(backend.url)
  const { identityProvider: provider, sourceControl, kubernetes } = standIns
  assert.ok(provider && kubernetes && sourceControl)
  const { github, azure } = sourceControl
  assert.ok(github && azure)
  return {
    backendUrl: backend.url,
    portalUrl: `http://localhost:${String(places.ports.portal)}`,
    /** Of the page. */
    config: mergeConfig(servedConfig(places.ports), standIns.config) as ConfigObject,
    provider,
    github,
    azure,
    /** What the backend has been told of both hosts. */
    hostVariables: sourceControl.variables,
    kubernetes,
  }
}

export type Beside = Awaited<ReturnType<typeof startBeside>>

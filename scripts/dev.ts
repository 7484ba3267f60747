// `npm run dev`: the portal with hot reload and Redux DevTools and the embedded backend, until
// Ctrl-C. `npm run dev:auth`: the same with an identity provider. `--language pseudo`: in another language.

import { parseArgs } from 'node:util'
import { mergeConfig } from '../src/model/config/configValues.ts'
import type { IdentityProvider } from '../test/servers/identityProvider/startIdentityProvider.ts'
import { webpackConfig } from '../webpack.config.ts'
import { startBackend } from './backendProcess.ts'
import { createDevServer } from './devServer.ts'
import { servedConfig } from './portalConfig.ts'
import { assertFree, portsFromEnvironment } from './ports.ts'
import { removePseudoLanguage, writePseudoLanguage } from './pseudoLanguage.ts'
import {
  identityProviderVariables,
  peopleText,
  signInConfig,
  startProvider,
} from './signInSetup.ts'

function tell({ url }: IdentityProvider, backendUrl: string): void {
  console.log(`Backend: ${backendUrl}\nIdentity provider: ${url} (${peopleText})`)
  console.log(`Sign in without the portal: ${backendUrl}/api/auth/oidc/start?env=default`)
  console.log(
    `Inject faults: curl -X PUT -H 'content-type: application/json' -d '{"token":"held"}' ${url}/control/faults`,
  )
}

async function develop(): Promise<void> {
  const { values } = parseArgs({
    options: {
      auth: { type: 'boolean', default: false },
      language: { type: 'string' },
    },
  })
  const isPseudo = values.language === 'pseudo'
  const ports = portsFromEnvironment()
  await assertFree(ports.portal, 'PORTICO_PORT')
  await assertFree(ports.backend, 'PORTICO_BACKEND_PORT')
  if (isPseudo) await writePseudoLanguage()
  const provider = values.auth ? await startProvider(ports) : undefined
  const backend = startBackend({
    ports,
    ...(provider && { variables: identityProviderVariables(provider) }),
  })
  const served = mergeConfig(servedConfig(ports), provider ? signInConfig : {})
  const { language } = values
  const config =
    language === undefined ? served : mergeConfig(served, { app: { defaultLanguage: language } })
  const server = createDevServer(ports.portal, config, webpackConfig('development', { isPseudo }))
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    if (isPseudo) removePseudoLanguage()
    await Promise.all([server.stop(), backend.stop()])
    await provider?.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  try {
    await Promise.all([server.start(), backend.ready])
    console.log(`\nPortico (development): http://localhost:${String(ports.portal)}`)
    if (provider) tell(provider, backend.url)
    await backend.exited.then((end) => {
      if (!isStopping)
        console.error(`\nportico dev: the backend exited with ${end}. See its output above.`)
      return stop(1)
    })
  } catch (error) {
    console.error(`\nportico dev: ${error instanceof Error ? error.message : String(error)}`)
    await stop(1)
  }
}

develop().catch((error: unknown) => {
  console.error(`\nportico dev: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})

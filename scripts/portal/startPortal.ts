// `npm start` of a portal of one's own: the portal, which reloads as its sources change, and the sample backend; with
// `--backend https://backstage.example.org` only the portal, for that backend.

import { cp } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { webpackConfig } from '../../webpack.config.ts'
import { startBackend } from '../backendProcess.ts'
import { backendProblem } from '../checkBackend.ts'
import { createDevServer } from '../devServer.ts'
import { install } from '../install.mjs'
import { servedConfig } from '../portalConfig.ts'
import { assertFree, portsFromEnvironment, type Ports } from '../ports.ts'

/** The sample backend has packages of its own, which are installed once; it finds the portal in the folder above. */
async function startSampleBackend(home: string, ports: Ports) {
  const folder = `${home}/.backend`
  await cp(new URL('../../backend', import.meta.url), folder, { recursive: true })
  await install(folder, 'the sample backend')
  return startBackend({ ports, folder })
}

export async function startPortal(home: string, given: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...given], options: { backend: { type: 'string' } } })
  const ports = portsFromEnvironment()
  await assertFree(ports.portal, 'PORTICO_PORT')
  const isSample = values.backend === undefined
  if (isSample) await assertFree(ports.backend, 'PORTICO_BACKEND_PORT')
  const portalUrl = `http://localhost:${String(ports.portal)}`
  const server = createDevServer(
    ports.portal,
    servedConfig(ports, values.backend, home),
    webpackConfig('development', { portal: home }),
  )
  const stopping: (() => Promise<void>)[] = [() => server.stop()]
  const stop = async (code: number) => {
    await Promise.all(stopping.splice(0).map((end) => end()))
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  try {
    // Building and installing take long, and neither needs the other.
    const [backend] = await Promise.all([
      isSample ? startSampleBackend(home, ports) : undefined,
      server.start(),
    ])
    if (backend) stopping.push(backend.stop)
    await backend?.ready
    console.log(`\nPortal: ${portalUrl}\nBackend: ${values.backend ?? backend?.url ?? ''}`)
    const problem = values.backend && (await backendProblem(values.backend, portalUrl))
    if (problem) console.warn(`\nportico start: ${problem}`)
    await backend?.exited.then((end) => {
      if (stopping.length > 0)
        console.error(`\nportico start: the backend exited with ${end}. See its output above.`)
      return stop(1)
    })
  } catch (error) {
    console.error(`\nportico start: ${error instanceof Error ? error.message : String(error)}`)
    await stop(1)
  }
}

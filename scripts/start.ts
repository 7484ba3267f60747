// `npm start`: the built portal and the embedded backend, until Ctrl-C.
// `npm start -- --backend https://backstage.example.org` serves the portal alone, for a backend elsewhere.

import { parseArgs } from 'node:util'
import { startBackend } from './backendProcess.ts'
import { build } from './build.ts'
import { servedConfig } from './portalConfig.ts'
import { startPortal } from './portalServer.ts'
import { assertFree, portsFromEnvironment } from './ports.ts'

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { backend: { type: 'string' } } })
  const ports = portsFromEnvironment()
  await assertFree(ports.portal, 'PORTICO_PORT')
  if (values.backend === undefined) await assertFree(ports.backend, 'PORTICO_BACKEND_PORT')
  const backend = values.backend === undefined ? startBackend({ ports }) : undefined
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    await backend?.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  try {
    if (backend) console.log('Starting the backend …')
    await Promise.all([build(), backend?.ready])
    await startPortal({ port: ports.portal, config: servedConfig(ports, values.backend) })
  } catch (error) {
    console.error(`\nportico start: ${error instanceof Error ? error.message : String(error)}`)
    await stop(1)
  }
  console.log(
    `\nPortico is at http://localhost:${String(ports.portal)} — backend at ${values.backend ?? backend?.url ?? ''}`,
  )
  console.log('Ctrl-C stops both.')
  await backend?.exited.then(() => {
    if (!isStopping)
      console.error('\nportico start: the backend has ended; its messages stand above.')
    return stop(1)
  })
}

start().catch((error: unknown) => {
  console.error(`\nportico start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})

// `npm start`: the built portal, the embedded backend and a quiet cluster, until Ctrl-C. `npm start -- --with github
// --with azure --with kubernetes`: the same with stand-ins of these hosts, and with two clusters, one in trouble. `npm start -- --backend
// https://backstage.example.org`: only the portal, for another backend.

import { parseArgs } from 'node:util'
import { mergeConfig, type ConfigObject } from '../src/model/config/configValues.ts'
import { startKubernetes } from '../test/servers/kubernetes/startKubernetes.ts'
import { startBackend } from './backendProcess.ts'
import { build } from './build.ts'
import { backendProblem } from './checkBackend.ts'
import { servedConfig } from './portalConfig.ts'
import { startPortal } from './portalServer.ts'
import { assertFree, portsFromEnvironment } from './ports.ts'
import { readCodeHosts, startCodeHosts } from './sourceControlSetup.ts'

const clustersOption = 'kubernetes'

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: { backend: { type: 'string' }, with: { type: 'string', multiple: true, default: [] } },
  })
  const wanted = readCodeHosts(values.with.filter((name) => name !== clustersOption))
  if (values.backend !== undefined && values.with.length > 0) {
    throw new Error('--with needs the embedded backend; remove --backend to use it.')
  }
  const ports = portsFromEnvironment()
  await assertFree(ports.portal, 'PORTICO_PORT')
  if (values.backend === undefined) await assertFree(ports.backend, 'PORTICO_BACKEND_PORT')
  const codeHosts = wanted.length > 0 ? await startCodeHosts(wanted, ports) : undefined
  const clusterNames = values.with.includes(clustersOption)
    ? (['production', 'staging'] as const)
    : (['production'] as const)
  const kubernetes = values.backend === undefined ? await startKubernetes(clusterNames) : undefined
  const backend =
    values.backend === undefined
      ? startBackend({ ports, variables: { ...codeHosts?.variables, ...kubernetes?.variables } })
      : undefined
  const portalUrl = `http://localhost:${String(ports.portal)}`
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    await backend?.stop()
    await codeHosts?.stop()
    await kubernetes?.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  try {
    if (backend) console.log('Starting the backend…')
    await Promise.all([build(), backend?.ready])
    const parts = [codeHosts?.config ?? {}, kubernetes?.config ?? {}]
    const config = parts.reduce<ConfigObject>(
      (whole, part) => mergeConfig(whole, part) as ConfigObject,
      servedConfig(ports, values.backend),
    )
    await startPortal({ port: ports.portal, config })
    if (values.backend !== undefined) await warnOf(values.backend, portalUrl)
  } catch (error) {
    console.error(`\nportico start: ${error instanceof Error ? error.message : String(error)}`)
    await stop(1)
  }
  console.log(`\nPortico: ${portalUrl}\nBackend: ${values.backend ?? backend?.url ?? ''}`)
  for (const { name, url } of Object.values(kubernetes?.clusters ?? {}))
    console.log(`Cluster ${name}: ${url}`)
  for (const line of codeHosts?.lines ?? []) console.log(line)
  console.log(codeHosts ? 'Press Ctrl-C to stop all servers.' : 'Press Ctrl-C to stop.')
  await backend?.exited.then((end) => {
    if (!isStopping)
      console.error(`\nportico start: the backend exited with ${end}. See its output above.`)
    return stop(1)
  })
}

/** Serves the portal anyway, because the backend may start or be changed later. */
async function warnOf(backendUrl: string, portalUrl: string): Promise<void> {
  const problem = await backendProblem(backendUrl, portalUrl)
  if (problem !== null) console.warn(`\nportico start: ${problem}`)
}

start().catch((error: unknown) => {
  console.error(`\nportico start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})

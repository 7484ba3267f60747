// `npm start`: the built portal, the embedded backend, and stand-ins of GitHub and of two clusters, one in trouble, until
// Ctrl-C; the guest has tasks. `npm start -- --bare`: with a quiet cluster, and without the rest. `npm start -- --with github
// --with azure --with kubernetes`: with these only. `npm start -- --backend https://backstage.example.org`: only the portal,
// for another backend.

import { parseArgs } from 'node:util'
import { mergeConfig, type ConfigObject } from '../src/model/config/configValues.ts'
import { startKubernetes } from '../test/servers/kubernetes/startKubernetes.ts'
import { startBackend } from './backendProcess.ts'
import { build } from './build.ts'
import { backendProblem } from './checkBackend.ts'
import { servedConfig } from './portalConfig.ts'
import { startPortal } from './portalServer.ts'
import { assertFree, portsFromEnvironment } from './ports.ts'
import { sampleLogin } from './sampleLogin.ts'
import { startSampleTasks } from './sampleTasks.ts'
import { readCodeHosts, startCodeHosts } from './sourceControlSetup.ts'

const clustersOption = 'kubernetes'

/** For newcomers: what is worth seeing of the sample, and no way to sign in that only tests need. */
const usualConfig: ConfigObject = {
  app: {
    signInPage: { providers: [{ id: 'guest' }, { id: 'github' }] },
    templates: { asideTags: ['sample', 'rehearsal'] },
    tryThis: [
      {
        title: 'A failed run',
        text: 'Its log opens at the first error.',
        to: '/catalog/default/component/deploy-runner/ci-cd/4000001',
      },
      {
        title: 'A pod that crashes',
        text: 'Says why, with the last lines of its log.',
        to: '/catalog/default/component/developer-portal/kubernetes',
      },
      {
        title: 'An orphan',
        text: 'Its source file is gone.',
        to: '/catalog/default/component/gift-wrapping-legacy',
      },
      {
        title: 'A task of 20 seconds',
        text: 'Rehearse a release, and watch its steps.',
        to: '/create/templates/default/rehearse-release',
      },
      {
        title: 'A handbook',
        text: 'Documentation beside the code.',
        to: '/docs/default/component/checkout-service',
      },
    ],
    news: [
      {
        title: 'Two clusters',
        text: 'Staging has joined production. Something is wrong there.',
        url: '/catalog/default/component/developer-portal/kubernetes',
      },
    ],
  },
}

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      backend: { type: 'string' },
      bare: { type: 'boolean', default: false },
      with: { type: 'string', multiple: true, default: [] },
    },
  })
  const isUsual = values.backend === undefined && !values.bare && values.with.length === 0
  const parts = isUsual ? ['github', clustersOption] : values.with
  const wanted = readCodeHosts(parts.filter((name) => name !== clustersOption))
  if (values.backend !== undefined && values.with.length > 0) {
    throw new Error('--with needs the embedded backend; remove --backend to use it.')
  }
  const ports = portsFromEnvironment()
  await assertFree(ports.portal, 'PORTICO_PORT')
  if (values.backend === undefined) await assertFree(ports.backend, 'PORTICO_BACKEND_PORT')
  const codeHosts =
    wanted.length > 0 ? await startCodeHosts(wanted, ports, { anyPort: isUsual }) : undefined
  const clusterNames = parts.includes(clustersOption)
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
    const configs = [codeHosts?.config ?? {}, kubernetes?.config ?? {}, isUsual ? usualConfig : {}]
    const config = configs.reduce<ConfigObject>(
      (whole, part) => mergeConfig(whole, part) as ConfigObject,
      servedConfig(ports, values.backend),
    )
    let cookies: readonly string[] = []
    await startPortal({ port: ports.portal, config, firstCookies: () => cookies })
    // Once the catalog has been read, which takes longer at the very first start.
    if (backend && isUsual)
      startSampleTasks(backend.url)
        .then(() => sampleLogin(backend.url, portalUrl))
        .then(
          (found) => {
            cookies = found
          },
          () => undefined,
        )
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

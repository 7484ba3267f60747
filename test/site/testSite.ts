// A site for a browser test or a measurement: a real backend and the built portal, on free ports. When all browser
// tests run, files share backends unless they ask for special settings.

import type { Server } from 'node:http'
import type { Backend } from '../../scripts/backendProcess.ts'
import { build } from '../../scripts/build.ts'
import { servedConfig } from '../../scripts/portalConfig.ts'
import { startPortal } from '../../scripts/portalServer.ts'
import type { Ports } from '../../scripts/ports.ts'
import { mergeConfig, type ConfigObject } from '../../src/model/config/configValues.ts'
import { askBackend } from './askBackend.ts'
import { eventually } from './eventually.ts'
import type { StandIns, StandInOptions } from './standIns.ts'
import { startBackendWith, takeWarmBackend, type RunningBackend } from './warmBackends.ts'

interface ServeOptions {
  /** False leaves the configuration to the file beside the page. */
  readonly isInjected?: boolean
  /** Of another build. */
  readonly folder?: string
  /** Merged over the page's configuration. */
  readonly config?: ConfigObject
}

export interface TestSite extends Omit<StandIns, 'variables' | 'config'> {
  readonly ports: Ports
  readonly backend: Pick<Backend, 'url' | 'stop'>
  readonly dataDirectory: string
  readonly url: string
  readonly config: ConfigObject
  /** Restarts the page's server. */
  readonly serve: (changes?: ServeOptions) => Promise<void>
}

export interface SiteOptions extends StandInOptions {
  /** Adds this many generated entities; a large database is kept and used again. */
  readonly generate?: number
  /** Turns permissions on; the backend's sample policy denies some actions. */
  readonly hasPolicy?: boolean
  /** More backend settings, as `APP_CONFIG_…` variables. */
  readonly variables?: (ports: Ports) => Readonly<Record<string, string>>
  /** For tests that stop or restart the backend, or change its sample catalog. */
  readonly hasOwnBackend?: boolean
  /** Merged over the page's configuration. */
  readonly config?: ConfigObject
}

const policyVariables = {
  APP_CONFIG_permission_enabled: 'true',
  APP_CONFIG_portico_samplePolicy: 'true',
  // Lets tests read the conditions of decisions, which the backend tells only to plugins.
  APP_CONFIG_backend_auth_dangerouslyDisableDefaultAuthPolicy: 'true',
}
const policyConfig = {
  permission: { enabled: true, EXPERIMENTAL_enableBatchedRequests: true },
}

/** All of `backend/catalog`, the locations among them. A start fails if it is another number. */
const sampleSize = 94
const startTimeout = 300_000
/** Milliseconds that a slow machine needs to ingest so many entities. */
const startTimeoutFor = (entities: number): number => Math.max(startTimeout, entities * 100)

/** Started together, for every file that asks for some of them. */
const everything: StandInOptions = { sourceControl: true, clusters: ['production', 'staging'] }
/** With a single cluster, the page may open terminals. */
const oneCluster: StandInOptions = { identityProvider: true, clusters: ['production'] }

const clustersOf = ({ clusters = [] }: StandInOptions): string =>
  ('clusters' in clusters ? [...clusters.clusters, clusters.fleetPods] : clusters)
    .filter(Boolean)
    .join()

/** What is started for this site and others, and a name for that. Undefined for a backend of its own. */
function kindOf(
  options: SiteOptions,
): { readonly name: string; readonly standIns: StandInOptions } | undefined {
  const { generate, hasPolicy, variables, hasOwnBackend } = options
  if (generate !== undefined || variables || hasOwnBackend) return undefined
  if (hasPolicy) return { name: 'policy', standIns: {} }
  const clusters = clustersOf(options)
  if (clusters === 'production') return { name: 'one cluster', standIns: oneCluster }
  if (clusters !== '' && clusters !== 'production,staging') return undefined
  const isPlain = clusters === '' && !options.identityProvider && !options.sourceControl
  return isPlain ? { name: 'plain', standIns: {} } : { name: 'everything', standIns: everything }
}

async function takeBackend(
  options: SiteOptions,
): Promise<RunningBackend & { readonly release: () => Promise<void> }> {
  const { generate, hasPolicy, variables } = options
  const kind = kindOf(options)
  const start = async () => {
    const started = await startBackendWith({
      standIns: kind?.standIns ?? options,
      variables: ({ ports }) => ({ ...(hasPolicy && policyVariables), ...variables?.(ports) }),
      ...(generate !== undefined && { generate }),
    })
    try {
      await whenListed(started.backend.url, (generate ?? 0) + sampleSize)
    } catch (error) {
      await started.end()
      await started.standIns.stop()
      throw error
    }
    // Each file has new ones.
    if (kind) await started.standIns.stop()
    return started
  }
  if (!kind) {
    const own = await start()
    return { ...own, release: own.end }
  }
  const taken = await takeWarmBackend(kind.name, start)
  const standIns = await taken.places.start(options).catch(async (error: unknown) => {
    await taken.release()
    throw error
  })
  const stop = () => Promise.reject(new Error('Other files use this backend: set hasOwnBackend.'))
  return {
    ...taken,
    standIns,
    backend: { url: taken.backend.url, stop },
  }
}

/** Resolves when every entity can be listed. */
export async function startSite(options: SiteOptions = {}): Promise<TestSite> {
  await build()
  const { places, dataDirectory, backend, standIns, release } = await takeBackend(options)
  const { ports } = places
  const parts = [options.hasPolicy ? policyConfig : {}, standIns.config, options.config ?? {}]
  const config = parts.reduce<ConfigObject>(
    (whole, part) => mergeConfig(whole, part) as ConfigObject,
    servedConfig(ports),
  )
  let portal: Server | undefined
  const close = () => {
    portal?.closeAllConnections()
    portal?.close()
  }
  const serve = async ({ config: more = {}, ...changes }: ServeOptions = {}) => {
    close()
    portal = await startPortal({
      ...changes,
      port: ports.portal,
      config: mergeConfig(config, more) as ConfigObject,
    })
  }
  const stop = async () => {
    close()
    await standIns.stop()
    await release()
  }
  try {
    await serve()
  } catch (error) {
    await stop()
    throw error
  }
  const url = `http://localhost:${String(ports.portal)}`
  return { ...standIns, ports, backend, dataDirectory, url, config, serve, stop }
}

/** Resolves once the catalog has exactly so many entities: those of the sample by default. */
export async function whenListed(url: string, wanted = sampleSize): Promise<void> {
  const isListed = async () => {
    const answer = await askBackend(url, '/api/catalog/entities/by-query?limit=0')
    return ((answer as { readonly totalItems?: number }).totalItems ?? 0) === wanted
  }
  await eventually(`${String(wanted)} entities in the catalog`, isListed, startTimeoutFor(wanted))
}

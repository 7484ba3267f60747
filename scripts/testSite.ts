// A site for a browser test or a measurement: a real backend and the built portal, on free ports. When all browser
// tests run, files share backends unless they ask for special settings.

import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { mergeConfig, type ConfigObject } from '../src/model/config/configValues.ts'
import { guestSessionRequest, tokenOfAnswer } from '../src/model/session/guestSession.ts'
import {
  startIdentityProvider,
  type IdentityProvider,
  type IdentityProviderOptions,
} from '../test/servers/identityProvider/startIdentityProvider.ts'
import {
  startKubernetes,
  type ClusterName,
  type KubernetesOptions,
  type Kubernetes,
} from '../test/servers/kubernetes/startKubernetes.ts'
import { startBackend, type Backend } from './backendProcess.ts'
import { build } from './build.ts'
import { servedConfig } from './portalConfig.ts'
import { startPortal } from './portalServer.ts'
import { freePorts, type Ports } from './ports.ts'
import { createDataDirectory, takeSharedBackend } from './sharedBackends.ts'
import { identityProviderVariables, signInConfig } from './signInSetup.ts'
import { startSourceControl, type SourceControl } from './sourceControlSetup.ts'

/** A backend and the servers beside it. */
interface Surroundings {
  readonly ports: Ports
  readonly backend: Pick<Backend, 'url' | 'stop'>
  /** Defined if asked for. */
  readonly identityProvider: IdentityProvider | undefined
  /** Both code hosts, if asked for. */
  readonly sourceControl: SourceControl | undefined
  /** The clusters that were asked for. */
  readonly kubernetes: Kubernetes | undefined
  readonly dataDirectory: string
  readonly stop: () => Promise<void>
}

export interface TestSite extends Surroundings {
  readonly url: string
  readonly config: ConfigObject
  /**
   * Restarts the page's server, with the configuration written into the page or beside it, optionally with another
   * build.
   */
  readonly serve: (isInjected: boolean, folder?: string) => Promise<void>
}

export interface SiteOptions {
  /** Adds this many generated entities; the database is kept and used again. */
  readonly generate?: number
  /** Turns permissions on; the backend's sample policy denies some actions. */
  readonly hasPolicy?: boolean
  /** Starts an identity provider, which speaks OpenID Connect or behaves as GitHub or GitLab. */
  readonly identityProvider?: true | Omit<IdentityProviderOptions, 'port' | 'backendUrl'>
  /** Starts stand-ins for GitHub and Azure DevOps, and an identity provider whose tokens they accept. */
  readonly sourceControl?: boolean
  /** Starts stand-ins for these clusters. */
  readonly clusters?: readonly ClusterName[] | KubernetesOptions
  /** More backend settings, as `APP_CONFIG_…` variables. */
  readonly variables?: (ports: Ports) => Readonly<Record<string, string>>
  /** For tests that stop or restart the backend, or change its catalog. */
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

const sampleSize = 89
const startTimeout = 300_000
/** Milliseconds that a slow machine needs to ingest so many entities. */
const startTimeoutFor = (entities: number): number => Math.max(startTimeout, entities * 100)

const urlOf = ({ backend }: Ports) => `http://localhost:${String(backend)}`

async function findShared(): Promise<Surroundings | undefined> {
  const shared = await takeSharedBackend()
  if (!shared) return undefined
  const refuse = () => Promise.reject(new Error('Other files use this backend: set hasOwnBackend.'))
  return {
    ...shared,
    backend: { url: urlOf(shared.ports), stop: refuse },
    identityProvider: undefined,
    sourceControl: undefined,
    kubernetes: undefined,
    stop: () => Promise.resolve(),
  }
}

async function startOwn(options: SiteOptions): Promise<Surroundings> {
  const { generate, hasPolicy, variables } = options
  const wantedProvider = options.identityProvider ?? options.sourceControl
  const ports = await freePorts()
  // Generated entities take long, so their database is kept.
  const dataDirectory =
    generate === undefined
      ? await createDataDirectory()
      : fileURLToPath(new URL('../.cache/test-data', import.meta.url))
  // Starts before the backend, which reads the provider's capabilities once.
  const identityProvider = wantedProvider
    ? await startIdentityProvider({
        ...(wantedProvider === true ? {} : wantedProvider),
        port: 0,
        backendUrl: urlOf(ports),
      })
    : undefined
  const sourceControl =
    options.sourceControl && identityProvider
      ? await startSourceControl({ github: 0, azure: 0 }, identityProvider)
      : undefined
  const kubernetes = options.clusters && (await startKubernetes(options.clusters))
  const backend = startBackend({
    ports,
    dataDirectory,
    ...(generate === undefined ? {} : { generate }),
    variables: {
      ...(hasPolicy && policyVariables),
      ...(identityProvider && identityProviderVariables(identityProvider)),
      ...sourceControl?.variables,
      ...kubernetes?.variables,
      ...variables?.(ports),
    },
  })
  const stop = async () => {
    await backend.stop()
    if (generate === undefined) await rm(dataDirectory, { recursive: true, force: true })
    await sourceControl?.stop()
    await kubernetes?.stop()
    await identityProvider?.stop()
  }
  await backend.ready.catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { ports, backend, identityProvider, sourceControl, kubernetes, dataDirectory, stop }
}

const isSpecial = (options: SiteOptions): boolean =>
  [
    options.hasOwnBackend,
    options.generate,
    options.hasPolicy,
    options.identityProvider,
    options.sourceControl,
    options.clusters,
    options.variables,
  ].some(Boolean)

/** Resolves when every entity can be listed. */
export async function startSite(options: SiteOptions = {}): Promise<TestSite> {
  await build()
  const shared = isSpecial(options) ? undefined : await findShared()
  const surroundings = shared ?? (await startOwn(options))
  const { ports, backend, identityProvider, sourceControl, kubernetes } = surroundings
  const parts = [
    options.hasPolicy ? policyConfig : {},
    identityProvider ? signInConfig : {},
    sourceControl?.config ?? {},
    kubernetes?.config ?? {},
    options.config ?? {},
  ]
  const config = parts.reduce<ConfigObject>(
    (whole, part) => mergeConfig(whole, part) as ConfigObject,
    servedConfig(ports),
  )
  let portal: Server | undefined
  const close = () => {
    portal?.closeAllConnections()
    portal?.close()
  }
  const serve = async (isInjected: boolean, folder?: string) => {
    close()
    portal = await startPortal({
      port: ports.portal,
      config,
      isInjected,
      ...(folder && { folder }),
    })
  }
  const stop = async () => {
    close()
    await surroundings.stop()
  }
  try {
    await whenListed(backend.url, (options.generate ?? 0) + sampleSize)
    await serve(true)
  } catch (error) {
    await stop()
    throw error
  }
  return { ...surroundings, url: `http://localhost:${String(ports.portal)}`, config, serve, stop }
}

/** JSON from a backend, requested as the guest; with a body by POST. */
export async function askBackend(url: string, path: string, body?: object): Promise<unknown> {
  const session = await fetch(`${url}/api/auth/guest/refresh`, guestSessionRequest)
  const token = tokenOfAnswer(await session.json()) ?? ''
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(url + path, { headers, ...sent })
  return answer.json()
}

async function whenListed(url: string, wanted: number): Promise<void> {
  const isListed = async () => {
    const answer = await askBackend(url, '/api/catalog/entities/by-query?limit=0')
    return ((answer as { readonly totalItems?: number }).totalItems ?? 0) >= wanted
  }
  await eventually(`${String(wanted)} entities in the catalog`, isListed, startTimeoutFor(wanted))
}

/** Repeats until it is true; throws after `longest` milliseconds, with `what` in the message. */
export async function eventually(
  what: string,
  isSo: () => Promise<boolean>,
  longest = startTimeout,
): Promise<void> {
  const deadline = Date.now() + longest
  while (!(await isSo())) {
    if (Date.now() > deadline)
      throw new Error(`Not within ${String(Math.round(longest / 60_000))} minutes: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

// The whole thing for a browser test or a measurement: a real backend, the built portal before it, on free ports.

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
import { startBackend, type Backend, type BackendOptions } from './backendProcess.ts'
import { build } from './build.ts'
import { servedConfig } from './portalConfig.ts'
import { startPortal } from './portalServer.ts'
import { freePorts, type Ports } from './ports.ts'
import { identityProviderVariables, signInConfig } from './signInSetup.ts'
import { startSourceControl, type SourceControl } from './sourceControlSetup.ts'

export interface TestSite {
  readonly url: string
  readonly ports: Ports
  readonly config: ConfigObject
  readonly backend: Backend
  /** Where one was asked for. */
  readonly identityProvider: IdentityProvider | undefined
  /** Both code hosts, where they were asked for. */
  readonly sourceControl: SourceControl | undefined
  readonly dataDirectory: string
  /** Serves the page anew, with the configuration written into it or beside it; another build than that in dist/. */
  readonly serve: (isInjected: boolean, folder?: string) => Promise<void>
  readonly stop: () => Promise<void>
}

export interface SiteOptions {
  /** Adds this many generated entities; the database is kept for the next run. */
  readonly generate?: number
  /** Permissions are on, and the backend's sample policy refuses some things. */
  readonly hasPolicy?: boolean
  /** People sign in with a provider of this machine, by OpenID Connect or as with GitHub or GitLab. */
  readonly identityProvider?: true | Omit<IdentityProviderOptions, 'port' | 'backendUrl'>
  /** Stand-ins of GitHub and Azure DevOps, and an identity provider whose tokens they take. */
  readonly sourceControl?: boolean
  /** Further settings of the backend, by `APP_CONFIG_…` variables. */
  readonly variables?: (ports: Ports) => Readonly<Record<string, string>>
  /** Laid over the page's configuration. */
  readonly config?: ConfigObject
}

const policyVariables = {
  APP_CONFIG_permission_enabled: 'true',
  APP_CONFIG_portico_samplePolicy: 'true',
  // So that what only plugins are told, a test is told too: the conditions of a decision.
  APP_CONFIG_backend_auth_dangerouslyDisableDefaultAuthPolicy: 'true',
}
const policyConfig = {
  permission: { enabled: true, EXPERIMENTAL_enableBatchedRequests: true },
}

const sampleSize = 83
const patience = 300_000
/** Milliseconds in which a slow machine has read so many entities. */
const patienceFor = (entities: number): number => Math.max(patience, entities * 100)

/** Resolves when every entity can be listed. */
export async function startSite({
  generate,
  hasPolicy = false,
  sourceControl: hasSourceControl = false,
  identityProvider: wantedProvider = hasSourceControl || undefined,
  config: others = {},
  variables = () => ({}),
}: SiteOptions = {}): Promise<TestSite> {
  await build()
  const ports = await freePorts()
  const dataDirectory = fileURLToPath(new URL('../.cache/test-data', import.meta.url))
  if (generate === undefined) await rm(`${dataDirectory}/sample`, { recursive: true, force: true })
  // Before the backend, which asks once what the provider can do.
  const identityProvider =
    wantedProvider &&
    (await startIdentityProvider({
      ...(wantedProvider === true ? {} : wantedProvider),
      port: 0,
      backendUrl: `http://localhost:${String(ports.backend)}`,
    }))
  const sourceControl =
    hasSourceControl && identityProvider
      ? await startSourceControl({ github: 0, azure: 0 }, identityProvider)
      : undefined
  const options: BackendOptions = {
    ports,
    dataDirectory,
    ...(generate === undefined ? {} : { generate }),
    variables: {
      ...(hasPolicy && policyVariables),
      ...(identityProvider && identityProviderVariables(identityProvider)),
      ...sourceControl?.variables,
      ...variables(ports),
    },
  }
  const backend = startBackend(options)
  const parts = [
    hasPolicy ? policyConfig : {},
    identityProvider ? signInConfig : {},
    sourceControl?.config ?? {},
    others,
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
    await backend.stop()
    await sourceControl?.stop()
    await identityProvider?.stop()
  }
  try {
    await backend.ready
    await whenListed(backend.url, (generate ?? 0) + sampleSize)
    await serve(true)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `http://localhost:${String(ports.portal)}`,
    ports,
    config,
    backend,
    identityProvider,
    sourceControl,
    dataDirectory,
    serve,
    stop,
  }
}

/** As the guest, asks a backend for JSON. */
export async function askBackend(url: string, path: string): Promise<unknown> {
  const session = await fetch(`${url}/api/auth/guest/refresh`, guestSessionRequest)
  const token = tokenOfAnswer(await session.json()) ?? ''
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  return answer.json()
}

async function whenListed(url: string, wanted: number): Promise<void> {
  const isListed = async () => {
    const answer = await askBackend(url, '/api/catalog/entities/by-query?limit=0')
    return ((answer as { readonly totalItems?: number }).totalItems ?? 0) >= wanted
  }
  await eventually(`${String(wanted)} entities in the catalog`, isListed, patienceFor(wanted))
}

/** Asks until it is so; throws after `longest` milliseconds, naming what did not come about. */
export async function eventually(
  what: string,
  isSo: () => Promise<boolean>,
  longest = patience,
): Promise<void> {
  const deadline = Date.now() + longest
  while (!(await isSo())) {
    if (Date.now() > deadline)
      throw new Error(`Not within ${String(Math.round(longest / 60_000))} minutes: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

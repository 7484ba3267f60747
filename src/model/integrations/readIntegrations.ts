// The integrations of the configuration (spec 1 §3, §5, §9), and the default ones.

import { ConfigError } from '../config/configErrors.ts'
import { ConfigReader } from '../config/configReader.ts'
import { keysOf } from '../typedKeys.ts'
import type { Integration, IntegrationType } from './integration.ts'

/** What is wrong with an entry, and the key below which it is. */
export interface Fault {
  readonly at: string
  readonly why: string
}

export interface Entry {
  readonly config: ConfigReader
  /** Path of the entry, such as `integrations.github[0]`. */
  readonly key: string
}

/** Does not repeat the value, which may be a credential. */
export function invalid({ key }: Entry, { at, why }: Fault): ConfigError {
  return new ConfigError(`Invalid value in config for key '${key}.${at}': it ${why}`)
}

/** The provider's own service, if it has one. */
export const defaultHosts = {
  github: 'github.com',
  gitlab: 'gitlab.com',
  bitbucketCloud: 'bitbucket.org',
  azure: 'dev.azure.com',
  harness: 'app.harness.io',
  awsS3: 'amazonaws.com',
  azureBlobStorage: 'blob.core.windows.net',
  googleGcs: 'storage.cloud.google.com',
} as const

function named(entry: Entry, fallback?: string) {
  const given =
    fallback === undefined ? entry.config.getString('host') : entry.config.getOptionalString('host')
  const host = (given ?? fallback ?? '').toLowerCase()
  if (URL.parse(`http://${host}`)?.host !== host)
    throw invalid(entry, {
      at: 'host',
      why: 'must be the name of a host, with its port if it has one',
    })
  return { title: host, host }
}

function urlAt(entry: Entry, at: string): string | undefined {
  const text = entry.config.getOptionalString(at)
  if (text === undefined) return undefined
  const url = URL.parse(text)
  const { protocol, username, password, search, hash } = url ?? new URL('about:blank')
  if (!url || !/^https?:$/.test(protocol) || username || password || search || hash)
    throw invalid(entry, { at, why: 'must be an http or https URL of host and path alone' })
  // eslint-disable-next-line regexp/no-super-linear-move -- The operators' own configuration.
  return url.href.replace(/\/+$/, '')
}

/** The endpoint's host, or the default host. */
function storage(entry: Entry, fallback: string) {
  const endpoint = urlAt(entry, 'endpoint')
  if (endpoint === undefined) return { title: fallback, host: fallback }
  const { host, pathname } = new URL(endpoint)
  if (pathname !== '/') throw invalid(entry, { at: 'endpoint', why: 'must not contain a path' })
  return { title: host, host, endpoint }
}

/** An Enterprise Server has its API below its own address. */
const githubApi = (host: string): string =>
  host === defaultHosts.github || host.endsWith('.ghe.com')
    ? `https://api.${host}`
    : `https://${host}/api/v3`

const readers: Readonly<Record<IntegrationType, (entry: Entry) => Integration>> = {
  github: (entry) => {
    const own = named(entry, defaultHosts.github)
    const isDefault = own.host === defaultHosts.github
    const rawBaseUrl =
      urlAt(entry, 'rawBaseUrl') ?? (isDefault ? 'https://raw.githubusercontent.com' : undefined)
    return {
      type: 'github',
      ...own,
      apiBaseUrl: urlAt(entry, 'apiBaseUrl') ?? githubApi(own.host),
      ...(rawBaseUrl !== undefined && { rawBaseUrl }),
    }
  },
  gitlab: (entry) => {
    const own = named(entry, defaultHosts.gitlab)
    const baseUrl = urlAt(entry, 'baseUrl') ?? `https://${own.host}`
    const apiBaseUrl = urlAt(entry, 'apiBaseUrl') ?? `${baseUrl}/api/v4`
    return { type: 'gitlab', ...own, baseUrl, apiBaseUrl }
  },
  bitbucketCloud: () => {
    const host = defaultHosts.bitbucketCloud
    return { type: 'bitbucketCloud', title: host, host, apiBaseUrl: `https://api.${host}/2.0` }
  },
  bitbucketServer: (entry) => {
    const own = named(entry)
    const apiBaseUrl = urlAt(entry, 'apiBaseUrl') ?? `https://${own.host}/rest/api/1.0`
    return { type: 'bitbucketServer', ...own, apiBaseUrl }
  },
  azure: (entry) => ({ type: 'azure', ...named(entry, defaultHosts.azure) }),
  gerrit: (entry) => {
    const own = named(entry)
    const baseUrl = urlAt(entry, 'baseUrl') ?? `https://${own.host}`
    return {
      type: 'gerrit',
      ...own,
      baseUrl,
      cloneUrl: urlAt(entry, 'cloneUrl') ?? baseUrl,
      gitilesBaseUrl: urlAt(entry, 'gitilesBaseUrl') ?? entry.config.getString('gitilesBaseUrl'),
      hasEditUrl: !entry.config.getOptionalBoolean('disableEditUrl'),
    }
  },
  gitea: (entry) => {
    const own = named(entry)
    return { type: 'gitea', ...own, baseUrl: urlAt(entry, 'baseUrl') ?? `https://${own.host}` }
  },
  harness: (entry) => ({ type: 'harness', ...named(entry, defaultHosts.harness) }),
  awsS3: (entry) => ({
    type: 'awsS3',
    ...storage(entry, defaultHosts.awsS3),
    s3ForcePathStyle: entry.config.getOptionalBoolean('s3ForcePathStyle') ?? false,
  }),
  awsCodeCommit: (entry) => {
    const region = entry.config.getString('region')
    return { type: 'awsCodeCommit', ...named(entry, `${region}.console.aws.amazon.com`), region }
  },
  azureBlobStorage: (entry) => ({
    type: 'azureBlobStorage',
    ...storage(entry, defaultHosts.azureBlobStorage),
  }),
  googleGcs: () => {
    const host = defaultHosts.googleGcs
    return { type: 'googleGcs', title: host, host }
  },
}

/** Google's entry is an object, all others are lists. */
export const entriesOf = (config: ConfigReader, type: IntegrationType): readonly Entry[] =>
  type === 'googleGcs'
    ? []
    : (config.getOptionalConfigArray(`integrations.${type}`) ?? []).map((entry, index) => ({
        config: entry,
        key: `integrations.${type}[${String(index)}]`,
      }))

const unconfigured: Entry = { config: new ConfigReader([]), key: '' }

const types = keysOf(readers)

/** Configured integrations. Throws `ConfigError`, naming the key, if a rule is broken. */
export const readConfiguredIntegrations = (config: ConfigReader): readonly Integration[] =>
  types.flatMap((type) => entriesOf(config, type).map(readers[type]))

/**
 * Configured integrations and the providers' own services. Throws `ConfigError`, naming the key, if a rule is broken.
 */
export function readIntegrations(config: ConfigReader): readonly Integration[] {
  const configured = readConfiguredIntegrations(config)
  const services = keysOf(defaultHosts).filter(
    (type) => !configured.some(({ host }) => host === defaultHosts[type]),
  )
  return [...configured, ...services.map((type) => readers[type](unconfigured))]
}

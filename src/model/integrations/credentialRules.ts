// Rules for credentials in the configuration (spec 1 §5). Browsers never see these keys, so the rules are checked
// where the whole configuration is read.

import type { ConfigReader } from '../config/configReader.ts'
import { keysOf } from '../typedKeys.ts'
import { defaultHosts, entriesOf, invalid, type Fault } from './readIntegrations.ts'

/** The keys of each kind of Azure credential; keys of other kinds are not allowed beside them. */
const azureKinds = {
  ClientSecret: ['clientId', 'clientSecret', 'tenantId'],
  ManagedIdentity: ['clientId'],
  ManagedIdentityClientAssertion: ['clientId', 'managedIdentityClientId', 'tenantId'],
  PersonalAccessToken: ['personalAccessToken'],
} as const

type AzureKind = keyof typeof azureKinds

const azureKeys = new Set<string>(Object.values(azureKinds).flat())

function azureKindOf(credential: ConfigReader): AzureKind | undefined {
  const given = credential.keys().filter((key) => azureKeys.has(key))
  return keysOf(azureKinds).find(
    (kind) =>
      given.length === azureKinds[kind].length &&
      azureKinds[kind].every((key) => given.includes(key)),
  )
}

/** The first duplicate; organisation names ignore case. */
function repeated(names: readonly string[]): string | undefined {
  const small = names.map((name) => name.toLowerCase())
  return names.find((_, index) => small.indexOf(small[index] ?? '') !== index)
}

function azureFault(entry: ConfigReader): Fault | undefined {
  const defaultHost = defaultHosts.azure
  const host = entry.getOptionalString('host')?.toLowerCase() ?? defaultHost
  const credentials = entry.getOptionalConfigArray('credentials')
  if (!credentials) return undefined
  if (entry.has('token')) return { at: 'token', why: 'must not be combined with credentials' }
  const kinds = credentials.map(azureKindOf)
  const unknown = kinds.indexOf(undefined)
  if (unknown >= 0)
    return {
      at: `credentials[${String(unknown)}]`,
      why: `must be one of ${Object.keys(azureKinds).join(', ')}, with the keys of that kind and no other`,
    }
  if (host !== defaultHost && kinds.some((kind) => kind !== 'PersonalAccessToken'))
    return { at: 'credentials', why: `must be personal access tokens on hosts but ${defaultHost}` }
  const organizations = credentials.map(
    (credential) => credential.getOptionalStringArray('organizations') ?? [],
  )
  if (organizations.filter(({ length }) => length === 0).length > 1)
    return { at: 'credentials', why: 'must not have more than one entry without organizations' }
  const twice = repeated(organizations.flat())
  return twice === undefined
    ? undefined
    : { at: 'credentials', why: `must name each organization once, got '${twice}' twice` }
}

function blobStorageFault(entry: ConfigReader): Fault | undefined {
  const [key, signature] = ['accountKey', 'sasToken'].map((name) => entry.has(name))
  if (key && signature) return { at: 'sasToken', why: 'must not be combined with accountKey' }
  return entry.has('aadCredential') && (key || signature)
    ? { at: 'aadCredential', why: 'must not be combined with accountKey or sasToken' }
    : undefined
}

const rules = { azure: azureFault, azureBlobStorage: blobStorageFault } as const

/** Throws `ConfigError`, naming the key, where credentials contradict each other. */
export function refuseCredentials(config: ConfigReader): void {
  for (const type of keysOf(rules))
    for (const entry of entriesOf(config, type)) {
      const fault = rules[type](entry.config)
      if (fault) throw invalid(entry, fault)
    }
}

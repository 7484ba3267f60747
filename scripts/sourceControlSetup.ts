// Stand-ins for code hosts: their users, and the settings of backend and page for them.

import { randomBytes } from 'node:crypto'
import { mergeConfig, type ConfigObject } from '../src/model/config/configValues.ts'
import { startAzure, type Azure } from '../test/servers/azure/startAzure.ts'
import { startGithub, type Github } from '../test/servers/github/startGithub.ts'
import { stranger } from '../test/servers/identityProvider/people.ts'
import type { IdentityProvider } from '../test/servers/identityProvider/startIdentityProvider.ts'
import type { RepositoryAccess } from '../test/servers/sourceControl/codeRepositories.ts'
import type { FindOwner, TokenOwner } from '../test/servers/sourceControl/tokens.ts'
import { codeHostPorts, portOrAny, type Ports } from './ports.ts'
import {
  identityProviderVariables,
  peopleText,
  signInConfig,
  startProvider,
} from './signInSetup.ts'

const codeHostIds = ['github', 'azure'] as const
type CodeHostId = (typeof codeHostIds)[number]

export interface SourceControl {
  readonly github: Github | undefined
  readonly azure: Azure | undefined
  /** Environment variables for the backend (backend/README.md). */
  readonly variables: Readonly<Record<string, string>>
  /** Addresses of hosts and repositories, to print on the console. */
  readonly lines: readonly string[]
  /** Settings of the page. */
  readonly config: ConfigObject
  readonly stop: () => Promise<void>
}

/** A token with which the backend itself reads from a host. */
export const createOwnToken = () => randomBytes(24).toString('base64url')

const backendItself: TokenOwner = {
  name: 'portico-backend',
  displayName: 'Portico',
  email: 'portico@larkspur.example',
  scopes: ['repo', 'vso.code'],
  isMember: true,
}

/** Azure prefixes scopes with the id of the service. */
const scopeName = (scope: string) => scope.split('/').at(-1) ?? scope

/** Accepts tokens that the identity provider issued through one of the backend's providers, and the backend's own. */
const ownersBy =
  (
    { findAccessToken }: IdentityProvider,
    providerId: 'github' | 'microsoft',
    ownToken: string,
  ): FindOwner =>
  async (value) => {
    if (value === ownToken) return backendItself
    const token = await findAccessToken(value)
    if (token?.providerId !== providerId) return undefined
    const { name, displayName, email } = token.person
    const isMember = token.person !== stranger
    return { name, displayName, email, isMember, scopes: token.scopes.map(scopeName) }
  }

const addressesOf = ({ repositories, addressOf }: RepositoryAccess) =>
  repositories().map(({ name }) => `  ${addressOf(name)}`)

const hostOf = (url: string) => new URL(url).host

/** `wanted` has the port of each host to start; 0 picks a free one. `tokens` are those of the backend itself. */
export async function startSourceControl(
  wanted: Readonly<Partial<Record<CodeHostId, number>>>,
  provider: IdentityProvider,
  tokens = { github: createOwnToken(), azure: createOwnToken() },
): Promise<SourceControl> {
  const github =
    wanted.github === undefined
      ? undefined
      : await startGithub({
          port: wanted.github,
          findOwner: ownersBy(provider, 'github', tokens.github),
        })
  const azure =
    wanted.azure === undefined
      ? undefined
      : await startAzure({
          port: wanted.azure,
          findOwner: ownersBy(provider, 'microsoft', tokens.azure),
        })
  return {
    github,
    azure,
    variables: {
      ...(github && { PORTICO_GITHUB: github.url, PORTICO_GITHUB_TOKEN: tokens.github }),
      ...(azure && { PORTICO_AZURE: azure.url, PORTICO_AZURE_TOKEN: tokens.azure }),
    },
    lines: [
      ...(github ? [`GitHub: ${github.url}, repositories:`, ...addressesOf(github)] : []),
      ...(azure ? [`Azure DevOps: ${azure.url}, repositories:`, ...addressesOf(azure)] : []),
    ],
    config: {
      integrations: {
        ...(github && {
          github: [
            { host: hostOf(github.url), apiBaseUrl: github.apiBaseUrl },
            // The repositories of the sample entities, whose runs the page shows.
            { host: 'github.com', apiBaseUrl: github.apiBaseUrl },
          ],
        }),
        ...(azure && { azure: [{ host: hostOf(azure.url) }] }),
      },
      ...(github && { app: { ci: { logHosts: [github.storageUrl], lastBuildBranch: 'main' } } }),
      auth: { providers: { ...(github && { github: {} }), ...(azure && { microsoft: {} }) } },
    },
    stop: async () => {
      await Promise.all([github?.stop(), azure?.stop()])
    },
  }
}

/** Reads hosts from the command line. Throws for an unknown one. */
export function readCodeHosts(given: readonly string[]): readonly CodeHostId[] {
  const unknown = given.find((name) => !(codeHostIds as readonly string[]).includes(name))
  if (unknown !== undefined) {
    throw new Error(`--with must be ${codeHostIds.join(', ')} or kubernetes, not '${unknown}'.`)
  }
  return codeHostIds.filter((id) => given.includes(id))
}

/**
 * Starts hosts and an identity provider on their default ports. If one is in use, throws, or takes any other with
 * `anyPort`.
 */
export async function startCodeHosts(
  wanted: readonly CodeHostId[],
  ports: Ports,
  { anyPort = false } = {},
): Promise<SourceControl> {
  const own = codeHostPorts()
  const places = await Promise.all(
    wanted.map(async (id) => {
      const name = `PORTICO_${id.toUpperCase()}_PORT`
      return [id, await portOrAny(own[id], name, anyPort)] as const
    }),
  )
  const provider = await startProvider(ports, anyPort)
  const chosen = Object.fromEntries(places)
  const hosts = await startSourceControl(chosen, provider)
  return {
    ...hosts,
    lines: [`Identity provider: ${provider.url} (${peopleText})`, ...hosts.lines],
    variables: { ...identityProviderVariables(provider), ...hosts.variables },
    config: mergeConfig(signInConfig, hosts.config) as ConfigObject,
    stop: async () => {
      await hosts.stop()
      await provider.stop()
    },
  }
}

// Stand-ins for the servers beside a backend. Each test file has its own, in the state of a new one, at addresses and with
// secrets that stay: the backend reads these once, when it starts.

import { randomBytes } from 'node:crypto'
import { takePorts, type Ports } from '../../scripts/ports.ts'
import { identityProviderVariables, signInConfig } from '../../scripts/signInSetup.ts'
import {
  createOwnToken,
  startSourceControl,
  type SourceControl,
} from '../../scripts/sourceControlSetup.ts'
import { mergeConfig, type ConfigObject } from '../../src/model/config/configValues.ts'
import {
  startIdentityProvider,
  type IdentityProvider,
  type IdentityProviderOptions,
} from '../servers/identityProvider/startIdentityProvider.ts'
import { createTokens } from '../servers/kubernetes/api/access.ts'
import {
  startKubernetes,
  type ClusterName,
  type Kubernetes,
  type KubernetesOptions,
} from '../servers/kubernetes/startKubernetes.ts'

export interface StandInOptions {
  /** Starts an identity provider, which speaks OpenID Connect or behaves as GitHub or GitLab. */
  readonly identityProvider?: true | Omit<IdentityProviderOptions, 'port' | 'backendUrl'>
  /** Starts stand-ins for GitHub and Azure DevOps, and an identity provider whose tokens they accept. */
  readonly sourceControl?: boolean
  /** Starts stand-ins for these clusters. */
  readonly clusters?: readonly ClusterName[] | KubernetesOptions
}

/** Each is defined if it was asked for. */
export interface StandIns {
  readonly identityProvider: IdentityProvider | undefined
  /** Both code hosts. */
  readonly sourceControl: SourceControl | undefined
  readonly kubernetes: Kubernetes | undefined
  /** Environment variables for the backend. */
  readonly variables: Readonly<Record<string, string>>
  /** Settings of the page. */
  readonly config: ConfigObject
  readonly stop: () => Promise<void>
}

/** Where a backend and what is beside it listen, and the secrets that it knows. */
export interface Places {
  readonly ports: Ports
  readonly start: (options: StandInOptions) => Promise<StandIns>
}

const nothing: Promise<undefined> = Promise.resolve(undefined)

export async function choosePlaces(): Promise<Places> {
  const [
    backend = 0,
    portal = 0,
    provider = 0,
    github = 0,
    azure = 0,
    production = 0,
    staging = 0,
  ] = await takePorts()
  const clientSecret = randomBytes(24).toString('base64url')
  const ownTokens = { github: createOwnToken(), azure: createOwnToken() }
  const places = {
    production: { port: production, tokens: createTokens() },
    staging: { port: staging, tokens: createTokens() },
  }
  const backendUrl = `http://localhost:${String(backend)}`

  async function start(options: StandInOptions): Promise<StandIns> {
    const { sourceControl: hasCodeHosts = false, clusters } = options
    const wanted = options.identityProvider ?? hasCodeHosts
    const identityProvider = await (wanted
      ? startIdentityProvider({
          ...(wanted === true ? {} : wanted),
          port: provider,
          backendUrl,
          clientSecret,
        })
      : nothing)
    const sourceControl = await (identityProvider && hasCodeHosts
      ? startSourceControl({ github, azure }, identityProvider, ownTokens)
      : nothing)
    const kubernetes = await (clusters
      ? startKubernetes({ ...('clusters' in clusters ? clusters : { clusters }), places })
      : nothing)
    const parts = [
      identityProvider ? signInConfig : {},
      sourceControl?.config ?? {},
      kubernetes?.config ?? {},
    ]
    return {
      identityProvider,
      sourceControl,
      kubernetes,
      variables: {
        ...(identityProvider && identityProviderVariables(identityProvider)),
        ...sourceControl?.variables,
        ...kubernetes?.variables,
      },
      config: parts.reduce<ConfigObject>(
        (whole, part) => mergeConfig(whole, part) as ConfigObject,
        {},
      ),
      stop: async () => {
        await sourceControl?.stop()
        await kubernetes?.stop()
        await identityProvider?.stop()
      },
    }
  }

  return { ports: { backend, portal }, start }
}

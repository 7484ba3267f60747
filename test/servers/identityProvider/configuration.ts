// Configures oidc-provider: the clients of one backend, one prompt per sign-in, rotated refresh tokens.

import { generateKeyPairSync, randomBytes } from 'node:crypto'
import {
  interactionPolicy,
  type Account,
  type ClientMetadata,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import { pagePolicy } from '../htmlPage.ts'
import type { Faults } from './faults.ts'
import { createMemoryAdapter } from './memoryAdapter.ts'
import { errorPage } from './pages.ts'
import { findPerson } from './people.ts'

/** The backend's providers that this server can act as, with their client ids. */
export const clientIds = {
  oidc: 'portico-oidc',
  github: 'portico-github',
  gitlab: 'portico-gitlab',
  microsoft: 'portico-microsoft',
} as const

/** Scopes of Azure DevOps, prefixed with its service id. */
const azureScopes = [
  ...['user_impersonation', 'vso.profile', 'vso.project', 'vso.graph', 'vso.build', 'vso.code'],
  ...['vso.code_write', 'vso.code_manage'],
].map((scope) => `499b84ac-1321-427f-aa17-267ca6975798/${scope}`)

export interface ConfigurationOptions {
  /** Base URL of the backend, without a trailing slash. */
  readonly backendUrl: string
  readonly clientSecret: string
  /** In seconds. */
  readonly accessTokenLifetime: number
  readonly faults: Faults
}

const year = 365 * 24 * 3_600
const day = 24 * 3_600

function clientsOf({ backendUrl, clientSecret }: ConfigurationOptions): ClientMetadata[] {
  const client = (id: keyof typeof clientIds, others: Partial<ClientMetadata>): ClientMetadata => ({
    client_id: clientIds[id],
    client_secret: clientSecret,
    redirect_uris: [`${backendUrl}/api/auth/${id}/handler/frame`],
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'client_secret_post',
    ...others,
  })
  return [
    client('oidc', { token_endpoint_auth_method: 'client_secret_basic' }),
    // An OAuth app of GitHub: its tokens do not expire and have no refresh token.
    client('github', { grant_types: ['authorization_code'] }),
    client('gitlab', {}),
    client('microsoft', { token_endpoint_auth_method: 'client_secret_basic' }),
  ]
}

/** One prompt per sign-in: choosing a user is the consent. */
function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base()
  prompts.remove('consent')
  return prompts
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc
  if (!client || session?.accountId === undefined) return undefined
  const { accountId } = session
  const grant = new provider.Grant({ clientId: client.clientId, accountId })
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '))
  await grant.save()
  return grant
}

function accountOf(name: string, faults: Faults): Account | undefined {
  const person = findPerson(name)
  return (
    person && {
      accountId: name,
      claims: () => ({
        sub: name,
        name: person.displayName,
        preferred_username: name,
        email: person.email,
        email_verified: person.isEmailVerified && faults.current().emailsUnverified !== true,
      }),
    }
  )
}

/** A backend asks for new keys once a minute at most, so all providers of this process have the same. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export function configurationOf(options: ConfigurationOptions): Configuration {
  const { faults, accessTokenLifetime } = options
  const isRefused = ({ oidc }: KoaContextWithOIDC) =>
    faults.current().refreshRefused === true && oidc.params?.['grant_type'] === 'refresh_token'
  return {
    adapter: createMemoryAdapter(),
    clients: clientsOf(options),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    // The scopes of code hosts, besides OpenID's own.
    scopes: [
      ...['openid', 'offline_access'],
      ...['read:user', 'user:email', 'read:org', 'repo', 'workflow', 'gist'],
      ...['read_user', 'read_api', 'read_repository', 'api', 'write_repository'],
      ...azureScopes,
    ],
    claims: { profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
    },
    interactions: {
      policy: policy(),
      url: (_ctx, { uid }) => `/interaction/${uid}`,
    },
    // A missing account makes the provider refuse a refresh with `invalid_grant`.
    findAccount: (ctx, name) => (isRefused(ctx) ? undefined : accountOf(name, faults)),
    loadExistingGrant: grantAll,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    ttl: {
      AccessToken: (_ctx, _token, client) =>
        client.clientId === clientIds.github ? year : accessTokenLifetime,
      AuthorizationCode: 60,
      IdToken: 3_600,
      RefreshToken: 14 * day,
      Grant: 14 * day,
      Interaction: 3_600,
      Session: day,
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'html'
      ctx.set('content-security-policy', pagePolicy)
      ctx.body = errorPage(error_description ?? error)
    },
  }
}

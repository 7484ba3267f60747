// A real OpenID provider on loopback, for sign-in through a real backend: oidc-provider, with users
// of the sample organisation and switchable faults.

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'
import { createFindAccessToken, type FindAccessToken } from './accessTokens.ts'
import { codeHosts } from './codeHosts.ts'
import { configurationOf } from './configuration.ts'
import { endpointAt } from './endpoints.ts'
import { createFaults, readFaults, type Faults } from './faults.ts'
import { interaction } from './interaction.ts'
import { createLedger, type Issued } from './issued.ts'
import { lateAnswers } from './lateAnswers.ts'
import type { Middleware } from './middleware.ts'

export interface IdentityProviderOptions {
  /** 0 picks a free port. */
  readonly port: number
  /** Base URL of the backend, without a trailing slash. */
  readonly backendUrl: string
  /** A new one by default. */
  readonly clientSecret?: string
  /** In seconds; 60 by default. GitHub's tokens do not expire. */
  readonly accessTokenLifetime?: number
  /** Skips the prompt in a browser that has signed in before; by default every sign-in has a prompt. */
  readonly isRemembering?: boolean
  /** Milliseconds by which the next token responses are delayed; 0 by default. */
  readonly tokenDelay?: () => number
}

export interface IdentityProvider {
  /** Its issuer. On another site than the portal's `localhost`, as in production. */
  readonly url: string
  /** The secret of all clients. */
  readonly clientSecret: string
  readonly faults: Faults
  readonly issued: Issued
  readonly findAccessToken: FindAccessToken
  readonly stop: () => Promise<void>
}

const controlPath = '/control/faults'

/**
 * GET reads faults, PUT `{"token": "held"}` adds one, DELETE ends all. Other origins cannot,
 * because JSON requires a CORS preflight.
 */
async function control(
  faults: Faults,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isJson = request.headers['content-type'] === 'application/json'
  const more =
    request.method === 'PUT' && isJson
      ? readFaults(await json(request).catch(() => undefined))
      : undefined
  if (request.method === 'DELETE') faults.end()
  if (more) faults.begin(more)
  const isUnderstood = more !== undefined || ['GET', 'DELETE'].includes(request.method ?? '')
  response.writeHead(isUnderstood ? 200 : 400, { 'content-type': 'application/json' })
  response.end(JSON.stringify(faults.current()))
}

const sessionCookies = /(?:^|; *)_session(?:\.sig)?=[^;]*/g

/** Forgets the previous user, so that each sign-in has a prompt. */
const forgetting: Middleware = async (ctx, next) => {
  const { headers } = ctx.req
  if (ctx.path.startsWith('/auth')) headers.cookie = headers.cookie?.replaceAll(sessionCookies, '')
  await next()
}

/** Resolves when it listens. */
export async function startIdentityProvider(
  options: IdentityProviderOptions,
): Promise<IdentityProvider> {
  const server = createServer().listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const { clientSecret = randomBytes(24).toString('base64url') } = options
  const faults = createFaults()
  const ledger = createLedger()
  const provider = new Provider(
    url,
    configurationOf({
      backendUrl: options.backendUrl,
      clientSecret,
      accessTokenLifetime: options.accessTokenLifetime ?? 60,
      faults,
    }),
  )
  provider.use(codeHosts(provider, faults))
  if (!options.isRemembering) provider.use(forgetting)
  provider.use(interaction(provider))
  provider.use(ledger.middleware)
  if (options.tokenDelay) provider.use(lateAnswers(options.tokenDelay))
  const answer = provider.callback()

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', url)
    if (pathname === controlPath) return control(faults, request, response)
    const endpoint = endpointAt(pathname)
    if (endpoint) {
      ledger.arrived(endpoint)
      await faults.pass(endpoint)
      // The client may have disconnected while waiting.
      if (response.destroyed) return
    }
    const fault = endpoint && faults.current()[endpoint]
    if (faults.current().isolated) {
      response.setHeader('cross-origin-opener-policy', 'same-origin')
    }
    if (fault === 'reset') request.socket.resetAndDestroy()
    else if (fault === 'status500') response.writeHead(500).end('Out of order')
    else await answer(request, response)
  }
  server.on('request', (request, response) => {
    receive(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })

  return {
    url,
    clientSecret,
    faults,
    issued: ledger,
    findAccessToken: createFindAccessToken(provider),
    stop: async () => {
      faults.end()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

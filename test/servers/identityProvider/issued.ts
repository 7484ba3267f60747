// All secrets that the provider has issued, for tests that search for leaks.

import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Endpoint } from './endpoints.ts'
import type { Middleware } from './middleware.ts'

export interface Issued {
  /** Codes and tokens of every kind, in order. */
  readonly secrets: () => readonly string[]
  /** Number of answered token requests, by grant type. */
  readonly grants: () => Readonly<Record<string, number>>
  /** Number of requests at an endpoint, including those that a fault stopped. */
  readonly arrivals: (endpoint: Endpoint) => number
}

interface Ledger extends Issued {
  readonly arrived: (endpoint: Endpoint) => void
  /** Runs before the provider and reads its responses. */
  readonly middleware: Middleware
}

const secretFields = ['access_token', 'refresh_token', 'id_token'] as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export function createLedger(): Ledger {
  const secrets: string[] = []
  const grants: Record<string, number> = {}
  const arrivals: Partial<Record<Endpoint, number>> = {}

  return {
    secrets: () => [...secrets],
    grants: () => ({ ...grants }),
    arrivals: (endpoint) => arrivals[endpoint] ?? 0,
    arrived: (endpoint) => {
      arrivals[endpoint] = (arrivals[endpoint] ?? 0) + 1
    },
    middleware: async (ctx, next) => {
      await next()
      const location = ctx.response.get('location')
      const code = URL.canParse(location) && new URL(location).searchParams.get('code')
      if (code) secrets.push(code)
      if (ctx.path !== '/token') return
      const body: unknown = ctx.body
      if (isRecord(body)) {
        const found = secretFields.map((name) => body[name])
        secrets.push(...found.filter((value) => typeof value === 'string'))
      }
      const { oidc } = ctx as unknown as Partial<KoaContextWithOIDC>
      const grant = oidc?.params?.['grant_type']
      if (typeof grant === 'string') grants[grant] = (grants[grant] ?? 0) + 1
    },
  }
}

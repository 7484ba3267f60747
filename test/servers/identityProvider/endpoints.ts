// The provider's endpoints by purpose. A code host has another path to the same endpoint.

const endpointPaths = {
  metadata: ['/.well-known/openid-configuration'],
  keys: ['/jwks'],
  authorize: ['/auth', '/login/oauth/authorize', '/oauth/authorize'],
  interaction: ['/interaction'],
  token: ['/token', '/login/oauth/access_token', '/oauth/token'],
  user: ['/me', '/api/v3/user', '/api/v3/user/emails', '/api/v4/user'],
  revocation: ['/token/revocation'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Endpoint = keyof typeof endpointPaths

export const endpoints = Object.keys(endpointPaths) as readonly Endpoint[]

/** `/auth/<uid>` and `/interaction/<uid>` are pages of one sign-in. */
const withId = /^\/(?:auth|interaction)(?=\/[^/]+$)/

/** Undefined for other paths. */
export function endpointAt(path: string): Endpoint | undefined {
  const base = withId.exec(path)?.[0] ?? path
  return endpoints.find((name) => (endpointPaths[name] as readonly string[]).includes(base))
}

// The same provider with the paths and responses of GitHub and GitLab, as far as the backend's
// modules read them; not checked against the real hosts.

import type { Provider } from 'oidc-provider'
import { clientIds } from './configuration.ts'
import type { Faults } from './faults.ts'
import type { Context, Middleware } from './middleware.ts'
import { people, type Person } from './people.ts'

type Json = Readonly<Record<string, unknown>>

const paths: Readonly<Record<string, string>> = {
  '/login/oauth/authorize': '/auth',
  '/oauth/authorize': '/auth',
  '/login/oauth/access_token': '/token',
  '/oauth/token': '/token',
}

const idOf = (person: Person) => 1_000 + people.indexOf(person)

/** GitHub answers 200 to an invalid code too, and sends a form unless JSON is requested. */
function answerAsGithub(ctx: Context): void {
  const { access_token, scope = '', ...rest } = ctx.body as Readonly<Record<string, string>>
  const answer =
    access_token === undefined
      ? rest
      : { access_token, scope: scope.replaceAll(' ', ','), token_type: 'bearer' }
  if (ctx.status === 400) ctx.status = 200
  if (ctx.get('accept').includes('json')) {
    ctx.body = answer
  } else {
    ctx.type = 'application/x-www-form-urlencoded'
    ctx.body = new URLSearchParams(answer).toString()
  }
}

/** Neither host shows an unverified address. */
const emailOf = ({ email, isEmailVerified }: Person, faults: Faults) =>
  isEmailVerified && faults.current().emailsUnverified !== true ? email : null

const githubUser = (person: Person, email: string | null): Json => ({
  login: person.name,
  id: idOf(person),
  node_id: `U_${String(idOf(person))}`,
  avatar_url: '',
  html_url: `http://127.0.0.1/${person.name}`,
  type: 'User',
  name: person.displayName,
  email,
})

const githubEmails = (person: Person, email: string | null): readonly Json[] => [
  { email: person.email, primary: true, verified: email !== null, visibility: 'public' },
]

const gitlabUser = (person: Person, email: string | null): Json => ({
  id: idOf(person),
  username: person.name,
  name: person.displayName,
  state: 'active',
  avatar_url: null,
  web_url: `http://127.0.0.1/${person.name}`,
  email,
  confirmed_at: email === null ? null : '2024-01-01T00:00:00.000Z',
})

const profiles = {
  '/api/v3/user': { client: clientIds.github, show: githubUser },
  '/api/v3/user/emails': { client: clientIds.github, show: githubEmails },
  '/api/v4/user': { client: clientIds.gitlab, show: gitlabUser },
} as const

/** Runs before the provider. */
export function codeHosts(provider: Provider, faults: Faults): Middleware {
  /** Tokens whose user has been requested. */
  const seen = new Set<string>()

  async function showProfile(ctx: Context, path: keyof typeof profiles): Promise<void> {
    const { client, show } = profiles[path]
    const [, value = ''] = /^(?:bearer|token) (.+)$/i.exec(ctx.get('authorization')) ?? []
    const token = await provider.AccessToken.find(value)
    const person = people.find(({ name }) => name === token?.accountId)
    const isRefused = faults.current().refreshRefused === true && seen.has(value)
    if (!token?.isValid || token.clientId !== client || !person || isRefused) {
      ctx.status = 401
      ctx.body = { message: client === clientIds.github ? 'Bad credentials' : '401 Unauthorized' }
      return
    }
    if (client === clientIds.github) seen.add(value)
    ctx.body = show(person, emailOf(person, faults))
  }

  return async (ctx, next) => {
    const asked = ctx.path
    if (Object.hasOwn(profiles, asked)) {
      await showProfile(ctx, asked as keyof typeof profiles)
      return
    }
    ctx.path = paths[asked] ?? asked
    await next()
    if (asked === '/login/oauth/access_token') answerAsGithub(ctx)
    if (asked === '/oauth/token' && ctx.status === 200) {
      ctx.body = { ...(ctx.body as Json), created_at: Math.floor(Date.now() / 1_000) }
    }
  }
}

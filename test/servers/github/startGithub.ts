// A stand-in for GitHub on loopback: its API checked against its description, real git
// repositories, and pages for merging pull requests.

import { createHash, randomUUID } from 'node:crypto'
import {
  createRepositories,
  repositoryAccess,
  type RepositoryAccess,
} from '../sourceControl/codeRepositories.ts'
import type { RequestFaults } from '../sourceControl/requestFaults.ts'
import {
  jsonAnswer,
  startCodeHost,
  type Answer,
  type HostRequest,
} from '../sourceControl/startCodeHost.ts'
import type { FindOwner } from '../sourceControl/tokens.ts'
import { createActionOperations } from './actions/actionOperations.ts'
import { createActionsStore, type ActionsStore } from './actions/actionsStore.ts'
import { actionsRepositories } from './actions/runSamples.ts'
import { startLogStorage } from './actions/startLogStorage.ts'
import { createGithubApi } from './createGithubApi.ts'
import { GithubRefusal, type GithubAnswer } from './githubAnswers.ts'
import { createGithubPages } from './githubPages.ts'
import { githubSamples } from './githubSamples.ts'
import { organisation } from './showAccount.ts'

export interface GithubOptions {
  /** 0 picks a free port. */
  readonly port: number
  readonly findOwner: FindOwner
}

export interface Github extends RepositoryAccess {
  /** Base URL of the pages; repositories are at `{url}/larkspur/{name}`. */
  readonly url: string
  readonly apiBaseUrl: string
  readonly faults: RequestFaults
  readonly actions: Pick<ActionsStore, 'proceed'>
  /** Where logs are. */
  readonly storageUrl: string
  /** Leaves so many requests to each user until the hour is over. */
  readonly limitTo: (remaining: number) => void
  /** One line per request, such as `POST /api/v3/repos/…`, without preflights. */
  readonly arrivals: () => readonly string[]
  /** Resets all repositories and ends all faults. */
  readonly restore: () => Promise<void>
  /** Rejects if a response was not valid for GitHub. */
  readonly stop: () => Promise<void>
}

const apiPath = '/api/v3'

const exposed = [
  ...['ETag', 'Link', 'Location', 'Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining'],
  ...['X-RateLimit-Used', 'X-RateLimit-Resource', 'X-RateLimit-Reset', 'X-OAuth-Scopes'],
  ...['X-Accepted-OAuth-Scopes', 'X-GitHub-Media-Type', 'X-GitHub-Request-Id', 'X-GitHub-SSO'],
]
const taken = [
  ...['Authorization', 'Content-Type', 'Accept', 'If-Match', 'If-None-Match', 'User-Agent'],
  ...['If-Modified-Since', 'If-Unmodified-Since', 'X-Requested-With', 'X-GitHub-Api-Version'],
]

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposed.join(', '),
  'access-control-allow-headers': taken.join(', '),
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-max-age': '86400',
}

const exhausted = ({ owner }: HostRequest) =>
  new GithubRefusal(403, `API rate limit exceeded for user ${owner?.name ?? ''}.`)

/** Requests per hour. */
const limits = { withToken: 5_000, without: 60 }

const etagOf = (body: string | Buffer) => `"${createHash('sha256').update(body).digest('hex')}"`

/** Adds the ETag; leaves out the body if the client has it already. */
function tagged({ method, headers }: HostRequest, answer: Answer): Answer {
  if (method !== 'GET' || answer.status !== 200 || answer.body === undefined) return answer
  const etag = etagOf(answer.body)
  return headers['if-none-match'] === etag
    ? { status: 304, headers: { etag } }
    : { ...answer, headers: { ...answer.headers, etag } }
}

function written({ status, body, raw, headers = {} }: GithubAnswer): Answer {
  if (raw) return { status, headers: { 'content-type': raw.type, ...headers }, body: raw.content }
  return body === undefined ? { status, headers } : jsonAnswer(status, body, headers)
}

/** Resolves when it listens. */
export async function startGithub({ port, findOwner }: GithubOptions): Promise<Github> {
  const repositories = await createRepositories([...githubSamples, ...actionsRepositories])
  const headsOf = async () =>
    new Map(
      await Promise.all(
        repositories
          .all()
          .map(
            async ({ name, git, defaultBranch }) =>
              [name, (await git.headOf(defaultBranch)) ?? ''] as const,
          ),
      ),
    )
  const actions = createActionsStore(await headsOf())
  const storage = await startLogStorage(actions.now)
  const api = await createGithubApi(repositories, createActionOperations(actions, storage))
  const pages = createGithubPages(repositories)
  const used = new Map<string, number>()
  let taken = 0
  const countOf = (who: string) => taken + (used.get(who) ?? 0)
  const reset = Math.floor(Date.now() / 1_000) + 3_600

  function limitHeaders(request: HostRequest) {
    const who = request.owner?.name ?? ''
    const limit = who === '' ? limits.without : limits.withToken
    const count = countOf(who)
    return {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - count)),
      'x-ratelimit-used': String(count),
      'x-ratelimit-reset': String(reset),
      'x-ratelimit-resource': 'core',
      'x-github-request-id': randomUUID(),
      'x-github-media-type': 'github.v3; format=json',
      ...(request.owner && { 'x-oauth-scopes': request.owner.scopes.join(', ') }),
    }
  }

  /** Answers that did not change are free. */
  function count({ owner }: HostRequest): void {
    const who = owner?.name ?? ''
    used.set(who, (used.get(who) ?? 0) + 1)
  }

  const isExhausted = ({ owner }: HostRequest) =>
    owner !== undefined && countOf(owner.name) >= limits.withToken

  const host = await startCodeHost({
    port,
    findOwner,
    headers: ({ url = '' }) => (url.startsWith(`${apiPath}/`) ? corsHeaders : {}),
    answer: async (request, address) => {
      const { pathname } = request.url
      if (!pathname.startsWith(`${apiPath}/`)) return pages(request, address)
      const addresses = { root: address + apiPath, host: address }
      const answer = isExhausted(request)
        ? exhausted(request).answer
        : await api(request, pathname.slice(apiPath.length), addresses)
      const { headers, ...rest } = tagged(request, written(answer))
      if (rest.status !== 304 && !isExhausted(request)) count(request)
      return { ...rest, headers: { ...limitHeaders(request), ...headers } }
    },
  })

  const { url, faults, arrivals } = host
  return {
    ...repositoryAccess(repositories, (name) => `${url}/${organisation}/${name}`),
    url,
    apiBaseUrl: url + apiPath,
    faults,
    arrivals,
    actions,
    storageUrl: storage.url,
    limitTo: (remaining) => {
      taken = limits.withToken - remaining
      used.clear()
    },
    restore: async () => {
      faults.end()
      used.clear()
      taken = 0
      await repositories.restore()
      actions.restore(await headsOf())
    },
    stop: () => Promise.all([host.stop(), storage.stop()]).then(repositories.remove),
  }
}

// Lists of the user's organisations and repositories, each one page, and pages of a repository's branches.

import { maySee, readable, signedIn, type GithubHandler } from './githubCall.ts'
import { organisation, showAccount } from './showAccount.ts'
import { apiUrl, showRepository } from './showRepository.ts'

/** Members of the organisation with a token that may say so. */
const listOrganisations: GithubHandler = (call) => {
  const { isMember, scopes } = signedIn(call)
  const account = showAccount(organisation, 'Organization', call.addresses)
  const { login, id, node_id, avatar_url } = account
  const url = `${call.addresses.root}/orgs/${organisation}`
  const below = (path: string) => `${url}/${path}`
  const shown = {
    ...{ login, id, node_id, avatar_url, url, description: null },
    ...{ repos_url: below('repos'), events_url: below('events'), hooks_url: below('hooks') },
    ...{ issues_url: below('issues'), members_url: below('members{/member}') },
    public_members_url: below('public_members{/member}'),
  }
  const isShown = isMember && ['read:org', 'user'].some((scope) => scopes.includes(scope))
  return Promise.resolve({ status: 200, body: isShown ? [shown] : [] })
}

const listRepositories: GithubHandler = (call) => {
  const owner = signedIn(call)
  const seen = owner.isMember ? call.repositories.all().filter((one) => maySee(one, owner)) : []
  const body = seen.map((one) => showRepository(one, call.addresses))
  return Promise.resolve({ status: 200, body })
}

const listBranches: GithubHandler = async (call) => {
  const repository = readable(call)
  const size = Math.min(100, Number(call.query['per_page'] ?? 30))
  const page = Number(call.query['page'] ?? 1)
  const names = (await repository.git.branches()).slice((page - 1) * size, page * size)
  const body = await Promise.all(
    names.map(async (name) => {
      const sha = (await repository.git.headOf(name)) ?? ''
      const url = apiUrl(repository, call.addresses, `/commits/${sha}`)
      const isProtected = repository.isProtected && name === repository.defaultBranch
      return { name, commit: { sha, url }, protected: isProtected }
    }),
  )
  return { status: 200, body }
}

export const listOperations: Readonly<Record<string, GithubHandler>> = {
  'orgs/list-for-authenticated-user': listOrganisations,
  'repos/list-for-authenticated-user': listRepositories,
  'repos/list-branches': listBranches,
}

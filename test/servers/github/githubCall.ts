// One API call on GitHub, with the rules for tokens, scopes and private repositories.

import type { CodeRepositories, CodeRepository } from '../sourceControl/codeRepositories.ts'
import type { TokenOwner } from '../sourceControl/tokens.ts'
import { emptyRepository, notFound, notSignedIn, type GithubAnswer } from './githubAnswers.ts'
import { organisation, type Addresses } from './showAccount.ts'

export interface GithubCall {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** Validated against the description. */
  readonly body: Readonly<Record<string, unknown>>
  readonly accept: string
  /** Undefined without a token. */
  readonly owner: TokenOwner | undefined
  readonly addresses: Addresses
  readonly repositories: CodeRepositories
}

export type GithubHandler = (call: GithubCall) => Promise<GithubAnswer>

export const maySee = ({ isPrivate }: CodeRepository, owner: TokenOwner | undefined) =>
  !isPrivate || (owner?.isMember === true && owner.scopes.includes('repo'))

/** Throws `Not Found` for a repository that is missing or not visible. */
export function readable({ params, repositories, owner }: GithubCall): CodeRepository {
  const isOwn = params['owner']?.toLowerCase() === organisation
  const repository = isOwn ? repositories.find(params['repo']?.toLowerCase() ?? '') : undefined
  if (!repository || !maySee(repository, owner)) throw notFound()
  return repository
}

export const mayWrite = ({ scopes, isMember }: TokenOwner): boolean =>
  isMember && (scopes.includes('repo') || scopes.includes('public_repo'))

/** Throws `Not Found` without write access, as GitHub does with tokens of an OAuth app. */
export function writable(call: GithubCall): CodeRepository {
  if (!call.owner) throw notSignedIn()
  const repository = readable(call)
  if (!mayWrite(call.owner)) throw notFound()
  return repository
}

/** Throws for a repository without commits. */
export async function assertNotEmpty({ git, defaultBranch }: CodeRepository): Promise<void> {
  if ((await git.headOf(defaultBranch)) === undefined) throw emptyRepository()
}

export function signedIn({ owner }: GithubCall): TokenOwner {
  if (!owner) throw notSignedIn()
  return owner
}

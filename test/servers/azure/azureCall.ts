// One API call on a repository of Azure DevOps, with its access checks.

import type { CodeRepository } from '../sourceControl/codeRepositories.ts'
import type { Answer } from '../sourceControl/startCodeHost.ts'
import type { TokenOwner } from '../sourceControl/tokens.ts'
import { badArgument, needsPermission } from './azureAnswers.ts'

export interface AzureCall {
  readonly repository: CodeRepository
  /** The rest of the path after the resource. */
  readonly below: string | undefined
  readonly query: URLSearchParams
  readonly accept: string
  /** JSON, unchecked. */
  readonly body: unknown
  readonly owner: TokenOwner
  readonly address: string
}

export type AzureHandler = (call: AzureCall) => Promise<Answer>

const writingScopes = ['vso.code_write', 'vso.code_manage', 'vso.code_full', 'user_impersonation']
const readingScopes = ['vso.code', ...writingScopes]

const hasScope = ({ scopes }: TokenOwner, wanted: readonly string[]) =>
  scopes.some((scope) => wanted.includes(scope))

export const mayRead = (owner: TokenOwner, { isPrivate }: CodeRepository): boolean =>
  hasScope(owner, readingScopes) && (owner.isMember || !isPrivate)

/** Throws if the user may only read. */
export function assertMayWrite({ owner, repository }: AzureCall): void {
  if (owner.isMember && hasScope(owner, writingScopes)) return
  throw needsPermission('GenericContribute', repository.name)
}

/** Throws unless it is a branch's ref. */
export function branchOf(ref: unknown): string {
  const [, branch] = /^refs\/heads\/(.+)$/.exec(typeof ref === 'string' ? ref : '') ?? []
  if (branch === undefined) throw badArgument(`The ref name ${String(ref)} is not valid.`)
  return branch
}

/** Azure accepts a choice by name or number; its own client sends numbers. */
export const choiceOf =
  <Name extends string>(numbers: Readonly<Record<Name, number>>) =>
  (given: unknown): Name | undefined =>
    (Object.keys(numbers) as Name[]).find(
      (name) => numbers[name] === given || name === String(given).toLowerCase(),
    )

// One call about a repository of Azure DevOps, and what it may see and do.

import type { CodeRepository } from '../sourceControl/codeRepositories.ts'
import type { Answer } from '../sourceControl/startCodeHost.ts'
import type { TokenOwner } from '../sourceControl/tokens.ts'
import { badArgument, needsPermission } from './azureAnswers.ts'

export interface AzureCall {
  readonly repository: CodeRepository
  /** What follows the resource in the path. */
  readonly below: string | undefined
  readonly query: URLSearchParams
  readonly accept: string
  /** JSON, not looked at yet. */
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

/** Throws for who may only read. */
export function assertMayWrite({ owner, repository }: AzureCall): void {
  if (owner.isMember && hasScope(owner, writingScopes)) return
  throw needsPermission('GenericContribute', repository.name)
}

/** Throws for what is no ref of a branch. */
export function branchOf(ref: unknown): string {
  const [, branch] = /^refs\/heads\/(.+)$/.exec(typeof ref === 'string' ? ref : '') ?? []
  if (branch === undefined) throw badArgument(`The ref name ${String(ref)} is not valid.`)
  return branch
}

/** Azure takes the name of a choice or its number: its own client sends numbers. */
export const choiceOf =
  <Name extends string>(numbers: Readonly<Record<Name, number>>) =>
  (given: unknown): Name | undefined =>
    (Object.keys(numbers) as Name[]).find(
      (name) => numbers[name] === given || name === String(given).toLowerCase(),
    )

// The state of a repository field: the user's login, and the backend's suggestions. Tokens are never part of it.

import type { RepoField, RepoLogin } from './repoFields.ts'
import {
  askKey,
  repoAsks,
  suggestedTexts,
  type RepoAsks,
  type RepoList,
  type RepoResults,
  type Suggestion,
} from './repoLists.ts'

/** The answer to one question; empty if it could not be had. */
interface KnownList {
  /** As `askKey` gives it. */
  readonly key: string
  readonly items: readonly Suggestion[]
  readonly hasFailed: boolean
}

/** `login` as `loginKey` gives it. */
export type RepoFieldState =
  | { readonly status: 'asking'; readonly login: string }
  | { readonly status: 'declined'; readonly login: string }
  | { readonly status: 'failed'; readonly login: string }
  | {
      readonly status: 'granted'
      readonly login: string
      readonly lists: Partial<Readonly<Record<RepoList, KnownList>>>
    }

/** By the JSON pointer of the field. */
export type RepoFieldStates = Readonly<Record<string, RepoFieldState>>

/** Equal for the same secret, provider and scopes. */
export const loginKey = ({ providerId, scopes, secretsKey }: RepoLogin): string =>
  JSON.stringify([secretsKey, providerId, ...scopes])

const partsOf = (login: string) => JSON.parse(login) as readonly string[]

/** The name of the secret in a `loginKey`. */
export const secretsKeyOf = (login: string): string => partsOf(login)[0] ?? ''

/** Whether the state is about the provider of the field's host, and not about that of an earlier one. */
export const isAboutHost = ({ login }: RepoField, state: RepoFieldState | undefined): boolean =>
  state !== undefined && login !== undefined && partsOf(state.login)[1] === login.providerId

export interface RepoNeeds {
  /** The questions that the field's present parts raise. */
  readonly asks: RepoAsks
  /** Answers to these questions; those to others are left out. */
  readonly found: RepoResults
  /** The lists that could not be had. */
  readonly failed: readonly RepoList[]
}

const nothing: RepoNeeds = { asks: {}, found: {}, failed: [] }

/** Of a field that is logged in; else nothing. */
export function repoNeeds(field: RepoField, state: RepoFieldState | undefined): RepoNeeds {
  const { type, parts, lists } = field
  if (state?.status !== 'granted' || !isAboutHost(field, state)) return nothing
  let needs = nothing
  // In the order of the parts, because a question may need an earlier answer.
  for (const list of lists) {
    const asks = { ...needs.asks, ...repoAsks(type, parts, [list], needs.found) }
    const asked = asks[list]
    const known = state.lists[list]
    const isKnown = asked !== undefined && known?.key === askKey(asked)
    needs = {
      asks,
      found: isKnown ? { ...needs.found, [list]: known.items } : needs.found,
      failed: isKnown && known.hasFailed ? [...needs.failed, list] : needs.failed,
    }
  }
  return needs
}

/** The questions without an answer. */
export function openAsks(field: RepoField, state: RepoFieldState | undefined): RepoAsks {
  const { asks, found, failed } = repoNeeds(field, state)
  const open = Object.entries(asks).filter(([list]) => {
    const name = list as RepoList
    return found[name] === undefined && !failed.includes(name)
  })
  return Object.fromEntries(open)
}

/** The texts to suggest for a part. */
export const suggestionsOf = (
  field: RepoField,
  state: RepoFieldState | undefined,
  list: RepoList,
): readonly string[] => suggestedTexts(field.type, field.parts, list, repoNeeds(field, state).found)

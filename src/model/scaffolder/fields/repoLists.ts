// What the backend's autocomplete is asked for the parts of a repository (spec 2 §7), as its modules for GitHub, GitLab
// and Bitbucket Cloud understand it.

import type { IntegrationType } from '../../integrations/integration.ts'
import { isRecord } from '../../isRecord.ts'
import { WrongShapeError } from '../../wrongShape.ts'
import { textsOf } from '../reading.ts'
import type { RepoPart, RepoParts } from './repoUrl.ts'

/** Something that can be suggested: a part of a repository, or one of its branches. */
export type RepoList = RepoPart | 'branch'

/** One call of `POST /v2/autocomplete/{provider}/{resource}`, without its token. */
export interface RepoAsk {
  readonly provider: string
  readonly resource: string
  readonly context: Readonly<Record<string, string>>
}

export interface Suggestion {
  /** The host's own id, such as the number of a GitLab group. */
  readonly id: string
  /** The text of the value. */
  readonly title: string
}

/** By list; missing where nothing can be asked yet. */
export type RepoAsks = Partial<Readonly<Record<RepoList, RepoAsk>>>
export type RepoResults = Partial<Readonly<Record<RepoList, readonly Suggestion[]>>>

/** Results have an id or a title (SCAF-35). Throws `WrongShapeError`. */
export function decodeSuggestions(json: unknown): readonly Suggestion[] {
  const results = isRecord(json) ? json['results'] : undefined
  if (!Array.isArray(results)) throw new WrongShapeError('The response has no results')
  return results.flatMap((one) => {
    const { id, title } = textsOf(one, 'id', 'title')
    const text = title ?? id
    return text === undefined ? [] : [{ id: id ?? text, title: text }]
  })
}

type AskOf = (parts: RepoParts, found: RepoResults) => RepoAsk | undefined

/** Undefined if one of the named parts is empty. */
const ask = (
  provider: string,
  resource: string,
  context: Readonly<Record<string, string | undefined>>,
): RepoAsk | undefined => {
  const entries = Object.entries(context)
  return entries.every(([, text]) => text !== undefined && text !== '')
    ? { provider, resource, context: Object.fromEntries(entries) as RepoAsk['context'] }
    : undefined
}

const asks: Partial<Record<IntegrationType, Partial<Record<RepoList, AskOf>>>> = {
  github: {
    owner: ({ host }) => ask('github', 'owners', { host }),
    repo: ({ host }) => ask('github', 'repositoriesWithOwner', { host }),
    branch: ({ host, owner, repo }) => ask('github', 'branches', { host, owner, repository: repo }),
  },
  gitlab: {
    owner: ({ host }) => ask('gitlab', 'groups', { host }),
    repo: ({ host, owner }, { owner: groups }) =>
      ask('gitlab', 'repositories', { host, id: groups?.find(({ title }) => title === owner)?.id }),
    branch: ({ host, owner, repo }) => ask('gitlab', 'branches', { host, owner, repository: repo }),
  },
  bitbucketCloud: {
    workspace: () => ask('bitbucket-cloud', 'workspaces', {}),
    project: ({ workspace }) => ask('bitbucket-cloud', 'projects', { workspace }),
    repo: ({ workspace, project }) =>
      ask('bitbucket-cloud', 'repositories', { workspace, project }),
    branch: ({ workspace, repo }) =>
      ask('bitbucket-cloud', 'branches', { workspace, repository: repo }),
  },
}

/** What to ask for these lists; a GitLab group must be known by its id before its repositories can be asked for. */
export function repoAsks(
  type: IntegrationType | undefined,
  parts: RepoParts,
  lists: readonly RepoList[],
  found: RepoResults,
): RepoAsks {
  const table = type === undefined ? undefined : asks[type]
  const entries = lists.flatMap((list) => {
    const one = table?.[list]?.(parts, found)
    return one ? [[list, one] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Equal for the same question. */
export const askKey = ({ provider, resource, context }: RepoAsk): string =>
  JSON.stringify([provider, resource, context])

const titles = (results: readonly Suggestion[] | undefined): readonly string[] =>
  (results ?? []).map(({ title }) => title)

/** `owner/name`, as GitHub's repositories are suggested. */
const ownerOf = (fullName: string) => fullName.slice(0, Math.max(0, fullName.indexOf('/')))

/** The texts to suggest: of GitHub's repositories the names alone, and their owners among the owners. */
export function suggestedTexts(
  type: IntegrationType | undefined,
  parts: RepoParts,
  list: RepoList,
  found: RepoResults,
): readonly string[] {
  const all = titles(found[list])
  if (type !== 'github') return all
  const fullNames = titles(found.repo)
  if (list === 'owner')
    return [...new Set([...all, ...fullNames.map(ownerOf).filter((owner) => owner !== '')])]
  if (list !== 'repo') return all
  const prefix = `${parts.owner}/`.toLowerCase()
  return fullNames
    .filter((name) => name.toLowerCase().startsWith(prefix))
    .map((name) => name.slice(prefix.length))
}

import { encodePart } from '../../encodePath.ts'
import type { BitbucketIntegration } from '../integration.ts'
import { branchOf, nameOf, partsBelow, repositoryOf, safePath, withoutHeads } from '../pathParts.ts'
import type { RepositoryAddress } from '../repositoryAddress.ts'
import { below, notOfFiles, viewOf, type SourceHost } from './sourceHost.ts'

const page: SourceHost['page'] = ({ baseUrl, owner, repository }) => {
  const place = owner.startsWith('~') ? `users/${owner.slice(1)}` : `projects/${owner}`
  return baseUrl + below(`${place}/repos/${repository}`)
}

/** Without a branch, the default branch is meant. */
const at = ({ branch }: RepositoryAddress): string => {
  if (branch === undefined) return ''
  const isName = !branch.startsWith('refs/') && !/^[\da-f]{40}$/.test(branch)
  return `?at=${encodePart(isName ? `refs/heads/${branch}` : branch)}`
}

/**
 * Owner, repository and the rest of a page's URL or a clone URL, `/scm/{project}/{repository}.git`; over ssh without
 * `scm`.
 */
function sections(parts: readonly string[]) {
  const cloned = parts[0] === 'scm' ? parts.slice(1) : parts
  if (cloned.length === 2 && cloned[1]?.endsWith('.git'))
    return { owner: cloned[0], rest: cloned.slice(1) }
  const [place, owner, repos, ...rest] = parts
  if ((place !== 'projects' && place !== 'users') || repos !== 'repos') throw notOfFiles()
  return { owner: place === 'users' ? `~${owner ?? ''}` : owner, rest }
}

/**
 * `/projects/{project}/repos/{repository}/browse/{path}?at={ref}`; `/users/{name}` in place of the project for people.
 */
export function bitbucketServer({ apiBaseUrl }: BitbucketIntegration): SourceHost {
  const context = /^(.*)\/rest\/api\/[^/]+$/.exec(new URL(apiBaseUrl).pathname)?.[1] ?? ''
  return {
    read: (url) => {
      const baseUrl = url.origin + context
      const { owner, rest } = sections(partsBelow(baseUrl, url))
      const [name, section, ...parts] = rest
      const names = { baseUrl, owner: nameOf(owner, 'a project'), repository: repositoryOf(name) }
      if (section === undefined) return { ...names, view: 'repository' }
      if (section !== 'browse' && section !== 'raw') throw notOfFiles()
      const ref = url.searchParams.get('at')
      const path = safePath(parts.join('/'))
      return {
        ...names,
        ...(ref !== null && { branch: branchOf(withoutHeads(ref)) }),
        path,
        view: section === 'raw' ? 'raw' : viewOf(path, url.pathname),
      }
    },
    page,
    // The editor has no URL.
    file: (address, view) =>
      `${page(address)}/${view === 'raw' ? 'raw' : 'browse'}${below(address.path)}${at(address)}`,
    api: (address) =>
      `${apiBaseUrl}/projects${below(address.owner)}/repos${below(address.repository)}/raw${below(address.path)}${at(address)}`,
  }
}

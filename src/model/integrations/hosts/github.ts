import { encodePart } from '../../encodePath.ts'
import type { GithubIntegration } from '../integration.ts'
import { nameOf, partsBelow, repositoryOf, splitRef } from '../pathParts.ts'
import { below, fileViewOf, notOfFiles, type SourceHost } from './sourceHost.ts'

const page: SourceHost['page'] = ({ baseUrl, owner, repository }) =>
  baseUrl + below(`${owner}/${repository}`)

const namesOf = ([owner, repository]: readonly string[]) => ({
  owner: nameOf(owner, 'an owner'),
  repository: repositoryOf(repository),
})

/** `/{owner}/{repository}/{view}/{branch}/{path}`; without pages `/{owner}/{repository}/{branch}/{path}`. */
export const github = ({ host, apiBaseUrl, rawBaseUrl }: GithubIntegration): SourceHost => ({
  read: (url) => {
    if (rawBaseUrl !== undefined && url.href.startsWith(`${rawBaseUrl}/`)) {
      const parts = partsBelow(rawBaseUrl, url)
      const baseUrl = `${url.protocol}//${host}`
      return {
        baseUrl,
        ...namesOf(parts),
        view: 'raw',
        ...splitRef(parts.slice(2), { isFile: true }),
      }
    }
    const parts = partsBelow(url.origin, url)
    const names = { baseUrl: url.origin, ...namesOf(parts) }
    const [word, ...rest] = parts.slice(2)
    if (word === undefined) return { ...names, view: 'repository' }
    const view = word === 'blame' ? 'blob' : fileViewOf(word)
    if (!view) throw notOfFiles()
    return { ...names, view, ...splitRef(rest, { isFile: view !== 'tree' }) }
  },
  page,
  file: (address, view) => {
    const { owner, repository, branch = 'HEAD', path } = address
    return view === 'raw' && rawBaseUrl !== undefined
      ? rawBaseUrl + below(`${owner}/${repository}/${branch}`) + below(path)
      : `${page(address)}/${view}${below(branch)}${below(path)}`
  },
  api: ({ owner, repository, branch = 'HEAD', path }) =>
    `${apiBaseUrl}/repos${below(`${owner}/${repository}`)}/contents${below(path)}?ref=${encodePart(branch)}`,
})

import { encodePart } from '../../encodePath.ts'
import type { BitbucketIntegration } from '../integration.ts'
import { branchOf, nameOf, partsBelow, repositoryOf, safePath } from '../pathParts.ts'
import { below, notOfFiles, viewOf, type SourceHost } from './sourceHost.ts'

const page: SourceHost['page'] = ({ baseUrl, owner, repository }) =>
  baseUrl + below(`${owner}/${repository}`)

/** `/{workspace}/{repository}/src/{branch}/{path}`: the branch has no slashes; folders end with one. */
export const bitbucketCloud = ({ apiBaseUrl }: BitbucketIntegration): SourceHost => ({
  read: (url) => {
    const [workspace, name, section, ref, ...rest] = partsBelow(url.origin, url)
    const owner = nameOf(workspace, 'a workspace')
    const names = { baseUrl: url.origin, owner, repository: repositoryOf(name) }
    if (section !== undefined && section !== 'src' && section !== 'raw') throw notOfFiles()
    if (ref === undefined) return { ...names, view: 'repository' }
    const branch = branchOf(url.searchParams.get('at') ?? ref)
    const path = safePath(rest.join('/'))
    const isEditor = url.searchParams.get('mode') === 'edit'
    const shown = isEditor ? 'edit' : viewOf(path, url.pathname)
    return { ...names, branch, path, view: section === 'raw' ? 'raw' : shown }
  },
  page,
  file: (address, view) => {
    const branch = encodePart(address.branch ?? 'HEAD')
    const section = view === 'raw' ? 'raw' : 'src'
    const end = view === 'tree' ? '/' : ''
    const query = view === 'edit' ? `?mode=edit&at=${branch}` : ''
    return `${page(address)}/${section}/${branch}${below(address.path)}${end}${query}`
  },
  api: ({ owner, repository, branch = 'HEAD', path }) =>
    `${apiBaseUrl}/repositories${below(`${owner}/${repository}`)}/src/${encodePart(branch)}${below(path)}`,
})

import { encodePart } from '../../encodePath.ts'
import type { GitlabIntegration } from '../integration.ts'
import { nameOf, partsBelow, repositoryOf, splitRef } from '../pathParts.ts'
import { below, fileViewOf, notOfFiles, type SourceHost } from './sourceHost.ts'

const page: SourceHost['page'] = ({ baseUrl, owner, repository }) =>
  baseUrl + below(`${owner}/${repository}`)

/** The project's path ends at `-`, or at the view in older URLs. */
function sections(parts: readonly string[]) {
  const dash = parts.indexOf('-')
  const end = dash < 0 ? parts.findIndex((part, at) => at > 1 && fileViewOf(part)) : dash
  return end < 0
    ? { project: parts, rest: [] }
    : { project: parts.slice(0, end), rest: parts.slice(dash < 0 ? end : end + 1) }
}

/** `/{groups}/{project}/-/{view}/{branch}/{path}`. */
export const gitlab = ({ apiBaseUrl, baseUrl }: GitlabIntegration): SourceHost => ({
  read: (url) => {
    const { project, rest } = sections(partsBelow(baseUrl, url))
    const [word, ...refAndPath] = rest
    const groups = project.slice(0, -1).map((group) => nameOf(group, 'a group'))
    const owner = nameOf(groups[0], 'a group') && groups.join('/')
    const names = { baseUrl, owner, repository: repositoryOf(project.at(-1)) }
    if (word === undefined) return { ...names, view: 'repository' }
    const view = word === 'blame' ? 'blob' : fileViewOf(word)
    if (!view) throw notOfFiles()
    return { ...names, view, ...splitRef(refAndPath, { isFile: view !== 'tree' }) }
  },
  page,
  file: (address, view) =>
    `${page(address)}/-/${view}${below(address.branch ?? 'HEAD')}${below(address.path)}`,
  api: ({ owner, repository, branch = 'HEAD', path = '' }) => {
    const project = encodePart(`${owner}/${repository}`)
    const file = encodePart(path)
    return `${apiBaseUrl}/projects/${project}/repository/files/${file}/raw?ref=${encodePart(branch)}`
  },
})

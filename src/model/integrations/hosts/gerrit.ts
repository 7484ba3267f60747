import { encodePart } from '../../encodePath.ts'
import type { GerritIntegration } from '../integration.ts'
import {
  branchOf,
  nameOf,
  partsBelow,
  repositoryOf,
  safePath,
  splitRef,
  withoutHeads,
} from '../pathParts.ts'
import type { RepositoryAddress } from '../repositoryAddress.ts'
import { below, notOfFiles, viewOf, type Reading, type SourceHost } from './sourceHost.ts'

const projectOf = ({ owner, repository }: RepositoryAddress): string =>
  owner === '' ? repository : `${owner}/${repository}`

function namesOf(project: readonly string[]) {
  const owner = project.slice(0, -1).map((name) => nameOf(name, 'a project'))
  return { owner: owner.join('/'), repository: repositoryOf(project.at(-1)) }
}

const isFixed = (branch: string) => /^(?:HEAD$|refs\/|[\da-f]{40}$)/.test(branch)

const editor = '/admin/repos/edit/repo'

/** `/{project}/+/refs/heads/{branch}/{path}` of Gitiles; only the editor is Gerrit's. Folders end with a slash. */
export function gerrit({ baseUrl, gitilesBaseUrl, hasEditUrl }: GerritIntegration): SourceHost {
  const page: SourceHost['page'] = (address) => gitilesBaseUrl + below(projectOf(address))

  /** Signed-in users read below `/a`. */
  function withoutLogin(url: URL): URL {
    const isBelow = url.pathname.startsWith('/a/') && !url.href.startsWith(gitilesBaseUrl)
    return isBelow ? new URL(url.pathname.slice(2) + url.search, url) : url
  }

  function readEditor(url: URL): Reading {
    const parts = partsBelow(baseUrl + editor, url)
    const [branchAt, fileAt] = [parts.indexOf('branch'), parts.indexOf('file')]
    if (branchAt < 0 || fileAt < branchAt) throw notOfFiles()
    const branch = branchOf(withoutHeads(parts.slice(branchAt + 1, fileAt).join('/')))
    const path = safePath(parts.slice(fileAt + 1).join('/'))
    return { baseUrl, ...namesOf(parts.slice(0, branchAt)), branch, path, view: 'edit' }
  }

  function read(url: URL): Reading {
    if (url.href.startsWith(`${baseUrl}${editor}/`)) return readEditor(url)
    const parts = partsBelow(gitilesBaseUrl, withoutLogin(url))
    const plus = parts.indexOf('+')
    const names = { baseUrl, ...namesOf(plus < 0 ? parts : parts.slice(0, plus)) }
    const rest = plus < 0 ? [] : parts.slice(plus + 1)
    if (rest.length === 0) return { ...names, view: 'repository' }
    const isPlain = url.searchParams.get('format') === 'TEXT'
    const split = splitRef(rest, { isFile: isPlain })
    return { ...names, view: isPlain ? 'raw' : viewOf(split.path, url.pathname), ...split }
  }

  return {
    read,
    page,
    file: (address, view) => {
      const { branch = 'HEAD', path } = address
      if (view === 'edit' && hasEditUrl && path)
        return `${baseUrl}${editor}${below(projectOf(address))}/branch${below(`refs/heads/${branch}`)}/file${below(path)}`
      const ref = isFixed(branch) ? branch : `refs/heads/${branch}`
      const end = view === 'tree' ? '/' : ''
      const query = view === 'raw' ? '?format=TEXT' : ''
      return `${page(address)}/+${below(ref)}${below(path)}${end}${query}`
    },
    api: (address) => {
      const { branch = 'HEAD', path = '' } = address
      const place = /^[\da-f]{40}$/.test(branch) ? 'commits' : 'branches'
      const project = encodePart(projectOf(address))
      const ref = encodePart(branch)
      return `${baseUrl}/projects/${project}/${place}/${ref}/files/${encodePart(path)}/content`
    },
  }
}

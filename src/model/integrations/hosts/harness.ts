import { encodePart } from '../../encodePath.ts'
import { branchOf, nameOf, partsBelow, repositoryOf, safePath } from '../pathParts.ts'
import type { RepositoryAddress } from '../repositoryAddress.ts'
import { below, neededBranch, notOfFiles, viewOf, type SourceHost } from './sourceHost.ts'

const optional = (word: string, name: string | undefined) =>
  name === undefined ? '' : `/${word}${below(name)}`

function page({ baseUrl, owner, organization, project, repository }: RepositoryAddress): string {
  const place = optional('orgs', organization) + optional('projects', project)
  return `${baseUrl}/ng/account${below(owner)}/module/code${place}/repos${below(repository)}`
}

/** The part after a word, looked for before the repository. */
function after(word: string, parts: readonly string[]): string | undefined {
  const at = parts.indexOf(word)
  return at < 0 ? undefined : nameOf(parts[at + 1], word)
}

function api(address: RepositoryAddress): string {
  const { baseUrl, owner, organization, project, repository, path } = address
  const place = [owner, organization, project, repository].filter((name) => name !== undefined)
  const branch = neededBranch(address)
  const ref = encodePart(branch.startsWith('refs/') ? branch : `refs/heads/${branch}`)
  return `${baseUrl}/gateway/code/api/v1/repos${below(place.join('/'))}/+/raw${below(path)}?routingId=${encodePart(owner)}&git_ref=${ref}`
}

/** `/ng/account/{account}/module/code/orgs/{o}/projects/{p}/repos/{r}/files/{branch}/~/{path}`. */
export const harness: SourceHost = {
  read: (url) => {
    const parts = partsBelow(url.origin, url)
    const end = parts.indexOf('repos')
    const place = parts.slice(0, Math.max(end, 0))
    const [name, section, ...rest] = parts.slice(end + 1)
    const organization = after('orgs', place)
    const project = after('projects', place)
    const names = {
      baseUrl: url.origin,
      owner: nameOf(after('account', place), 'an account'),
      ...(organization !== undefined && { organization }),
      ...(project !== undefined && { project }),
      repository: repositoryOf(name),
    }
    if (section === undefined || rest.length === 0) return { ...names, view: 'repository' }
    if (section !== 'files' && section !== 'edit') throw notOfFiles()
    const tilde = rest.indexOf('~')
    const branch = branchOf((tilde < 0 ? rest : rest.slice(0, tilde)).join('/'))
    const path = tilde < 0 ? '' : safePath(rest.slice(tilde + 1).join('/'))
    return { ...names, branch, path, view: section === 'edit' ? 'edit' : viewOf(path) }
  },
  page,
  file: (address, view) => {
    if (view === 'raw') return api(address)
    const section = view === 'edit' ? 'edit' : 'files'
    return `${page(address)}/${section}${below(neededBranch(address))}/~${below(address.path)}`
  },
  api,
}

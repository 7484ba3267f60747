import { branchOf, nameOf, partsBelow, repositoryOf, safePath } from '../pathParts.ts'
import {
  IncorrectUrlError,
  NoRepositoryError,
  type RepositoryAddress,
} from '../repositoryAddress.ts'
import { below, viewOf, type Reading, type SourceHost } from './sourceHost.ts'

/** On older hosts, the organisation is the first part of the host's name. */
const organizationHost = /^(.+)\.visualstudio\.com$/

const organizationOf = (baseUrl: string) => organizationHost.exec(new URL(baseUrl).hostname)?.[1]

const placeOf = ({ baseUrl, owner }: RepositoryAddress) =>
  baseUrl + (organizationOf(baseUrl) === undefined ? below(owner) : '')

const page: SourceHost['page'] = (address) =>
  `${placeOf(address)}${below(address.project)}/_git${below(address.repository)}`

/** Before the project comes the organisation, or server and collection. The project may be missing. */
function namesOf(parts: readonly string[], hostOrganization: string | undefined) {
  const end = parts.indexOf('_git')
  const repository = repositoryOf(parts[end + 1])
  const before = parts.slice(0, end).map((name) => nameOf(name, 'a project'))
  const fewest = hostOrganization === undefined ? 1 : 0
  const length = Math.max(fewest, Math.min(before.length - 1, fewest + 1))
  const organization = hostOrganization ?? before.slice(0, length).join('/')
  if (end < 0 || organization === '' || before.length > length + 1)
    throw new NoRepositoryError('it must name an organization, a project and a repository')
  return { owner: organization, organization, project: before[length] ?? repository, repository }
}

function branchAt(url: URL): string | undefined {
  const version = url.searchParams.get('version')
  if (version === null || version === '') return undefined
  if (!version.startsWith('GB'))
    throw new IncorrectUrlError('Azure URL version must point to a git branch')
  return branchOf(version.slice(2))
}

function read(url: URL): Reading {
  const names = namesOf(partsBelow(url.origin, url), organizationOf(url.origin))
  const branch = branchAt(url)
  const found = url.searchParams.get('path')
  if (branch === undefined && found === null)
    return { baseUrl: url.origin, ...names, view: 'repository' }
  const path = safePath(found ?? '')
  return {
    baseUrl: url.origin,
    ...names,
    ...(branch !== undefined && { branch }),
    path,
    view: viewOf(path),
  }
}

/** API version 6.0 (spec 1 §4). */
const apiVersion = '6.0'

function api(address: RepositoryAddress): string {
  const { project = '', repository, branch, path = '' } = address
  const query = new URLSearchParams({
    path: `/${path}`,
    ...(branch !== undefined && {
      'versionDescriptor.version': branch,
      'versionDescriptor.versionType': 'branch',
    }),
    'api-version': apiVersion,
  })
  const place = `${placeOf(address)}${below(project)}/_apis/git/repositories${below(repository)}`
  return `${place}/items?${query.toString()}`
}

/** `/{organization}/{project}/_git/{repository}?path={path}&version=GB{branch}`. */
export const azure: SourceHost = {
  read,
  page,
  file: (address, view) => {
    if (view === 'raw') return api(address)
    const { branch, path = '' } = address
    const version: { version?: string } = branch === undefined ? {} : { version: `GB${branch}` }
    const query = new URLSearchParams({ path: `/${path}`, ...version })
    return `${page(address)}?${query.toString()}`
  },
  api,
}

import { encodePart } from '../../encodePath.ts'
import type { GiteaIntegration } from '../integration.ts'
import { nameOf, partsBelow, repositoryOf, splitRef } from '../pathParts.ts'
import { below, neededBranch, notOfFiles, viewOf, type SourceHost } from './sourceHost.ts'

const page: SourceHost['page'] = ({ baseUrl, owner, repository }) =>
  baseUrl + below(`${owner}/${repository}`)

const tags = 'refs/tags/'

function refOf(branch: string): string {
  if (branch.startsWith(tags)) return `tag/${branch.slice(tags.length)}`
  return `${/^[\da-f]{40}$/.test(branch) ? 'commit' : 'branch'}/${branch}`
}

/** The word between repository and branch, by view. */
const sections = { src: 'src', raw: 'raw', _edit: 'edit' } as const

/** `/{owner}/{repository}/src/branch/{branch}/{path}`; tags and commits have their own word in place of `branch`. */
export const gitea = ({ baseUrl }: GiteaIntegration): SourceHost => ({
  read: (url) => {
    const [owner, name, section, kind, ...rest] = partsBelow(baseUrl, url)
    const names = { baseUrl, owner: nameOf(owner, 'an owner'), repository: repositoryOf(name) }
    if (section === undefined) return { ...names, view: 'repository' }
    const shown = Object.hasOwn(sections, section) && sections[section as keyof typeof sections]
    if (!shown) throw notOfFiles()
    const isEditor = shown === 'edit'
    const ref = kind === 'tag' ? ['refs', 'tags', ...rest] : rest
    if (!isEditor && !/^(?:branch|tag|commit)$/.test(kind ?? '')) throw notOfFiles()
    const split = splitRef(isEditor && kind !== undefined ? [kind, ...rest] : ref, {
      isFile: shown !== 'src',
    })
    return { ...names, view: shown === 'src' ? viewOf(split.path) : shown, ...split }
  },
  page,
  file: (address, view) => {
    const branch = neededBranch(address)
    if (view === 'edit') return `${page(address)}/_edit${below(branch)}${below(address.path)}`
    return `${page(address)}/${view === 'raw' ? 'raw' : 'src'}${below(refOf(branch))}${below(address.path)}`
  },
  api: (address) => {
    const { owner, repository, path } = address
    const ref = encodePart(neededBranch(address))
    return `${baseUrl}/api/v1/repos${below(`${owner}/${repository}`)}/contents${below(path)}?ref=${ref}`
  },
})

import type { AwsCodeCommitIntegration } from '../integration.ts'
import { branchOf, partsBelow, repositoryOf, safePath, withoutHeads } from '../pathParts.ts'
import { below, neededBranch, notOfFiles, viewOf, type SourceHost } from './sourceHost.ts'

const repositories = '/codesuite/codecommit/repositories'

/** `/{repository}/browse/refs/heads/{branch}/--/{path}` below a region's repositories; there are no owners. */
export const awsCodeCommit = ({ region }: AwsCodeCommitIntegration): SourceHost => ({
  read: (url) => {
    const [name, ...sections] = partsBelow(url.origin + repositories, url)
    const names = { baseUrl: url.origin, owner: '', repository: repositoryOf(name) }
    const isEditor = sections[0] === 'files' && sections[1] === 'edit'
    if (!isEditor && sections[0] !== 'browse' && sections.length > 0) throw notOfFiles()
    const rest = sections.slice(isEditor ? 2 : 1)
    if (rest.length === 0) return { ...names, view: 'repository' }
    const dashes = rest.indexOf('--')
    const branch = branchOf(withoutHeads((dashes < 0 ? rest : rest.slice(0, dashes)).join('/')))
    const path = dashes < 0 ? '' : safePath(rest.slice(dashes + 1).join('/'))
    return { ...names, branch, path, view: isEditor ? 'edit' : viewOf(path) }
  },
  page: ({ baseUrl, repository }) =>
    `${baseUrl}${repositories}${below(repository)}/browse?region=${region}`,
  file: (address, view) => {
    const branch = neededBranch(address)
    const ref = branch.startsWith('refs/') ? branch : `refs/heads/${branch}`
    const section = view === 'edit' ? 'files/edit' : 'browse'
    const place = `${address.baseUrl}${repositories}${below(address.repository)}`
    return `${place}/${section}${below(ref)}/--${below(address.path)}?region=${region}`
  },
  // The API accepts signed requests only.
  api: () => undefined,
})

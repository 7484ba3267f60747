// URLs of Azure DevOps' pages: `/organisation/project/_git/name?path=/file&version=GBbranch`, and
// `/organisation/project/_git/name/pullrequest/101`.

import type { CodeRepositories } from '../sourceControl/codeRepositories.ts'
import { createPages, type PageAsked } from '../sourceControl/createPages.ts'
import type { Answer, HostRequest } from '../sourceControl/startCodeHost.ts'
import { organisation, project, pullRequestId } from './azureShapes.ts'
import { mergeMessage } from './pullRequestOperations.ts'

export function createAzurePages(repositories: CodeRepositories) {
  function pathOf(asked: PageAsked): string {
    const home = `/${organisation}/${encodeURIComponent(project)}`
    if (asked.kind === 'home') return home
    const repository = `${home}/_git/${asked.name}`
    switch (asked.kind) {
      case 'repository':
        return repository
      case 'file': {
        const { path, branch } = asked
        const query = new URLSearchParams({ path: `/${path}`, version: `GB${branch}` })
        return `${repository}?${query.toString()}`
      }
      case 'proposal':
        return `${repository}/pullrequest/${idOf(asked.name, asked.number)}`
    }
  }

  const idOf = (name: string, number: number) => {
    const repository = repositories.find(name)
    return repository ? String(pullRequestId(repository, number)) : ''
  }

  function askedFor({ pathname, searchParams }: URL): PageAsked {
    const [, , , , name = '', view, id] = decodeURIComponent(pathname).split('/')
    const repository = repositories.find(name)
    if (name === '') return { kind: 'home' }
    if (view === 'pullrequest') {
      const found = repository?.proposals().find(({ number }) => idOf(name, number) === id)
      return { kind: 'proposal', name, number: found?.number ?? 0 }
    }
    const path = searchParams.get('path')?.slice(1)
    if (!path) return { kind: 'repository', name }
    const branch = searchParams.get('version')?.slice(2) ?? repository?.defaultBranch ?? ''
    return { kind: 'file', name, branch, path }
  }

  const pages = createPages(repositories, {
    title: `Repositories of ${project}`,
    pathOf,
    mergeMessage,
  })
  return (request: HostRequest, address: string): Promise<Answer> =>
    pages(askedFor(request.url), request, address)
}

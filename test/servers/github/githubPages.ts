// URLs of GitHub's pages: `/owner/name`, `/owner/name/blob/branch/path`, `/owner/name/pull/1`.

import type { CodeRepositories } from '../sourceControl/codeRepositories.ts'
import { createPages, type PageAsked } from '../sourceControl/createPages.ts'
import type { Answer, HostRequest } from '../sourceControl/startCodeHost.ts'
import { mergeMessage } from './pullOperations.ts'
import { organisation } from './showAccount.ts'

function pathOf(asked: PageAsked): string {
  if (asked.kind === 'home') return '/'
  const repository = `/${organisation}/${asked.name}`
  switch (asked.kind) {
    case 'repository':
      return repository
    case 'file':
      return `${repository}/blob/${asked.branch}/${asked.path}`
    case 'proposal':
      return `${repository}/pull/${String(asked.number)}`
  }
}

/** A branch name may contain slashes; git forbids one branch below another. */
async function splitRef(repositories: CodeRepositories, name: string, rest: string) {
  const branches = (await repositories.find(name)?.git.branches()) ?? []
  const branch = branches.find((one) => rest.startsWith(`${one}/`)) ?? ''
  return { branch, path: rest.slice(branch.length + 1) }
}

export function createGithubPages(repositories: CodeRepositories) {
  const pages = createPages(repositories, {
    title: 'Repositories of larkspur',
    pathOf,
    mergeMessage: (_, proposal) => mergeMessage(proposal),
  })

  async function askedFor(path: string): Promise<PageAsked> {
    const [, , name = '', view = '', ...rest] = decodeURIComponent(path).split('/')
    if (name === '') return { kind: 'home' }
    if (view === 'pull') return { kind: 'proposal', name, number: Number(rest[0]) }
    if (view === 'blob' || view === 'raw') {
      return { kind: 'file', name, ...(await splitRef(repositories, name, rest.join('/'))) }
    }
    return { kind: 'repository', name }
  }

  return async (request: HostRequest, address: string): Promise<Answer> =>
    pages(await askedFor(request.url.pathname), request, address)
}

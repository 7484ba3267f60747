// A code host's pages: repositories, files and pull requests, with a merge button. There is no
// sign-in: they show private repositories too, and merges are by a reviewer.

import { escapeHtml, htmlPage, pagePolicy } from '../htmlPage.ts'
import type { CodeRepositories, CodeRepository, Proposal } from './codeRepositories.ts'
import type { Answer, HostRequest } from './startCodeHost.ts'
import type { TokenOwner } from './tokens.ts'

/** The requested page. */
export type PageAsked =
  | { readonly kind: 'home' }
  | { readonly kind: 'repository'; readonly name: string }
  | { readonly kind: 'file'; readonly name: string; readonly branch: string; readonly path: string }
  | { readonly kind: 'proposal'; readonly name: string; readonly number: number }

export interface PageHost {
  /** Name of the host. */
  readonly title: string
  readonly pathOf: (asked: PageAsked) => string
  /** Message of the merge commit. */
  readonly mergeMessage: (repository: CodeRepository, proposal: Proposal) => string
}

const reviewer: TokenOwner = {
  name: 'lena.vogel',
  displayName: 'Lena Vogel',
  email: 'lena.vogel@larkspur.example',
  scopes: [],
  isMember: true,
}

const style = `
  main { max-width: 50rem; margin-block: 2rem; }
  pre { padding: 1rem; overflow-x: auto; border: 1px solid; }
`

const page = (title: string, ...content: readonly string[]): Answer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${pagePolicy}; form-action 'self'`,
  },
  body: htmlPage(title, content.join('\n'), style),
})

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const section = (title: string, content: string) => `<h2>${escapeHtml(title)}</h2>\n${content}`
const list = (items: readonly string[]) =>
  items.length > 0
    ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    : paragraph('None.')

function outcomeOf({ status, merged }: Proposal): string {
  if (status === 'closed') return 'Closed without being merged.'
  return merged ? `Merged by ${merged.by.displayName}.` : 'Open.'
}

export function createPages(repositories: CodeRepositories, host: PageHost) {
  const link = (asked: PageAsked, text: string) =>
    `<a href="${escapeHtml(host.pathOf(asked))}">${escapeHtml(text)}</a>`

  const home = (): Answer =>
    page(
      host.title,
      list(
        repositories.all().map(({ name, description, isPrivate }) => {
          const remark = `: ${description}${isPrivate ? ' (private)' : ''}`
          return link({ kind: 'repository', name }, name) + escapeHtml(remark)
        }),
      ),
    )

  async function filesOf({ git, name }: CodeRepository, branch: string): Promise<string> {
    const commit = await git.findCommit(branch)
    const entries = commit ? await git.list(commit.tree, true) : []
    const files = entries.filter(({ type }) => type === 'blob')
    return list(files.map(({ path }) => link({ kind: 'file', name, branch, path }, path)))
  }

  async function repositoryPage(repository: CodeRepository): Promise<Answer> {
    const { name, description, defaultBranch, git, proposals } = repository
    const branches = await git.branches()
    const proposed = proposals().map(({ number, title, status }) =>
      [link({ kind: 'proposal', name, number }, title), escapeHtml(` (${status})`)].join(''),
    )
    const sections = branches.map(async (branch) =>
      section(
        branch === defaultBranch ? `${branch} (default branch)` : branch,
        await filesOf(repository, branch),
      ),
    )
    return page(
      name,
      paragraph(description),
      section('Pull requests', list(proposed)),
      ...(await Promise.all(sections)),
      `<p>${link({ kind: 'home' }, 'All repositories')}</p>`,
    )
  }

  async function filePage(
    { git, name }: CodeRepository,
    branch: string,
    path: string,
  ): Promise<Answer> {
    const commit = await git.findCommit(branch)
    const entry = commit && (await git.find(commit.tree, path))
    const content = entry?.type === 'blob' ? await git.readFile(entry.sha) : undefined
    if (!content) return { status: 404, body: 'There is no such file.' }
    return page(
      path,
      `<p>${link({ kind: 'repository', name }, name)}, ${escapeHtml(branch)}</p>`,
      `<pre tabindex="0">${escapeHtml(content.toString())}</pre>`,
    )
  }

  async function proposalPage(repository: CodeRepository, proposal: Proposal): Promise<Answer> {
    const { name, git } = repository
    const { title, description, from, into, author, status } = proposal
    const canMerge = status === 'open' && (await git.canMerge(from, into))
    return page(
      title,
      paragraph(`${author.displayName} would like to merge ${from} into ${into} of ${name}.`),
      paragraph(description),
      paragraph(outcomeOf(proposal)),
      canMerge ? '<form method="post"><button>Merge</button></form>' : '',
      ...(status === 'open' ? [section(from, await filesOf(repository, from))] : []),
      `<p>${link({ kind: 'repository', name }, name)}</p>`,
    )
  }

  async function merge(repository: CodeRepository, proposal: Proposal): Promise<Answer> {
    const message = host.mergeMessage(repository, proposal)
    const merged = await repository.merge(proposal, message, reviewer)
    if (!merged) return { status: 409, body: 'These branches do not go together.' }
    const { name } = repository
    const location = host.pathOf({ kind: 'proposal', name, number: proposal.number })
    return { status: 303, headers: { location } }
  }

  return async (asked: PageAsked, request: HostRequest, address: string): Promise<Answer> => {
    const { method, headers } = request
    const isForeign = headers.origin !== undefined && headers.origin !== address
    if (method !== 'GET' && (method !== 'POST' || isForeign)) return { status: 403 }
    if (asked.kind === 'home') return home()
    const repository = repositories.find(asked.name)
    if (!repository) return { status: 404, body: 'There is no such repository.' }
    switch (asked.kind) {
      case 'repository':
        return repositoryPage(repository)
      case 'file':
        return filePage(repository, asked.branch, asked.path)
      case 'proposal': {
        const proposal = repository.proposals().find(({ number }) => number === asked.number)
        if (!proposal) return { status: 404, body: 'There is no such pull request.' }
        return method === 'POST' ? merge(repository, proposal) : proposalPage(repository, proposal)
      }
    }
  }
}

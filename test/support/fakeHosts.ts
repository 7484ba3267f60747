// Minimal code hosts: they keep branches, files and pull requests, with the responses of GitHub and
// Azure DevOps. The stand-ins of the browser tests are the reference.

import type { Answer } from '../../src/features/backend/backendApi.ts'
import { textOfBase64 } from '../../src/model/import/hostCalls.ts'
import { answerOf, azureRepository, repository, type Sent } from './importWorld.ts'

export interface HostContent {
  /** Branch → path → text. */
  readonly branches: Map<string, ReadonlyMap<string, string>>
  /** Branches of the open pull requests. */
  readonly pulls: string[]
}

export const emptyHost = (): HostContent => ({
  branches: new Map([['main', new Map()]]),
  pulls: [],
})

const said = (status: number, message: string) => answerOf(status, { message })

type Body = Readonly<Record<string, string>>

/** A commit id for a branch's content; changes with it. */
const commitOf = (files: ReadonlyMap<string, string> | undefined) =>
  files && `commit of ${JSON.stringify([...files])}`

function withFile({ branches }: HostContent, branch: string, path: string, text: string) {
  branches.set(branch, new Map([...(branches.get(branch) ?? []), [path, text]]))
}

/** `https://api.github.com`, with the repository of `importWorld`. */
function askGithub(host: HostContent, { method, url, body }: Sent): Answer {
  const { branches, pulls } = host
  const { pathname, searchParams } = new URL(url)
  const path = decodeURIComponent(pathname.replace('/repos/larkspur/basket', ''))
  const { branch = '', ...given } = (body ?? {}) as Body
  if (path === '') return answerOf(200, { default_branch: 'main' })
  if (path.startsWith('/git/ref/')) {
    const sha = commitOf(branches.get(path.slice('/git/ref/heads/'.length)))
    return sha === undefined ? said(404, 'Not Found') : answerOf(200, { object: { sha } })
  }
  if (path === '/git/refs') {
    const name = (given['ref'] ?? '').replace('refs/heads/', '')
    if (branches.has(name)) return said(422, 'Reference already exists')
    branches.set(name, new Map(branches.get('main')))
    return answerOf(201, {})
  }
  if (path.startsWith('/git/refs/heads/'))
    return branches.delete(path.slice('/git/refs/heads/'.length))
      ? answerOf(204, null)
      : said(422, 'Reference does not exist')
  if (path.startsWith('/contents/')) {
    const name = path.slice('/contents/'.length)
    const old = branches.get(searchParams.get('ref') ?? branch)?.get(name)
    const sha = old === undefined ? undefined : `of ${old}`
    if (method === 'GET')
      return old === undefined
        ? said(404, 'Not Found')
        : answerOf(200, { sha, content: Buffer.from(old).toString('base64') })
    if (!branches.has(branch)) return said(404, `Branch ${branch} not found`)
    if (sha !== given['sha']) return said(422, 'Invalid request.\n\n"sha" wasn\'t supplied.')
    withFile(host, branch, name, textOfBase64(given['content']) ?? '')
    return answerOf(201, {})
  }
  const link = (at: number) => ({ html_url: `${repository}/pull/${String(at + 1)}` })
  const head = given['head'] ?? searchParams.get('head')?.replace(/^.*:/, '') ?? ''
  const there = pulls.indexOf(head)
  if (method === 'GET') return answerOf(200, there < 0 ? [] : [link(there)])
  if (!branches.has(head)) return said(422, 'Validation Failed')
  if (there >= 0)
    return answerOf(422, {
      message: 'Validation Failed',
      errors: [{ message: `A pull request already exists for larkspur:${head}.` }],
    })
  return answerOf(201, link(pulls.push(head) - 1))
}

interface Push {
  readonly refUpdates: readonly [{ readonly name: string; readonly oldObjectId: string }]
  readonly commits: readonly [
    {
      readonly changes: readonly [
        {
          readonly changeType: 'add' | 'edit'
          readonly item: { readonly path: string }
          readonly newContent: { readonly content: string }
        },
      ]
    },
  ]
}

function push(host: HostContent, { refUpdates: [update], commits: [commit] }: Push): Answer {
  const { branches } = host
  const branch = update.name.replace('refs/heads/', '')
  const before = branches.get(branch)
  const from = before ?? branches.get('main')
  const [{ changeType, item, newContent }] = commit.changes
  const path = item.path.slice(1)
  if (commitOf(from) !== update.oldObjectId)
    return said(
      409,
      `TF401028: The reference '${update.name}' has already been updated by another client, so you cannot update it. Please try again.`,
    )
  if (changeType === 'add' && from?.has(path))
    return said(
      400,
      `The path '${item.path}' specified in the add operation already exists. Please specify a new path.`,
    )
  branches.set(branch, new Map(from))
  withFile(host, branch, path, newContent.content)
  return answerOf(201, {})
}

/** `https://dev.azure.com`, with the repository of `importWorld`. */
function askAzure(host: HostContent, { method, url, body }: Sent): Answer {
  const { branches, pulls } = host
  const { pathname, searchParams } = new URL(url)
  const path = pathname.replace(/^.*\/_apis\/git\/repositories\/[^/]+/, '')
  if (path === '') return answerOf(200, { defaultBranch: 'refs/heads/main' })
  if (path === '/refs' && method === 'GET') {
    const asked = searchParams.get('filter') ?? ''
    const found = [...branches].filter(([branch]) => `heads/${branch}`.startsWith(asked))
    const value = found.map(([branch, files]) => ({
      name: `refs/heads/${branch}`,
      objectId: commitOf(files),
    }))
    return answerOf(200, { value })
  }
  if (path === '/refs') {
    const [update] = body as readonly [{ readonly name: string }]
    branches.delete(update.name.replace('refs/heads/', ''))
    return answerOf(200, { value: [{ success: true }] })
  }
  if (path === '/items') {
    const files = branches.get(searchParams.get('versionDescriptor.version') ?? '')
    const content = files?.get((searchParams.get('path') ?? '').slice(1))
    return content === undefined ? said(404, 'TF401174: not found') : answerOf(200, { content })
  }
  if (path === '/pushes') return push(host, body as Push)
  const source = (body as Body | undefined)?.['sourceRefName']
  const asked = source ?? searchParams.get('searchCriteria.sourceRefName') ?? ''
  const branch = asked.replace('refs/heads/', '')
  const there = pulls.indexOf(branch)
  if (method === 'GET')
    return answerOf(200, { value: there < 0 ? [] : [{ pullRequestId: there + 1 }] })
  if (!branches.has(branch)) return said(400, 'TF401398: the source branch no longer exists')
  if (there >= 0)
    return said(
      409,
      'TF401179: An active pull request for the source and target branch already exists.',
    )
  return answerOf(201, { pullRequestId: pulls.push(branch) })
}

export const hosts = {
  github: { target: repository, ask: askGithub },
  azure: { target: azureRepository, ask: askAzure },
} as const

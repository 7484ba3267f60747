// Files and folders, read and written.

import type { CodeRepository } from '../sourceControl/codeRepositories.ts'
import type { Commit, TreeEntry } from '../sourceControl/gitRepository.ts'
import { GithubRefusal, malformed, notFound } from './githubAnswers.ts'
import {
  assertNotEmpty,
  readable,
  signedIn,
  writable,
  type GithubCall,
  type GithubHandler,
} from './githubCall.ts'
import { showEntry, showGitCommit } from './showGit.ts'
import { apiUrl } from './showRepository.ts'

/** 60 characters per line, as GitHub sends it. */
const base64Lines = (content: Buffer) => content.toString('base64').replaceAll(/.{1,60}/g, '$&\n')

async function commitAt(
  { query }: GithubCall,
  { git, defaultBranch }: CodeRepository,
): Promise<Commit> {
  const commit = await git.findCommit(query['ref'] ?? defaultBranch)
  if (!commit) throw new GithubRefusal(404, `No commit found for the ref ${query['ref'] ?? ''}`)
  return commit
}

const getContent: GithubHandler = async (call) => {
  const { params, query, accept, addresses } = call
  const repository = readable(call)
  if ((await repository.git.headOf(repository.defaultBranch)) === undefined) {
    throw new GithubRefusal(404, 'This repository is empty.')
  }
  const ref = query['ref'] ?? repository.defaultBranch
  const { tree } = await commitAt(call, repository)
  const path = (params['path'] ?? '').replace(/\/$/, '')
  const entry = await repository.git.find(tree, path)
  if (!entry) throw notFound()
  const show = (one: TreeEntry, size: number) => showEntry(one, size, ref, repository, addresses)
  if (entry.type === 'tree') {
    const below = await repository.git.list(entry.sha)
    const prefix = path && `${path}/`
    return { status: 200, body: below.map((one) => show({ ...one, path: prefix + one.path }, 0)) }
  }
  const content = (await repository.git.readFile(entry.sha)) ?? Buffer.alloc(0)
  if (/\braw\b/.test(accept)) {
    return { status: 200, raw: { type: 'application/vnd.github.raw; charset=utf-8', content } }
  }
  const encoded = { content: base64Lines(content), encoding: 'base64' }
  return { status: 200, body: { ...show(entry, content.length), ...encoded } }
}

interface FileToWrite {
  readonly message: string
  readonly content: string
  readonly sha?: string
  readonly branch?: string
  readonly author?: { readonly name: string; readonly email: string }
}

function contentOf({ content }: FileToWrite): Buffer {
  const isBase64 = /^[A-Za-z\d+/\s]*={0,2}\s*$/.test(content)
  if (!isBase64) throw new GithubRefusal(422, 'content is not valid Base64')
  return Buffer.from(content, 'base64')
}

const writeFile: GithubHandler = async (call) => {
  const repository = writable(call)
  const { git, defaultBranch, isProtected } = repository
  const path = call.params['path'] ?? ''
  const file = call.body as unknown as FileToWrite
  const { branch = defaultBranch, message, sha } = file
  const content = contentOf(file)
  const head = await git.findCommit(branch)
  const isFirst = (await git.branches()).length === 0
  if (!head && !isFirst) throw new GithubRefusal(404, `Branch ${branch} not found`)
  if (isProtected && branch === defaultBranch) {
    throw new GithubRefusal(
      409,
      `Could not ${sha === undefined ? 'create' : 'update'} file: Changes must be made through a pull request.`,
    )
  }
  const old = head && (await git.find(head.tree, path))
  if (old && sha === undefined) throw malformed('"sha" wasn\'t supplied.')
  if (sha !== undefined && old?.sha !== sha) {
    throw new GithubRefusal(409, `${path} does not match ${sha}`)
  }
  const { displayName: name, email } = signedIn(call)
  const author = file.author ?? { name, email }
  const commit = await git.commit(branch, { message, author, changes: [{ path, content }] })
  const entry = await git.find(commit.tree, path)
  if (!entry) throw new Error(`${path} was not written.`)
  return {
    status: old ? 200 : 201,
    body: {
      content: showEntry(entry, content.length, branch, repository, call.addresses),
      commit: showGitCommit(commit, repository, call.addresses),
    },
  }
}

/** By the id of a tree or commit, or by the name of a branch. */
const getTree: GithubHandler = async (call) => {
  const repository = readable(call)
  await assertNotEmpty(repository)
  const { git } = repository
  const ref = call.params['tree_sha'] ?? ''
  const sha = (await git.findCommit(ref))?.tree ?? ref
  const entries = await git.list(sha, call.query['recursive'] !== undefined).catch(() => undefined)
  if (!entries) throw notFound()
  const url = (kind: string, id: string) =>
    apiUrl(repository, call.addresses, `/git/${kind}s/${id}`)
  const tree = entries.map((one) => ({ ...one, url: url(one.type, one.sha) }))
  return { status: 200, body: { sha, url: url('tree', sha), tree, truncated: false } }
}

const getBlob: GithubHandler = async (call) => {
  const repository = readable(call)
  await assertNotEmpty(repository)
  const sha = call.params['file_sha'] ?? ''
  const content = await repository.git.readFile(sha)
  if (!content) throw notFound()
  return {
    status: 200,
    body: {
      sha,
      node_id: sha,
      size: content.length,
      url: apiUrl(repository, call.addresses, `/git/blobs/${sha}`),
      content: base64Lines(content),
      encoding: 'base64',
    },
  }
}

export const contentOperations: Readonly<Record<string, GithubHandler>> = {
  'repos/get-content': getContent,
  'repos/create-or-update-file-contents': writeFile,
  'git/get-tree': getTree,
  'git/get-blob': getBlob,
}

// Branches by their refs.

import type { CodeRepository } from '../sourceControl/codeRepositories.ts'
import { GithubRefusal, notFound } from './githubAnswers.ts'
import { assertNotEmpty, readable, writable, type GithubHandler } from './githubCall.ts'
import { showBranch, showRef } from './showGit.ts'

/** Throws unless it is a branch's ref. */
function branchOf(ref: string | undefined): string {
  const [, branch] = /^heads\/(.+)$/.exec(ref ?? '') ?? []
  if (branch === undefined) throw notFound()
  return branch
}

/** Branch names that git allows (git-check-ref-format). */
const isBranchName = (name: string) =>
  !/^[-/]|[/.]$|\.lock$|\/\/|\.\.|@\{|[\s~^:?*[\\]/.test(name) && !/(?:^|\/)\./.test(name)

const isProtectedBranch = ({ isProtected, defaultBranch }: CodeRepository, branch: string) =>
  isProtected && branch === defaultBranch

const getRef: GithubHandler = async (call) => {
  const repository = readable(call)
  await assertNotEmpty(repository)
  const branch = branchOf(call.params['ref'])
  const sha = await repository.git.headOf(branch)
  if (sha === undefined) throw notFound()
  return { status: 200, body: showRef(repository, branch, sha, call.addresses) }
}

const createRef: GithubHandler = async (call) => {
  const repository = writable(call)
  await assertNotEmpty(repository)
  const { ref, sha } = call.body as { readonly ref: string; readonly sha: string }
  const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? []
  if (branch === undefined || !isBranchName(branch)) {
    throw new GithubRefusal(422, `Reference name is not valid: ${ref}`)
  }
  if ((await repository.git.headOf(branch)) !== undefined) {
    throw new GithubRefusal(422, 'Reference already exists')
  }
  const branches = await repository.git.branches()
  const isInTheWay = branches.some(
    (one) => one.startsWith(`${branch}/`) || branch.startsWith(`${one}/`),
  )
  if (isInTheWay) throw new GithubRefusal(422, 'Reference update failed')
  const commit = await repository.git.findCommit(sha)
  if (commit?.sha !== sha) throw new GithubRefusal(422, 'Object does not exist')
  await repository.git.pointBranch(branch, sha)
  return {
    status: 201,
    body: showRef(repository, branch, sha, call.addresses),
  }
}

const deleteRef: GithubHandler = async (call) => {
  const repository = writable(call)
  const branch = branchOf(call.params['ref'])
  if ((await repository.git.headOf(branch)) === undefined) {
    throw new GithubRefusal(422, 'Reference does not exist')
  }
  if (isProtectedBranch(repository, branch)) {
    throw new GithubRefusal(422, 'Cannot delete this branch')
  }
  await repository.git.removeBranch(branch)
  const orphaned = repository.proposals().filter((one) => one.from === branch)
  for (const one of orphaned) if (one.status === 'open') repository.close(one)
  return { status: 204 }
}

const getBranch: GithubHandler = async (call) => {
  const repository = readable(call)
  const name = call.params['branch'] ?? ''
  const sha = await repository.git.headOf(name)
  const commit = sha === undefined ? undefined : await repository.git.findCommit(sha)
  if (!commit) throw new GithubRefusal(404, 'Branch not found')
  return { status: 200, body: showBranch(name, commit, repository, call.addresses) }
}

export const refOperations: Readonly<Record<string, GithubHandler>> = {
  'git/get-ref': getRef,
  'git/create-ref': createRef,
  'git/delete-ref': deleteRef,
  'repos/get-branch': getBranch,
}

// The stand-in for GitHub, used by GitHub's own client: a complete import, and every refusal.

import assert from 'node:assert/strict'
import { after, afterEach, before, it } from 'node:test'
import { Octokit } from '@octokit/rest'
import { startGithub, type Github } from '../servers/github/startGithub.ts'
import { findOwner, tokens } from './tokenOwners.ts'

let github: Github

before(async () => {
  github = await startGithub({ port: 0, findOwner })
})
after(() => github.stop())
afterEach(() => github.restore())

const quiet = () => undefined
const silent = { debug: quiet, info: quiet, warn: quiet, error: quiet }
const clientOf = (auth?: string) =>
  new Octokit({ baseUrl: github.apiBaseUrl, log: silent, ...(auth !== undefined && { auth }) })
const writer = () => clientOf(tokens.writing)

const at = { owner: 'larkspur', repo: 'loyalty-points' } as const
const branch = 'backstage-integration'
const path = 'catalog-info.yaml'
const content = Buffer.from('kind: Component\n').toString('base64')

/** `status message`, and the errors of single fields. */
async function refusalOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof Error && 'response' in error, String(error))
  const { status, data } = error.response as {
    readonly status: number
    readonly data: { readonly message: string; readonly errors?: readonly { message?: string }[] }
  }
  const details = (data.errors ?? []).map((one) => one.message ?? JSON.stringify(one))
  return [status, data.message, ...details].join(' | ')
}

async function createBranch(client: Octokit, repo: string = at.repo): Promise<string> {
  const { data } = await client.git.getRef({ ...at, repo, ref: 'heads/main' })
  const { sha } = data.object
  await client.git.createRef({ ...at, repo, ref: `refs/heads/${branch}`, sha })
  return sha
}

const writeFile = (client: Octokit, repo: string = at.repo) =>
  client.repos.createOrUpdateFileContents({ ...at, repo, path, branch, message: 'Add', content })

const propose = (client: Octokit, repo: string = at.repo) =>
  client.pulls.create({ ...at, repo, title: 'Add', body: 'Why', head: branch, base: 'main' })

it('takes an import from the repository to its merged pull request', async () => {
  const client = writer()
  const { data: repository } = await client.repos.get(at)
  assert.equal(repository.default_branch, 'main')
  const base = await createBranch(client)
  const { data: file } = await writeFile(client)
  assert.equal(file.content?.path, path)
  const { data: pull } = await propose(client)
  assert.deepEqual(
    [pull.number, pull.state, pull.mergeable, pull.head.ref, pull.base.sha],
    [1, 'open', true, branch, base],
  )
  assert.equal(pull.html_url, `${github.addressOf(at.repo)}/pull/1`)

  const { data: merged } = await client.pulls.merge({ ...at, pull_number: 1 })
  const { git } = github.repository(at.repo)
  const commit = await git.findCommit('main')
  assert.equal(commit?.sha, merged.sha)
  assert.deepEqual(commit.parents, [base, file.commit.sha])
  assert.match(commit.message, /^Merge pull request #1 from larkspur\/backstage-integration/)

  await client.git.deleteRef({ ...at, ref: `heads/${branch}` })
  assert.deepEqual(await git.branches(), ['main'])
  const { data: found } = await client.repos.getContent({ ...at, path })
  assert.ok('content' in found)
  assert.equal(Buffer.from(found.content, 'base64').toString(), 'kind: Component\n')
  assert.equal((await client.pulls.list({ ...at, state: 'closed' })).data.length, 1)

  const asked = github.arrivals().map((line) => line.replace(/\/api\/v3\/repos\/larkspur/, ''))
  assert.deepEqual(asked.slice(0, 5), [
    'GET /loyalty-points',
    'GET /loyalty-points/git/ref/heads%2Fmain',
    'POST /loyalty-points/git/refs',
    'PUT /loyalty-points/contents/catalog-info.yaml',
    'POST /loyalty-points/pulls',
  ])
})

it('refuses what is there already, and what does not fit, in the words of GitHub', async () => {
  const client = writer()
  const sha = await createBranch(client)
  const ref = `refs/heads/${branch}`
  assert.equal(
    await refusalOf(client.git.createRef({ ...at, ref, sha })),
    '422 | Reference already exists',
  )
  assert.equal(
    await refusalOf(client.git.createRef({ ...at, ref: `${ref}/below`, sha })),
    '422 | Reference update failed',
  )
  const strange = { ...at, ref: 'refs/heads/no..such', sha }
  assert.match(
    await refusalOf(client.git.createRef(strange)),
    /^422 \| Reference name is not valid/,
  )
  const unknown = { ...at, ref: 'refs/heads/other', sha: '0'.repeat(40) }
  assert.equal(await refusalOf(client.git.createRef(unknown)), '422 | Object does not exist')
  const noCommits = '422 | Validation Failed | No commits between main and backstage-integration'
  assert.equal(await refusalOf(propose(client)), noCommits)

  await writeFile(client)
  const notSupplied = '422 | Invalid request.\n\n"sha" wasn\'t supplied.'
  assert.equal(await refusalOf(writeFile(client)), notSupplied)
  const wrong = { ...at, path, branch, message: 'Again', content, sha }
  assert.equal(
    await refusalOf(client.repos.createOrUpdateFileContents(wrong)),
    `409 | catalog-info.yaml does not match ${sha}`,
  )
  const nowhereYet = { ...at, path, branch: 'nowhere', message: 'Add', content }
  assert.equal(
    await refusalOf(client.repos.createOrUpdateFileContents(nowhereYet)),
    '404 | Branch nowhere not found',
  )
  await propose(client)
  const exists = '422 | Validation Failed | A pull request already exists for larkspur:'
  assert.equal(await refusalOf(propose(client)), `${exists}${branch}.`)
  const nowhere = client.pulls.create({ ...at, title: 'x', head: 'nowhere', base: 'main' })
  assert.match(await refusalOf(nowhere), /^422 \| Validation Failed .*"field":"head"/)
  const untitled = client.request('POST /repos/{owner}/{repo}/pulls', {
    ...at,
    head: 'x',
    base: 'main',
  })
  assert.equal(await refusalOf(untitled), '422 | Invalid request.\n\n"title" wasn\'t supplied.')
  const shapeless = client.request('POST /repos/{owner}/{repo}/git/refs', { ...at, ref, sha: '' })
  assert.match(await refusalOf(shapeless), /^422/)
})

it('tells nobody of what they may not see, and lets nobody write who may not', async () => {
  const hidden = { ...at, repo: 'fraud-signals' }
  for (const auth of [undefined, tokens.reading, tokens.outsider]) {
    assert.equal(await refusalOf(clientOf(auth).repos.get(hidden)), '404 | Not Found')
  }
  const { data: seen } = await writer().repos.get(hidden)
  assert.deepEqual([seen.private, seen.permissions?.push], [true, true])
  const { data: shown } = await clientOf(tokens.reading).repos.get(at)
  assert.equal(shown.permissions?.push, false)
  assert.equal(await refusalOf(clientOf('unknown').repos.get(at)), '401 | Bad credentials')
  assert.equal(await refusalOf(createBranch(clientOf())), '401 | Requires authentication')
  for (const auth of [tokens.reading, tokens.outsider]) {
    assert.equal(await refusalOf(createBranch(clientOf(auth))), '404 | Not Found')
  }
  assert.deepEqual(await github.repository(at.repo).git.branches(), ['main'])
})

it('has an empty repository, a protected branch, and names with slashes', async () => {
  const client = writer()
  const empty = { ...at, repo: 'greenhouse-planner' }
  const head = client.git.getRef({ ...empty, ref: 'heads/main' })
  assert.equal(await refusalOf(head), '409 | Git Repository is empty.')
  const file = client.repos.getContent({ ...empty, path })
  assert.equal(await refusalOf(file), '404 | This repository is empty.')

  const guarded = { ...at, repo: 'gift-registry' }
  const { data } = await client.repos.getBranch({ ...guarded, branch: 'main' })
  assert.equal(data.protected, true)
  const direct = { ...guarded, path: 'NOTES.md', message: 'Add', content }
  assert.equal(
    await refusalOf(client.repos.createOrUpdateFileContents(direct)),
    '409 | Could not create file: Changes must be made through a pull request.',
  )
  const removal = client.git.deleteRef({ ...guarded, ref: 'heads/main' })
  assert.equal(await refusalOf(removal), '422 | Cannot delete this branch')

  const portal = { ...at, repo: 'returns-portal' }
  assert.equal((await client.repos.get(portal)).data.default_branch, 'trunk')
  const ref = 'release/2026.11'
  const { data: other } = await client.repos.getContent({ ...portal, path, ref })
  assert.ok('content' in other)
  assert.match(Buffer.from(other.content, 'base64').toString(), /returns-portal-next/)
  assert.equal((await client.repos.getBranch({ ...portal, branch: ref })).data.name, ref)
})

it('closes a pull request whose branch is deleted, and merges none that does not fit', async () => {
  const client = writer()
  await createBranch(client)
  await writeFile(client)
  await propose(client)
  const onMain = { ...at, path, message: 'Otherwise', content: Buffer.from('x').toString('base64') }
  await client.repos.createOrUpdateFileContents(onMain)
  const { data: conflicting } = await client.pulls.get({ ...at, pull_number: 1 })
  assert.deepEqual([conflicting.mergeable, conflicting.mergeable_state], [false, 'dirty'])
  const merge = client.pulls.merge({ ...at, pull_number: 1 })
  assert.equal(await refusalOf(merge), '405 | Pull Request is not mergeable')
  await client.git.deleteRef({ ...at, ref: `heads/${branch}` })
  const { data: closed } = await client.pulls.get({ ...at, pull_number: 1 })
  assert.deepEqual([closed.state, closed.merged], ['closed', false])
  const gone = client.repos.getBranch({ ...at, branch })
  assert.equal(await refusalOf(gone), '404 | Branch not found')
})

it('answers who one is, what a tree holds, and what a search finds', async () => {
  const client = writer()
  const { data: self } = await client.users.getAuthenticated()
  assert.equal(self.login, 'amelie.dubois')
  const { data: tree } = await client.git.getTree({ ...at, tree_sha: 'main', recursive: 'true' })
  assert.deepEqual(
    tree.tree.map((one) => one.path),
    ['.gitignore', 'README.md', 'docs', 'docs/index.md', 'src', 'src/main.go'],
  )
  const readme = tree.tree.find((one) => one.path === 'README.md')
  const { data: blob } = await client.git.getBlob({ ...at, file_sha: readme?.sha ?? '' })
  assert.match(Buffer.from(blob.content, 'base64').toString(), /^# loyalty-points/)
  const q = (repo: string) => `filename:${path} extension:yaml repo:larkspur/${repo}`
  assert.equal((await client.search.code({ q: q('loyalty-points') })).data.total_count, 0)
  const { data: found } = await client.search.code({ q: q('gift-registry') })
  assert.deepEqual(
    found.items.map((one) => one.path),
    [path],
  )
  assert.match(
    await refusalOf(client.search.code({ q: q('nothing') })),
    /^422 .*cannot be searched/,
  )
})

it('lists the user’s organisations and repositories, and the branches of one', async () => {
  const client = writer()
  const { data: organisations } = await client.orgs.listForAuthenticatedUser()
  const { data: repositories } = await client.repos.listForAuthenticatedUser()
  const { data: branches } = await client.repos.listBranches({ ...at, repo: 'returns-portal' })
  assert.ok(organisations.every(({ login }) => login === 'larkspur'))
  assert.ok(repositories.some(({ full_name }) => full_name === 'larkspur/fraud-signals'))
  assert.deepEqual(branches.map(({ name }) => name).sort(), [
    'feature/label-printing',
    'release/2026.11',
    'trunk',
  ])
  assert.equal(
    await refusalOf(clientOf().repos.listForAuthenticatedUser()),
    '401 | Requires authentication',
  )
})

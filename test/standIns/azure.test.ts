// The stand-in for Azure DevOps, used by Azure's own client: a complete import, and every refusal.

import assert from 'node:assert/strict'
import { after, afterEach, before, it } from 'node:test'
import { getBearerHandler, getPersonalAccessTokenHandler, WebApi } from 'azure-devops-node-api'
import type { IGitApi } from 'azure-devops-node-api/GitApi.js'
import {
  ItemContentType,
  PullRequestAsyncStatus,
  PullRequestStatus,
  VersionControlChangeType,
  VersionControlRecursionType,
} from 'azure-devops-node-api/interfaces/GitInterfaces.js'
import { startAzure, type Azure } from '../servers/azure/startAzure.ts'
import { findOwner, tokens } from './tokenOwners.ts'

let azure: Azure

before(async () => {
  azure = await startAzure({ port: 0, findOwner })
})
after(() => azure.stop())
afterEach(() => azure.restore())

const clientOf = (token: string): Promise<IGitApi> =>
  new WebApi(azure.organisationUrl, getBearerHandler(token)).getGitApi()
const writer = () => clientOf(tokens.writing)

const project = 'Supply Chain'
const name = 'dock-scheduler'
const branch = 'refs/heads/backstage-integration'
const main = 'refs/heads/main'
const path = '/catalog-info.yaml'
const none = '0'.repeat(40)

/** `status message` */
async function refusalOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof Error && 'statusCode' in error, String(error))
  return `${String(error.statusCode)} ${error.message}`
}

async function headOf(client: IGitApi, repository = name): Promise<string> {
  const [ref] = await client.getRefs(repository, project, 'heads/main')
  return ref?.objectId ?? ''
}

interface Pushed {
  readonly repository?: string
  readonly ref?: string
  readonly base: string
  readonly changeType?: VersionControlChangeType
  readonly file?: string
}

const push = (
  client: IGitApi,
  { repository = name, ref = branch, base, changeType, file = path }: Pushed,
) =>
  client.createPush(
    {
      refUpdates: [{ name: ref, oldObjectId: base }],
      commits: [
        {
          comment: 'Add catalog-info.yaml',
          changes: [
            {
              changeType: changeType ?? VersionControlChangeType.Add,
              item: { path: file },
              newContent: { content: 'kind: Component\n', contentType: ItemContentType.RawText },
            },
          ],
        },
      ],
    },
    repository,
    project,
  )

const propose = (client: IGitApi, sourceRefName = branch) =>
  client.createPullRequest(
    { title: 'Add', description: 'Why', sourceRefName, targetRefName: main },
    name,
    project,
  )

const complete = (client: IGitApi, id: number, commitId: string) =>
  client.updatePullRequest(
    { status: PullRequestStatus.Completed, lastMergeSourceCommit: { commitId } },
    name,
    id,
    project,
  )

it('takes an import from the repository to its completed pull request', async () => {
  const client = await writer()
  const repository = await client.getRepository(name, project)
  assert.equal(repository.defaultBranch, main)
  assert.equal(repository.webUrl, azure.addressOf(name))
  const base = await headOf(client)
  const pushed = await push(client, { base })
  const commitId = pushed.commits?.[0]?.commitId ?? ''
  assert.deepEqual(pushed.commits?.[0]?.parents, [base])
  const pull = await propose(client)
  const { pullRequestId: id = 0 } = pull
  assert.equal(pull.status, PullRequestStatus.Active)
  assert.equal(pull.mergeStatus, PullRequestAsyncStatus.Succeeded)
  assert.deepEqual(
    (await client.getPullRequests(name, { sourceRefName: branch }, project)).map(
      (one) => one.pullRequestId,
    ),
    [id],
  )

  const completed = await complete(client, id, commitId)
  assert.equal(completed.status, PullRequestStatus.Completed)
  const { git } = azure.repository(name)
  const commit = await git.findCommit('main')
  assert.deepEqual(commit?.parents, [base, commitId])
  assert.match(commit.message, /^Merged PR \d+: Add/)

  const removal = { name: branch, oldObjectId: commitId, newObjectId: none }
  const [removed] = await client.updateRefs([removal], name, project)
  assert.equal(removed?.success, true)
  assert.deepEqual(await git.branches(), ['main'])
  const item = await client.getItem(
    name,
    path,
    project,
    undefined,
    VersionControlRecursionType.None,
    undefined,
    undefined,
    undefined,
    undefined,
    true,
  )
  assert.equal(item.content, 'kind: Component\n')
})

it('refuses what is there already, and what does not fit, in the words of Azure DevOps', async () => {
  const client = await writer()
  const base = await headOf(client)
  const pushed = await push(client, { base })
  assert.equal(
    await refusalOf(push(client, { base })),
    `409 TF401028: The reference '${branch}' has already been updated by another client, so you cannot update it. Please try again.`,
  )
  const second = push(client, { base: pushed.commits?.[0]?.commitId ?? '' })
  assert.equal(
    await refusalOf(second),
    "400 The path '/catalog-info.yaml' specified in the add operation already exists. Please specify a new path.",
  )
  const changeType = VersionControlChangeType.Edit
  const edited = push(client, { base, ref: 'refs/heads/edited', changeType, file: '/nothing' })
  assert.match(await refusalOf(edited), /^400 The path '\/nothing' does not exist at commit/)
  assert.match(
    await refusalOf(push(client, { base: 'f'.repeat(40), ref: 'refs/heads/x' })),
    /^400 /,
  )
  await propose(client)
  const exists = 'TF401179: An active pull request for the source and target branch already exists.'
  assert.equal(await refusalOf(propose(client)), `409 ${exists}`)
  assert.match(await refusalOf(propose(client, 'refs/heads/nowhere')), /^400 TF401398: /)
  assert.match(await refusalOf(complete(client, 201, base)), /^409 TF401192: /)
  const stale = { name: branch, oldObjectId: base, newObjectId: none }
  const [kept] = await client.updateRefs([stale], name, project)
  assert.equal(kept?.success, false)
  const guarded = push(client, {
    repository: 'pallet-tracker',
    ref: main,
    file: '/x',
    base: await headOf(client, 'pallet-tracker'),
  })
  assert.match(await refusalOf(guarded), /^403 TF402455: Pushes to this branch are not permitted/)
})

it('completes no pull request that does not fit, and says so in its state', async () => {
  const client = await writer()
  const base = await headOf(client)
  const pushed = await push(client, { base })
  await push(client, { base, ref: main, file: '/catalog-info.yaml/taken' })
  const pull = await propose(client)
  assert.equal(pull.mergeStatus, PullRequestAsyncStatus.Conflicts)
  const commitId = pushed.commits?.[0]?.commitId ?? ''
  const tried = await complete(client, pull.pullRequestId ?? 0, commitId)
  assert.equal(tried.status, PullRequestStatus.Active)
  const abandoned = await client.updatePullRequest(
    { status: PullRequestStatus.Abandoned },
    name,
    pull.pullRequestId ?? 0,
    project,
  )
  assert.equal(abandoned.status, PullRequestStatus.Abandoned)
})

it('tells nobody of what they may not see, and lets nobody write who may not', async () => {
  // The client has no 404: it returns null.
  const seen = async (token: string) =>
    (await (await clientOf(token)).getRepository('carrier-rates', project)) as unknown
  assert.equal(await seen(tokens.outsider), null)
  assert.notEqual(await seen(tokens.reading), null)
  for (const token of [tokens.reading, tokens.outsider]) {
    const client = await clientOf(token)
    const pushed = push(client, { base: await headOf(client) })
    assert.match(await refusalOf(pushed), /^403 TF401027: You need the Git 'GenericContribute'/)
  }
  const unknown = await clientOf('unknown')
  assert.match(await refusalOf(unknown.getRepository(name, project)), /^401 /)
  const personal = new WebApi(azure.organisationUrl, getPersonalAccessTokenHandler(tokens.reading))
  const listed = await (await personal.getGitApi()).getRepositories(project)
  assert.equal(listed.length, azure.repositories().length)
})

it('has an empty repository and names with slashes', async () => {
  const client = await writer()
  const empty = await client.getRepository('cold-chain', project)
  assert.equal(empty.defaultBranch, undefined)
  assert.deepEqual(await client.getRefs('cold-chain', project, 'heads/main'), [])
  const first = await push(client, { repository: 'cold-chain', ref: main, base: none })
  assert.deepEqual(first.commits?.[0]?.parents, [])
  assert.equal((await client.getRepository('cold-chain', project)).defaultBranch, main)

  assert.equal(
    (await client.getRepository('pick-lists', project)).defaultBranch,
    'refs/heads/trunk',
  )
  const refs = await client.getRefs('pick-lists', project, 'heads/release/')
  assert.deepEqual(
    refs.map((one) => one.name),
    ['refs/heads/release/2026.11'],
  )
})

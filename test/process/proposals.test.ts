// A pull request is created step by step, in the order of its host (spec 1 §4), in the user's name.

import { expect, it } from '@jest/globals'
import { cleanUpRequested, stepRetried } from '../../src/features/import/proposalsSlice.ts'
import { sourceControlScopes } from '../../src/model/session/sourceControlScopes.ts'
import { failureOf } from '../support/fakeAnswers.ts'
import { secret } from '../support/importWorld.ts'
import { branch, startProposal, text } from '../support/proposalWorld.ts'

const api = 'https://api.github.com/repos/larkspur/basket'
const azureApi = 'https://dev.azure.com/larkspur/Supply%20Chain/_apis/git/repositories/dock'
const mainCommit = 'commit of []'
const sentAndDone = ['proposals/stepSent', 'proposals/stepDone']

/** The events of a proposal without failures. */
function eventsOf(name: 'github' | 'azure'): readonly string[] {
  const steps = name === 'github' ? 5 : 4
  return [
    'proposals/proposalSubmitted',
    'proposals/fileAccepted',
    ...Array<readonly string[]>(steps).fill(sentAndDone).flat(),
    'proposals/proposalCompleted',
  ]
}

it('asks GitHub for repository, default branch, branch, file and pull request, in that order', async () => {
  const { catalog, content, expectEvents, host, item, state, submit, target } =
    await startProposal('github')
  await submit()
  const authorization = `Bearer ${secret}`
  const reading = { authorization, accept: 'application/json' }
  const writing = { ...reading, 'content-type': 'application/json' }
  expect(host.calls.map(([sent]) => sent)).toEqual([
    { method: 'GET', url: api, headers: reading },
    { method: 'GET', url: `${api}/git/ref/heads/main`, headers: reading },
    {
      method: 'POST',
      url: `${api}/git/refs`,
      headers: writing,
      body: { ref: `refs/heads/${branch}`, sha: mainCommit },
    },
    {
      method: 'PUT',
      url: `${api}/contents/catalog-info.yaml`,
      headers: writing,
      body: { message: 'Add catalog-info.yaml', content: btoa(text), branch },
    },
    {
      method: 'POST',
      url: `${api}/pulls`,
      headers: writing,
      body: {
        title: 'Add catalog-info.yaml',
        body: 'Adds catalog-info.yaml.',
        head: branch,
        base: 'main',
      },
    },
  ])
  expect(content.branches.get(branch)?.get('catalog-info.yaml')).toBe(text)
  expect(state()).toMatchObject({ status: 'completed' })
  const location = `${target}/blob/main/catalog-info.yaml`
  expect(item(target)).toEqual({
    status: 'registering',
    locations: [{ target: location, exists: false, entities: ['component:default/basket'] }],
    registered: {},
    link: `${target}/pull/1`,
  })
  expect(catalog.add.calls.map(([body]) => body)).toEqual([{ type: 'url', target: location }])
  expectEvents(...eventsOf('github'))
})

it('asks Azure DevOps for repository, default branch, push and pull request, in that order', async () => {
  const { content, expectEvents, host, item, submit, target } = await startProposal('azure')
  await submit()
  const at = (path: string, query = '') => `${azureApi}${path}?${query}api-version=6.0`
  expect(host.calls.map(([{ method, url, body }]) => ({ method, url, body }))).toEqual([
    { method: 'GET', url: at('') },
    { method: 'GET', url: at('/refs', 'filter=heads%2Fmain&') },
    {
      method: 'POST',
      url: at('/pushes'),
      body: {
        refUpdates: [{ name: `refs/heads/${branch}`, oldObjectId: mainCommit }],
        commits: [
          {
            comment: 'Add catalog-info.yaml',
            changes: [
              {
                changeType: 'add',
                item: { path: '/catalog-info.yaml' },
                newContent: { content: text, contentType: 'rawtext' },
              },
            ],
          },
        ],
      },
    },
    {
      method: 'POST',
      url: at('/pullrequests'),
      body: {
        sourceRefName: `refs/heads/${branch}`,
        targetRefName: 'refs/heads/main',
        title: 'Add catalog-info.yaml',
        description: 'Adds catalog-info.yaml.',
      },
    },
  ])
  for (const [{ headers }] of host.calls) expect(headers['authorization']).toBe(`Bearer ${secret}`)
  expect(content.pulls).toEqual([branch])
  expect(item(target)).toMatchObject({
    locations: [{ target: `${target}?path=/catalog-info.yaml` }],
    link: `${target}/pullrequest/1`,
  })
  expectEvents(...eventsOf('azure'))
})

it.each(['github', 'azure'] as const)(
  'asks %s’s login for the scopes of writing, and only once something is sent',
  async (name) => {
    const { expectEvents, providers, submit } = await startProposal(name)
    expect(providers.refresh.calls).toEqual([])
    await submit()
    const [[providerId, scopes] = []] = providers.refresh.calls
    expect(providerId).toBe(name === 'azure' ? 'microsoft' : 'github')
    expect(scopes).toEqual(
      expect.arrayContaining([...sourceControlScopes(name, { repoWrite: true })]),
    )
    expectEvents(...eventsOf(name))
  },
)

it.each(['github', 'azure'] as const)(
  'takes the branch away from %s, and starts over',
  async (name) => {
    const { advance, content, dispatch, expectEvents, state, submit, target } = await startProposal(
      name,
      {
        spoil: (step) =>
          step === 'pullRequest' ? Promise.reject(failureOf('unreachable')) : undefined,
      },
    )
    await submit()
    expect([...content.branches.keys()]).toEqual(['main', branch])
    dispatch(cleanUpRequested({ target }))
    await advance(500)
    expect([...content.branches.keys()]).toEqual(['main'])
    expect(state()).toMatchObject({ status: 'drafting', proposal: { done: [], facts: {}, text } })
    expectEvents(
      ...eventsOf(name).slice(0, -2),
      'proposals/stepFailed',
      'proposals/cleanUpRequested',
      'proposals/cleanedUp',
      'proposals/documentsChecked',
    )
  },
)

it.each(['github', 'azure'] as const)('keeps no token, whatever %s says', async (name) => {
  const { advance, dispatch, expectEvents, kept, log, state, submit, target } = await startProposal(
    name,
    {
      spoil: (step) => (step === 'file' ? Promise.reject(failureOf('unreachable')) : undefined),
    },
  )
  await submit()
  dispatch(stepRetried({ target }))
  await advance()
  expect(JSON.stringify([state(), log(), [...kept]])).not.toContain(secret)
  expect(kept.get('portico.imports')).toContain(JSON.stringify(text).slice(1, -1))
  const before = name === 'github' ? 3 : 2
  expectEvents(
    'proposals/proposalSubmitted',
    'proposals/fileAccepted',
    ...Array<readonly string[]>(before).fill(sentAndDone).flat(),
    'proposals/stepSent',
    'proposals/stepFailed',
    'proposals/stepRetried',
    'proposals/stepSent',
    'proposals/stepFailed',
  )
})

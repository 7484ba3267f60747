// Repository fields of a form: the user's login for them, what the backend suggests, and where the token goes.

import { describe, expect, it } from '@jest/globals'
import { loginRetried } from '../../src/features/scaffolder/fields/repoFieldsSlice.ts'
import * as form from '../../src/features/scaffolder/form/formsSlice.ts'
import { loginChosen, loginsRejected } from '../../src/features/session/login/providersSlice.ts'
import { answerOf } from '../support/importWorld.ts'
import { startRepoForm, tokens } from '../support/repoFieldsWorld.ts'
import { templateRef } from '../support/templateFormWorld.ts'

const token = tokens['github']
const created = answerOf(201, { id: 'task-1' }, 'Created')
const results = {
  'github/owners': [{ id: 'larkspur' }],
  'github/repositoriesWithOwner': [{ id: 'larkspur/basket' }],
  'github/branches': [{ id: 'main' }],
}

describe('the login of a repository field', () => {
  it('is asked for once the host has stayed for half a second, and its token is sent as a secret', async () => {
    const run = startRepoForm({ starts: [created], results })
    await run.open()
    run.logIn()
    run.type({ isNew: true, repoUrl: 'github.com?' })
    await run.advance(499)
    expect(run.providers.refresh.calls).toHaveLength(0)
    await run.advance(1)
    expect(run.providers.refresh.calls).toHaveLength(1)
    expect(run.states()).toMatchObject({
      '/repoUrl': { status: 'granted' },
      '/branch': { status: 'granted' },
    })
    expect(run.sealed()).toEqual({ TOKEN: token })
    await run.chooses('github.com?owner=larkspur&repo=basket')
    await run.next()
    run.dispatch(form.startRequested({ key: templateRef }))
    await run.advance()
    expect(run.sent).toMatchObject([{ secrets: { TOKEN: token } }])
  })

  it('reaches neither an action nor the state nor the browser’s storage', async () => {
    const run = startRepoForm({ results })
    await run.open()
    run.logIn()
    await run.chooses('github.com?owner=larkspur&repo=basket')
    await run.advance(500)
    expect(run.asked).toHaveLength(3)
    expect(run.sealed()).toEqual({ TOKEN: token })
    const traces = JSON.stringify([run.log(), run.state(), [...run.kept]])
    expect(traces).toContain('basket')
    expect(traces).not.toContain(token)
  })

  it('may be declined, asked for again, and is no reason not to go on', async () => {
    const run = startRepoForm({ starts: [created] })
    await run.open()
    run.providers.refresh.refuses()
    await run.chooses('github.com?owner=larkspur&repo=basket')
    run.expectState('providers', { github: { status: 'loginPending' } })
    run.dispatch(loginsRejected())
    await run.advance()
    expect(run.states()).toMatchObject({
      '/repoUrl': { status: 'declined' },
      '/branch': { status: 'declined' },
    })
    expect(run.asked).toEqual([])
    run.logIn()
    run.dispatch(loginRetried({ pointer: '/repoUrl' }))
    await run.advance()
    expect(run.states()).toMatchObject({
      '/repoUrl': { status: 'granted' },
      '/branch': { status: 'granted' },
    })
    expect(run.sealed()).toEqual({ TOKEN: token })
    await run.next()
    expect(run.machine()).toMatchObject({ status: 'reviewing' })
  })

  it('says that it failed, and the form goes on', async () => {
    const run = startRepoForm()
    await run.open()
    run.providers.refresh.isDown()
    await run.chooses('github.com?owner=larkspur&repo=basket')
    expect(run.states()).toMatchObject({ '/repoUrl': { status: 'failed' } })
    await run.next()
    expect(run.machine()).toMatchObject({ status: 'reviewing' })
  })

  it('is that of the chosen host: the token of the previous one is not sent', async () => {
    const run = startRepoForm({ results })
    await run.open()
    run.logIn()
    await run.chooses('github.com?owner=larkspur&repo=basket')
    expect(run.sealed()).toEqual({ TOKEN: token })
    run.providers.refresh.holds()
    await run.chooses('gitlab.com?owner=larkspur&repo=basket')
    expect(run.sealed()).toEqual({})
    run.providers.refresh.isDown()
    await run.chooses('app.harness.io?owner=larkspur&repo=basket')
    expect(run.states()).toEqual({})
    expect(run.sealed()).toEqual({})
  })

  it('ends with the field: a hidden one sends no token', async () => {
    const run = startRepoForm({ results })
    await run.open()
    run.logIn()
    await run.chooses('github.com?owner=larkspur&repo=basket')
    expect(run.sealed()).toEqual({ TOKEN: token })
    run.type({ isNew: false })
    await run.advance()
    expect(run.states()).toEqual({})
    expect(run.sealed()).toEqual({})
  })

  it('is fetched again for a draft, without asking the user to enter anything', async () => {
    const first = startRepoForm({ results })
    await first.open()
    first.logIn()
    await first.chooses('github.com?owner=larkspur&repo=basket')
    await first.advance(300)
    const kept = Object.fromEntries(first.kept)
    first.end()
    const run = startRepoForm({ kept, results })
    await run.open()
    run.logIn()
    run.dispatch(form.draftContinued({ key: templateRef }))
    await run.advance(500)
    expect(run.machine()).toMatchObject({ status: 'editing', form: { keeping: 'kept' } })
    expect(run.sealed()).toEqual({ TOKEN: token })
  })

  it('is renewed without a question when the task starts', async () => {
    const run = startRepoForm({ starts: [created], results })
    await run.open()
    run.logIn()
    await run.chooses('github.com?owner=larkspur&repo=basket')
    await run.next()
    run.changeToken('ghu_renewed')
    run.dispatch(form.startRequested({ key: templateRef }))
    await run.advance()
    expect(run.sent).toMatchObject([{ secrets: { TOKEN: 'ghu_renewed' } }])
  })

  it('goes on after its process was stopped', async () => {
    const run = startRepoForm({ results })
    await run.open()
    run.providers.refresh.holds()
    await run.chooses('github.com?owner=larkspur&repo=basket')
    expect(run.states()).toMatchObject({ '/repoUrl': { status: 'asking' } })
    run.portal.stop()
    run.logIn()
    run.portal.resume()
    await run.advance(500)
    expect(run.states()).toMatchObject({ '/repoUrl': { status: 'granted' } })
    expect(run.sealed()).toEqual({ TOKEN: token })
  })
})

describe('suggestions', () => {
  it('are asked for with the token and the parts, half a second after the last keystroke', async () => {
    const run = startRepoForm({ results })
    await run.open()
    run.logIn()
    await run.chooses('github.com?')
    expect(run.asked).toEqual([])
    await run.advance(500)
    const context = { host: 'github.com' }
    expect(run.asked).toMatchObject([
      { path: 'github/owners', body: { token, context } },
      { path: 'github/repositoriesWithOwner', body: { token, context } },
    ])
    for (const repo of ['b', 'ba', 'basket'])
      run.type({ isNew: true, repoUrl: `github.com?owner=larkspur&repo=${repo}` })
    await run.advance(499)
    expect(run.asked).toHaveLength(2)
    await run.advance(1)
    expect(run.asked[2]).toMatchObject({
      path: 'github/branches',
      body: { token, context: { ...context, owner: 'larkspur', repository: 'basket' } },
    })
    expect(run.states()['/branch']).toMatchObject({
      lists: { branch: { items: [{ id: 'main', title: 'main' }], hasFailed: false } },
    })
  })

  it('of earlier text are aborted', async () => {
    const run = startRepoForm({ results })
    await run.open()
    run.logIn()
    await run.chooses('github.com?owner=larkspur&repo=basket')
    run.holdAutocomplete()
    await run.advance(500)
    const [first] = run.asked.filter(({ path }) => path === 'github/branches')
    expect(first?.isAborted()).toBe(false)
    run.type({ isNew: true, repoUrl: 'github.com?owner=larkspur&repo=baskets' })
    await run.advance()
    expect(first?.isAborted()).toBe(true)
  })

  it('that fail are an empty list, and are not asked for again', async () => {
    const run = startRepoForm({ results: { 'github/owners': [{ id: 'larkspur' }] } })
    await run.open()
    run.logIn()
    await run.chooses('github.com?owner=larkspur')
    await run.advance(500)
    expect(run.states()['/repoUrl']).toMatchObject({
      lists: { repo: { items: [], hasFailed: true }, owner: { hasFailed: false } },
    })
    const count = run.asked.length
    await run.chooses('github.com?owner=larkspurs')
    await run.advance(500)
    expect(run.asked).toHaveLength(count)
    expect(JSON.stringify(run.state())).not.toContain('InputError')
  })
})

it('suggests for each item of a list, and forgets those of removed items', async () => {
  const run = startRepoForm({ results })
  await run.open()
  run.logIn()
  run.type({ isNew: false, others: ['github.com?owner=larkspur', 'github.com?owner='] })
  await run.advance(500)
  await run.advance(500)
  expect(run.states()).toMatchObject({
    '/others/0': {
      lists: {
        owner: { items: [{ title: 'larkspur' }] },
        repo: { items: [{ title: 'larkspur/basket' }] },
      },
    },
    '/others/1': { lists: { owner: { items: [{ title: 'larkspur' }] } } },
  })
  run.type({ isNew: false, others: ['github.com?owner=larkspur'] })
  await run.advance()
  expect(Object.keys(run.states())).toEqual(['/others/0'])
  expect(run.sealed()).toEqual({ TOKEN: token })
})

it('opens a window for the login only when the user chooses to', async () => {
  const run = startRepoForm()
  await run.open()
  run.providers.refresh.refuses()
  await run.chooses('github.com?')
  expect(run.providers.login.calls).toHaveLength(0)
  run.dispatch(loginChosen({ providerId: 'github', flow: 'popup' }))
  await run.advance()
  expect(run.providers.login.calls).toHaveLength(1)
})

// The stand-in for Azure DevOps: requests from other origins and without a token.

import assert from 'node:assert/strict'
import { after, afterEach, before, it } from 'node:test'
import { startAzure, type Azure } from '../servers/azure/startAzure.ts'
import { tokens, findOwner } from './tokenOwners.ts'

let azure: Azure

before(async () => {
  azure = await startAzure({ port: 0, findOwner })
})
after(() => azure.stop())
afterEach(() => azure.restore())

interface Asked extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>
}

const authorization = `Bearer ${tokens.writing}`
const ask = (path: string, init: Asked = {}) =>
  fetch(`${azure.organisationUrl}/Supply%20Chain/_apis/git/repositories/${path}`, {
    ...init,
    headers: { authorization, ...init.headers },
  })

interface Refusal {
  readonly message: string
  readonly typeKey: string
}

const refusalOf = async (answer: Response) => {
  const { message, typeKey } = (await answer.json()) as Refusal
  return `${String(answer.status)} ${typeKey} ${message.slice(0, 9)}`
}

it('lets pages of any origin ask', async () => {
  const preflight = await ask('dock-scheduler/pushes?api-version=6.0', {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' },
  })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /authorization/)
  assert.deepEqual(azure.arrivals(), [])
})

it('shows its sign-in page, as if all were well, to whom comes without a token', async () => {
  const answer = await ask('dock-scheduler?api-version=6.0', { headers: { authorization: '' } })
  assert.equal(answer.status, 203)
  assert.ok(answer.ok)
  assert.match(answer.headers.get('content-type') ?? '', /html/)
  assert.match(await answer.text(), /Sign In/)
})

it('names what is missing by number and exception', async () => {
  const post = { method: 'POST', body: '{}' }
  const cases = [
    ['nothing?api-version=6.0', {}, '404 GitRepositoryNotFoundException TF401019:'],
    [
      '../../../../Other/_apis/git/repositories/x',
      {},
      '404 ProjectDoesNotExistWithNameException TF200016:',
    ],
    ['dock-scheduler/items?path=/x', {}, '404 GitItemNotFoundException TF401174:'],
    [
      'dock-scheduler/items?path=/x&version=y',
      {},
      '404 GitUnresolvableToCommitException TF401175:',
    ],
    ['dock-scheduler/pushes', post, '400 VssVersionNotSpecifiedException No api-ve'],
    ['dock-scheduler/pushes?api-version=6.0', post, '400 ArgumentException The param'],
    [
      'dock-scheduler/pushes?api-version=6.0',
      { ...post, body: '{' },
      '400 ArgumentException The reque',
    ],
  ] as const
  for (const [path, init, expected] of cases) {
    assert.equal((await refusalOf(await ask(path, init))).trim(), expected, path)
  }
})

it('hands out a file as it is, and what it knows of it where JSON is asked for', async () => {
  const path = 'pick-lists/items?path=/catalog-info.yaml&api-version=6.0'
  assert.match(await (await ask(path)).text(), /name: pick-lists\n/)
  const next = await ask(`${path}&version=release/2026.11`)
  assert.match(await next.text(), /name: pick-lists-next\n/)
  const known = await ask(`${path}&$format=json&includeContent=true`)
  const { gitObjectType, content } = (await known.json()) as Readonly<Record<string, string>>
  assert.equal(gitObjectType, 'blob')
  assert.match(content ?? '', /name: pick-lists\n/)
  const list = await ask('pick-lists/items?scopePath=/&recursionLevel=Full&$format=json')
  const { value } = (await list.json()) as { readonly value: readonly { readonly path: string }[] }
  assert.ok(value.some((one) => one.path === '/docs/index.md'))
})

it('refuses, cuts and holds single requests where that is wanted', async () => {
  azure.faults.next('GET', /\/refs$/, { kind: 'answered', status: 503, body: { message: 'x' } })
  assert.equal((await ask('dock-scheduler/refs')).status, 503)
  azure.faults.next('GET', /\/refs$/, { kind: 'cut' })
  await assert.rejects(ask('dock-scheduler/refs'))
  azure.faults.next('GET', /\/refs$/, { kind: 'lastOfToken' })
  assert.equal((await ask('dock-scheduler/refs')).status, 200)
  assert.equal((await ask('dock-scheduler/refs')).status, 401)
  azure.faults.end()
  assert.equal((await ask('dock-scheduler/refs')).status, 200)
})

it('lets a person complete on its pages what was proposed', async () => {
  const { git } = azure.repository('dock-scheduler')
  const oldObjectId = await git.headOf('main')
  const send = async (path: string, body: unknown) => {
    const answer = await ask(`dock-scheduler/${path}?api-version=6.0`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    assert.equal(answer.status, 201)
    return (await answer.json()) as { readonly pullRequestId?: number }
  }
  const item = { path: '/catalog-info.yaml' }
  const newContent = { content: 'a: 1\n', contentType: 'rawtext' }
  await send('pushes', {
    refUpdates: [{ name: 'refs/heads/by/hand', oldObjectId }],
    commits: [{ comment: 'Add', changes: [{ changeType: 'add', item, newContent }] }],
  })
  const { pullRequestId = 0 } = await send('pullrequests', {
    title: 'By hand',
    sourceRefName: 'refs/heads/by/hand',
    targetRefName: 'refs/heads/main',
  })
  const page = azure.addressOf('dock-scheduler')
  const textOf = async (url: string) => (await fetch(url)).text()
  assert.match(await textOf(azure.url), /Repositories of Supply Chain/)
  assert.match(await textOf(page), new RegExp(`/pullrequest/${String(pullRequestId)}"`))
  const file = `${page}?path=%2Fcatalog-info.yaml&version=GB`
  assert.match(await textOf(`${file}by%2Fhand`), /a: 1/)
  const merged = await fetch(`${page}/pullrequest/${String(pullRequestId)}`, { method: 'POST' })
  assert.match(await merged.text(), /Merged by Lena Vogel/)
  assert.match(await textOf(`${file}main`), /a: 1/)
})

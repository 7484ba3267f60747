// The stand-in for GitHub: CORS, rate limits, and lost requests.

import assert from 'node:assert/strict'
import { after, afterEach, before, it } from 'node:test'
import { rateLimited, secondaryRateLimit } from '../servers/github/githubFaults.ts'
import { startGithub, type Github } from '../servers/github/startGithub.ts'
import { findOwner, tokens } from './tokenOwners.ts'

let github: Github

before(async () => {
  github = await startGithub({ port: 0, findOwner })
})
after(() => github.stop())
afterEach(() => github.restore())

interface Asked extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>
}

const authorization = `Bearer ${tokens.writing}`
const repository = () => `${github.apiBaseUrl}/repos/larkspur/loyalty-points`
const ask = (path = '', init: Asked = {}) =>
  fetch(repository() + path, { ...init, headers: { authorization, ...init.headers } })

async function createBranch(name: string): Promise<Response> {
  const sha = await github.repository('loyalty-points').git.headOf('main')
  const body = JSON.stringify({ ref: `refs/heads/${name}`, sha })
  return ask('/git/refs', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
}

const branches = () => github.repository('loyalty-points').git.branches()

it('lets pages of any origin ask, and see limits and scopes', async () => {
  const preflight = await fetch(repository(), {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'PUT' },
  })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /Authorization/)
  assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /PUT/)
  const answer = await ask()
  assert.match(answer.headers.get('access-control-expose-headers') ?? '', /X-RateLimit-Remaining/)
  assert.equal(answer.headers.get('x-ratelimit-limit'), '5000')
  assert.equal(answer.headers.get('x-oauth-scopes'), 'repo, vso.code_manage')
  const next = await ask()
  const remaining = [answer, next].map((one) => Number(one.headers.get('x-ratelimit-remaining')))
  assert.equal(remaining[1], (remaining[0] ?? 0) - 1)
  assert.equal(github.arrivals().length, 2)
})

it('answers without a body what one has already', async () => {
  const path = '/contents/README.md'
  const first = await ask(path, { headers: { accept: 'application/vnd.github.v3.raw' } })
  assert.match(await first.text(), /^# loyalty-points/)
  const etag = first.headers.get('etag') ?? ''
  const headers = { accept: 'application/vnd.github.v3.raw', 'if-none-match': etag }
  assert.equal((await ask(path, { headers })).status, 304)
  assert.equal((await ask(path, { headers: { ...headers, 'if-none-match': '"x"' } })).status, 200)
})

it('names what is wrong with a body', async () => {
  const headers = { 'content-type': 'application/json' }
  const sent = async (body: string) => {
    const answer = await ask('/git/refs', { method: 'POST', body, headers })
    const { message } = (await answer.json()) as { readonly message: string }
    return `${String(answer.status)} ${message}`
  }
  assert.equal(await sent('{'), '400 Problems parsing JSON')
  assert.equal(
    await sent('{"ref":7,"sha":"x"}'),
    "422 Invalid request.\n\nFor 'properties/ref', it must be string.",
  )
})

it('refuses the next request alone where that is wanted, and does nothing then', async () => {
  github.faults.next('POST', /\/git\/refs$/, rateLimited())
  const refused = await createBranch('one')
  assert.equal(refused.status, 403)
  assert.equal(refused.headers.get('x-ratelimit-remaining'), '0')
  assert.ok(Number(refused.headers.get('x-ratelimit-reset')) * 1_000 > Date.now())
  assert.match(await refused.text(), /API rate limit exceeded/)
  github.faults.next('POST', /\/git\/refs$/, secondaryRateLimit(30))
  const slowed = await createBranch('one')
  assert.equal(slowed.status, 429)
  assert.equal(slowed.headers.get('retry-after'), '30')
  assert.deepEqual(await branches(), ['main'])
  assert.equal((await createBranch('one')).status, 201)
})

it('refuses every request until faults end', async () => {
  github.faults.each('GET', /loyalty-points$/, { kind: 'answered', status: 502 })
  assert.equal((await ask()).status, 502)
  assert.equal((await ask()).status, 502)
  github.faults.end()
  assert.equal((await ask()).status, 200)
})

it('cuts the connection before anything is done, or after all is', async () => {
  github.faults.next('POST', /\/git\/refs$/, { kind: 'cut' })
  await assert.rejects(createBranch('cut'))
  github.faults.next('POST', /\/git\/refs$/, { kind: 'lost' })
  await assert.rejects(createBranch('lost'))
  assert.deepEqual(await branches(), ['lost', 'main'])
})

it('holds a request until faults end', async () => {
  github.faults.next('POST', /\/git\/refs$/, { kind: 'held' })
  const created = createBranch('held')
  await github.faults.whenHeld()
  assert.deepEqual(await branches(), ['main'])
  github.faults.end()
  assert.equal((await created).status, 201)
})

it('takes a token for the last time', async () => {
  github.faults.next('GET', /loyalty-points$/, { kind: 'lastOfToken' })
  assert.equal((await ask()).status, 200)
  assert.equal((await ask()).status, 401)
  github.faults.end()
  assert.equal((await ask()).status, 200)
})

it('makes a branch once of two requests at the same time', async () => {
  const answers = await Promise.all([createBranch('twice'), createBranch('twice')])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422])
})

it('lets a person merge on its pages what was proposed', async () => {
  const headers = { 'content-type': 'application/json' }
  const content = Buffer.from('<b>').toString('base64')
  await createBranch('proposed/by-hand')
  const file = JSON.stringify({ message: 'Add', content, branch: 'proposed/by-hand' })
  await ask('/contents/catalog-info.yaml', { method: 'PUT', body: file, headers })
  const pull = JSON.stringify({ title: 'A <title>', head: 'proposed/by-hand', base: 'main' })
  await ask('/pulls', { method: 'POST', body: pull, headers })

  const page = github.addressOf('loyalty-points')
  const textOf = async (url: string) => (await fetch(url)).text()
  assert.match(await textOf(github.url), /href="\/larkspur\/loyalty-points"/)
  assert.match(await textOf(page), /A &lt;title&gt;/)
  const shown = await textOf(`${page}/blob/proposed/by-hand/catalog-info.yaml`)
  assert.match(shown, /&lt;b&gt;/)
  assert.match(await textOf(`${page}/pull/1`), /<button>Merge<\/button>/)
  const foreign = await fetch(`${page}/pull/1`, { method: 'POST', headers: { origin: 'http://x' } })
  assert.equal(foreign.status, 403)
  const merged = await fetch(`${page}/pull/1`, { method: 'POST' })
  assert.match(await merged.text(), /Merged by Lena Vogel/)
  assert.match(await textOf(`${page}/blob/main/catalog-info.yaml`), /&lt;b&gt;/)
  assert.equal((await fetch(`${page}/pull/2`)).status, 404)
  assert.equal((await fetch(github.addressOf('nothing'))).status, 404)
})

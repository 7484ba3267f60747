// The real backend with code hosts: analysis, reading, registration, and accepted tokens.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guestSessionRequest, tokenOfAnswer } from '../../../src/model/session/guestSession.ts'
import { alice } from '../../servers/identityProvider/people.ts'
import { askBackend } from '../../site/askBackend.ts'
import { eventually } from '../../site/eventually.ts'
import type { Beside } from './beside.ts'
import { authApi, createClient, part, readFrame, signIn } from './signIn.ts'

interface JsonAnswer {
  readonly status: number
  readonly json: unknown
}

async function post(url: string, path: string, body: unknown): Promise<JsonAnswer> {
  const session = await fetch(`${url}/api/auth/guest/refresh`, guestSessionRequest)
  const token = tokenOfAnswer(await session.json()) ?? ''
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, json: await answer.json() }
}

/** The analysis of a repository without an entity file. */
const generated = (name: string, annotations: Readonly<Record<string, string>>) => ({
  existingEntityFiles: [],
  generateEntities: [
    {
      entity: {
        apiVersion: 'backstage.io/v1alpha1',
        kind: 'Component',
        metadata: { name, annotations },
        spec: { type: 'other', lifecycle: 'unknown' },
      },
      fields: [],
    },
  ],
})

/** Location, registration and entity of each found file. */
const foundIn = ({ json }: JsonAnswer): readonly string[] =>
  (part(json, 'existingEntityFiles') as readonly unknown[]).map((file) =>
    [
      part(file, 'location.target'),
      part(file, 'isRegistered'),
      part(file, 'entity.kind'),
      part(file, 'entity.metadata.name'),
    ].join(' '),
  )

export function codeHosts({ backendUrl, portalUrl, config, github, azure, hostVariables }: Beside) {
const analyze = (target: string) =>
  post(backendUrl, '/api/catalog/analyze-location', { location: { type: 'url', target } })
const register = (target: string, isDryRun = false) =>
  post(backendUrl, `/api/catalog/locations${isDryRun ? '?dryRun=true' : ''}`, { type: 'url', target })


  describe('code hosts', () => {
for (const name of ['loyalty-points', 'fraud-signals', 'greenhouse-planner']) {
  it(`proposes an entity for ${name}, a GitHub repository without a catalog file`, async () => {
    const { status, json } = await analyze(github.addressOf(name))
    assert.equal(status, 200)
    assert.deepEqual(json, generated(name, { 'github.com/project-slug': `larkspur/${name}` }))
  })
}

it('finds the catalog file of a GitHub repository: its location, and every entity in it', async () => {
  const page = github.addressOf('gift-registry')
  const target = `${page}/blob/main/catalog-info.yaml`
  const answer = await analyze(page)
  assert.equal(answer.status, 200)
  assert.deepEqual(part(answer.json, 'generateEntities'), [])
  const [location = '', ...entities] = foundIn(answer)
  assert.match(location, /false Location generated-[\da-f]{40}$/)
  assert.deepEqual(entities, [
    `${target} false Resource gift-registry-db`,
    `${target} false API gift-registry-api`,
    `${target} false Component gift-registry`,
  ])
  const [first] = part(answer.json, 'existingEntityFiles') as readonly unknown[]
  assert.deepEqual(first, {
    location: { type: 'url', target },
    isRegistered: false,
    entity: {
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Location',
      metadata: {
        name: part(first, 'entity.metadata.name'),
        namespace: 'default',
        annotations: {
          'backstage.io/managed-by-location': `url:${target}`,
          'backstage.io/managed-by-origin-location': `url:${target}`,
          'backstage.io/view-url': target,
          'backstage.io/edit-url': `${page}/edit/main/catalog-info.yaml`,
          'backstage.io/source-location': `url:${page}/tree/main/`,
        },
      },
      spec: { type: 'url', target },
    },
  })
})

it('finds the catalog file on a default branch of another name', async () => {
  const page = github.addressOf('returns-portal')
  const entities = foundIn(await analyze(page)).slice(1)
  assert.deepEqual(entities, [
    `${page}/blob/trunk/catalog-info.yaml false Component returns-portal`,
  ])
})

for (const [name, reason] of [
  ['store-locator', /^Error: YAML error at url:.*Missing closing "quote/],
  ['seed-calendar', /^NotAllowedError: Entity greenhouse:default\/seed-calendar/],
] as const) {
  it(`refuses to analyse ${name}, with the reason inside the failure`, async () => {
    const { status, json } = await analyze(github.addressOf(name))
    assert.equal(status, 400)
    assert.equal(part(json, 'error.name'), 'ResponseError')
    assert.equal(part(json, 'error.message'), 'Request failed with 400 Bad Request')
    assert.match(String(part(json, 'error.cause.message')), reason)
    assert.match(String(part(json, 'error.body.error.message')), reason)
    const target = `${github.addressOf(name)}/blob/main/catalog-info.yaml`
    const dryRun = await register(target, true)
    assert.equal(dryRun.status, 400)
    assert.match(String(part(dryRun.json, 'error.message')), reason)
  })
}

it('fails to analyse a GitHub repository that is not there', async () => {
  const { status, json } = await analyze(github.addressOf('nothing'))
  assert.equal(status, 500)
  assert.match(String(part(json, 'error.message')), /^Couldn't search repository for metadata file/)
})

it('says nothing in a dry run of an entity that stands in the catalog already', async () => {
  const target = `${github.addressOf('basket-service')}/blob/main/catalog-info.yaml`
  const { status, json } = await register(target, true)
  assert.equal(status, 201)
  assert.equal(part(json, 'exists'), false)
  const names = (part(json, 'entities') as readonly unknown[]).map((one) =>
    part(one, 'metadata.name'),
  )
  assert.equal(names[1], 'basket-service')
})

it('cannot read from a GitHub branch with a slash in its name', async () => {
  for (const branch of ['release/2026.11', 'release%2F2026.11']) {
    const target = `${github.addressOf('returns-portal')}/blob/${branch}/catalog-info.yaml`
    const { status, json } = await register(target, true)
    assert.equal(status, 400, branch)
    assert.match(String(part(json, 'error.message')), /no matching files found/)
  }
})

it('does not look into repositories of Azure DevOps, for which there is no analysis', async () => {
  for (const name of ['pallet-tracker', 'dock-scheduler', 'nothing']) {
    const before = azure.arrivals().length
    const { status, json } = await analyze(azure.addressOf(name))
    assert.equal(status, 200)
    const slug = `larkspur/Supply Chain/_git/${name}`
    assert.deepEqual(json, generated(name, { 'dev.azure.com/project-slug': slug }))
    assert.equal(azure.arrivals().length, before)
  }
})

it('reads a file of Azure DevOps, also from a branch with a slash in its name', async () => {
  const page = `${azure.addressOf('pick-lists')}?path=/catalog-info.yaml`
  for (const [target, name] of [
    [page, 'pick-lists'],
    [`${page}&version=GBrelease/2026.11`, 'pick-lists-next'],
  ] as const) {
    const { status, json } = await register(target, true)
    assert.equal(status, 201, target)
    const entities = part(json, 'entities') as readonly unknown[]
    assert.equal(part(entities[1], 'metadata.name'), name)
  }
})

it('registers what both hosts have, and lists it', async () => {
  const targets = {
    'gift-registry': `${github.addressOf('gift-registry')}/blob/main/catalog-info.yaml`,
    'pallet-tracker': `${azure.addressOf('pallet-tracker')}?path=/catalog-info.yaml`,
  }
  for (const [name, target] of Object.entries(targets)) {
    const { status, json } = await register(target)
    assert.equal(status, 201)
    assert.equal(part(json, 'location.target'), target)
    await eventually(`${name} in the catalog`, async () => {
      const path = `/api/catalog/entities/by-name/component/default/${name}`
      const entity = await askBackend(backendUrl, path)
      return part(entity, 'metadata.name') === name
    })
    const again = await register(target, true)
    assert.equal(part(again.json, 'exists'), true)
  }
  const found = foundIn(await analyze(github.addressOf('gift-registry')))
  assert.ok(found.every((one) => one.startsWith(`${targets['gift-registry']} true `)))
})

/** The access token that a page gets for these scopes. */
async function tokenOf(id: string, name: string, scope: string): Promise<string> {
  const api = authApi(backendUrl, id, portalUrl)
  const { response } = await signIn(createClient(), api.start({ scope }), name)
  const { message } = await readFrame(response)
  return String(part(message, 'response.providerInfo.accessToken'))
}

const azureScope = (name: string) => `499b84ac-1321-427f-aa17-267ca6975798/${name}`

const statusOf = async (url: string, token: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return (await fetch(url, { headers, ...init })).status
}

it('gives tokens that GitHub takes, each for what it is good for', async () => {
  const api = `${github.apiBaseUrl}/repos/larkspur`
  const post = (sha: string) => ({
    method: 'POST',
    body: JSON.stringify({ ref: 'refs/heads/tried', sha }),
  })
  const head = (await github.repository('loyalty-points').git.headOf('main')) ?? ''
  const reading = await tokenOf('github', alice.name, 'read:user')
  assert.equal(await statusOf(`${api}/loyalty-points`, reading), 200)
  assert.equal(await statusOf(`${api}/fraud-signals`, reading), 404)
  assert.equal(await statusOf(`${api}/loyalty-points/git/refs`, reading, post(head)), 404)
  const writing = await tokenOf('github', alice.name, 'repo')
  assert.equal(await statusOf(`${api}/fraud-signals`, writing), 200)
  const microsoft = await tokenOf('microsoft', alice.name, azureScope('vso.code'))
  assert.equal(await statusOf(`${api}/loyalty-points`, microsoft), 401)
})

it('gives tokens that Azure DevOps takes, each for what it is good for', async () => {
  const api = `${azure.organisationUrl}/Supply%20Chain/_apis/git/repositories`
  const reading = await tokenOf('microsoft', alice.name, azureScope('vso.code'))
  assert.equal(await statusOf(`${api}/carrier-rates?api-version=6.0`, reading), 200)
  const push = { method: 'POST', body: '{}' }
  const pushes = `${api}/dock-scheduler/pushes?api-version=6.0`
  assert.equal(await statusOf(pushes, reading, push), 403)
  const writing = await tokenOf('microsoft', alice.name, azureScope('vso.code_manage'))
  assert.equal(await statusOf(pushes, writing, push), 400)
  const another = await tokenOf('github', alice.name, 'repo')
  assert.equal(await statusOf(`${api}/dock-scheduler?api-version=6.0`, another), 401)
})

it('tells the page which code hosts there are, and none of the secrets', async () => {
  assert.deepEqual(part(config, 'integrations'), {
    github: [
      { host: new URL(github.url).host, apiBaseUrl: github.apiBaseUrl },
      { host: 'github.com', apiBaseUrl: github.apiBaseUrl },
    ],
    azure: [{ host: new URL(azure.url).host }],
  })
  const text = JSON.stringify(config)
  assert.match(text, /integrations/)
  for (const name of ['PORTICO_GITHUB_TOKEN', 'PORTICO_AZURE_TOKEN']) {
    assert.ok(hostVariables[name])
    assert.ok(!text.includes(hostVariables[name]))
  }
})
  })
}

import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import { http, HttpResponse } from 'msw'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { entitiesApi } from '../../src/features/entities/entitiesApi.ts'
import { locationsApi } from '../../src/features/entities/locationsApi.ts'
import { oneEntityApi } from '../../src/features/entities/oneEntityApi.ts'
import { backendUrl, server, takeUnexpected } from '../support/backend.ts'
import { contractCases, createCache } from '../support/catalogContract.ts'

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
})

afterEach(() => {
  server.resetHandlers()
})

afterAll(() => {
  server.close()
})

const api = `${backendUrl}/api/catalog`
const open = (token: string | null = null) => createCache(backendUrl, token).dispatch

it.each(contractCases)('$title', async ({ ask, expected }) => {
  expect(await ask(open())).toMatchObject(expected)
  expect(takeUnexpected()).toEqual([])
})

const target = 'https://host/x.yaml'
const component = { kind: 'Component', metadata: { name: 'x' } }
const added = { location: { id: '1', type: 'url', target }, entities: [] }

it.each([
  [200, added],
  [202, {}],
  [201, {}],
  [201, { location: null, entities: [] }],
])('has added no location with %d and %j', async (status, body) => {
  server.use(http.post(`${api}/locations`, () => HttpResponse.json(body, { status })))
  const outcome = await open()(locationsApi.endpoints.addLocation.initiate({ target }))
  expect(outcome).toMatchObject({ error: { message: `Location wasn't added: ${target}` } })
})

it('has added a location with 201 and the location, whose type is url where nothing is said', async () => {
  const sent: unknown[] = []
  server.use(
    http.post(`${api}/locations`, async ({ request }) => {
      sent.push(await request.json())
      const bare = { location: { id: '1', target }, entities: [component], exists: true }
      return HttpResponse.json(bare, { status: 201 })
    }),
  )
  const outcome = await open()(locationsApi.endpoints.addLocation.initiate({ target }))
  expect(outcome).toEqual({ data: { ...added, entities: [component], exists: true } })
  expect(sent).toEqual([{ type: 'url', target }])
})

it.each([201, 202, 204])('has refreshed nothing with %d', async (status) => {
  server.use(http.post(`${api}/refresh`, () => new HttpResponse(null, { status })))
  const outcome = await open()(catalogApi.endpoints.refreshEntity.initiate('a:b/c'))
  expect(outcome).toMatchObject({ error: { status } })
})

it('reads the locations that there are, of which one without a type is a url', async () => {
  server.use(
    http.get(`${api}/locations`, () => HttpResponse.json([{ data: { id: '1', target } }])),
    http.get(`${api}/locations/1`, () => HttpResponse.json({ id: '1', type: 'file', target })),
  )
  const { locations: all, locationById } = locationsApi.endpoints
  const data = { id: '1', type: 'url', target }
  expect(await open()(all.initiate(null))).toMatchObject({ data: [data] })
  expect(await open()(locationById.initiate('1'))).toMatchObject({
    data: { ...data, type: 'file' },
  })
})

it.each([403, 500])('throws what a validation answers with %d', async (status) => {
  server.use(http.post(`${api}/validate-entity`, () => HttpResponse.json({}, { status })))
  const location = { type: 'url', target }
  const outcome = await open()(
    locationsApi.endpoints.validateEntity.initiate({ entity: {}, location }),
  )
  expect(outcome).toMatchObject({ error: { status } })
})

it.each([
  ['secret', 'Bearer secret'],
  [null, null],
])('goes with the token where there is one: %j', async (token, header) => {
  const headers: (string | null)[] = []
  server.use(
    http.get(`${api}/locations`, ({ request }) => {
      headers.push(request.headers.get('authorization'))
      return HttpResponse.json([])
    }),
  )
  await open(token)(locationsApi.endpoints.locations.initiate(null))
  expect(headers).toEqual([header])
})

it('asks for refs in as many requests as their number needs, and puts the answers together', async () => {
  const asked: number[] = []
  server.use(
    http.post(`${api}/entities/by-refs`, async ({ request }) => {
      const { entityRefs } = (await request.json()) as { readonly entityRefs: readonly string[] }
      asked.push(entityRefs.length)
      const items = entityRefs.map((ref) => ({ kind: 'c', metadata: { name: ref.slice(4) } }))
      return HttpResponse.json({ items })
    }),
  )
  const names = Array.from({ length: 1_001 }, (_none, index) => String(index))
  const refs = names.map((name) => `c:d/${name}`)
  const { data } = await open()(
    entitiesApi.endpoints.entitiesByRefs.initiate({ refs, fields: ['kind'] }),
  )
  expect(asked.sort()).toEqual([1, 1_000])
  expect(data?.map((found) => found?.metadata.name)).toEqual(names)
})

const wrong: readonly unknown[] = [null, [], {}, 'x', 7, { items: {} }, [null], { location: 'x' }]
const { entities } = entitiesApi.endpoints
const { entityByUid, ancestry } = oneEntityApi.endpoints
const { locations, analyzeLocation } = locationsApi.endpoints

it.each(wrong)('calls an answer of %j with 200 by its name', async (body) => {
  server.use(
    http.all(`${api}/*`, () =>
      HttpResponse.text(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    ),
  )
  const dispatch = open()
  const outcomes = await Promise.all([
    dispatch(entityByUid.initiate('1')),
    dispatch(catalogApi.endpoints.facets.initiate({ facets: ['metadata.tags'] })),
    dispatch(ancestry.initiate('a:b/c')),
    dispatch(analyzeLocation.initiate({ target })),
    ...(JSON.stringify(body) === '[]'
      ? []
      : [
          dispatch(entities.initiate({ filters: [], fields: [] })),
          dispatch(locations.initiate(null)),
        ]),
  ])
  outcomes.forEach((outcome) => {
    expect(outcome).toMatchObject({ error: { kind: 'wrongShape' } })
  })
})

it.each(contractCases)('fails where the catalog does with 500: $title', async ({ ask }) => {
  server.use(http.all(`${api}/*`, () => HttpResponse.json({}, { status: 500 })))
  expect(await ask(open())).toMatchObject({ error: { status: 500 } })
})

import { expect, it } from '@jest/globals'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { entityVisited, selectRecents } from '../../src/features/preferences/recentsSlice.ts'
import {
  signedOut,
  signInRequested,
  signInSucceeded,
} from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { visitsSaga } from '../../src/sagas/catalog/visitsSaga.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const key = 'portico.recentEntities'
const pending = 'backend/executeQuery/pending'
const fulfilled = 'backend/executeQuery/fulfilled'

const titles = new Map<string, string>()

/** A catalog with every entity except "gone". */
const backend = fakeBackend((url) => {
  const name = url.split('/').at(-1) ?? ''
  const ok = name !== 'gone'
  const title = titles.get(name) ?? name.toUpperCase()
  const entity = { kind: 'Component', metadata: { name, title } }
  const [status, statusText] = ok ? [200, 'OK'] : [404, 'Not Found']
  return Promise.resolve({ ok, status, statusText, text: JSON.stringify(entity) })
})

const who = {
  identity: { userEntityRef: 'user:default/guest', ownershipEntityRefs: [] },
  profile: {},
  expiresAt: 4_102_444_800_000,
}

function startRecents(kept: string | null = null) {
  const run = startProcesses(
    [{ name: 'visits', saga: visitsSaga }],
    { backend },
    {
      kept: kept === null ? {} : { [key]: kept },
      aside: /^(?:userSettings\/|backend\/executeMutation)/,
    },
  )
  return {
    ...run,
    stored: run.kept,
    hear: async (value: string | null) => {
      run.hear(key, value)
      await run.advance()
    },
    visit: async (pathname: string) => {
      run.dispatch(navigated({ pathname, search: '', hash: '', by: 'push' }))
      await run.advance()
    },
    signIn: async () => {
      run.dispatch(signInRequested({ method: 'guest' }))
      run.dispatch(signInSucceeded(who))
      await run.advance(1)
      run.expectEvents('session/signInRequested', 'session/signInSucceeded')
    },
    titles: () => selectRecents(run.state()).map(({ title }) => title),
  }
}

const pageOf = (name: string) => `/catalog/default/component/${name}`

it('remembers visited entities, newest first and each once, and keeps them', async () => {
  const run = startRecents()
  // A millisecond later, because the cache treats an answer at time 0 as none.
  await run.signIn()
  await run.visit(pageOf('a'))
  await run.visit(`${pageOf('a')}/docs`)
  await run.visit(pageOf('b'))
  await run.visit('/settings')
  await run.visit(pageOf('a'))
  expect(run.titles()).toEqual(['A', 'B'])
  expect(JSON.parse(run.stored.get(key) ?? '')).toEqual([
    { ref: 'Component:default/a', title: 'A', visits: 2 },
    { ref: 'Component:default/b', title: 'B' },
  ])
  const visited = [pending, fulfilled, 'recents/entityVisited']
  run.expectEvents(
    ...['location/navigated', ...visited, 'location/navigated', 'location/navigated', ...visited],
    ...['location/navigated', 'location/navigated', 'recents/entityVisited'],
  )
})

it('remembers the new title of the entity that was visited last', async () => {
  const run = startRecents()
  await run.signIn()
  await run.visit(pageOf('a'))
  titles.set('a', 'Renamed')
  await run.portal.store.dispatch(
    catalogApi.endpoints.entityByRef.initiate('component:default/a', {
      forceRefetch: true,
      subscribe: false,
    }) as never,
  )
  await run.visit(`${pageOf('a')}/docs`)
  expect(run.titles()).toEqual(['Renamed'])
  titles.clear()
  run.expectEvents(
    ...['location/navigated', pending, fulfilled, 'recents/entityVisited'],
    ...[pending, fulfilled, 'location/navigated', 'recents/entityVisited'],
  )
})

it('does not remember the visit of whoever leaves as the answer comes', async () => {
  const run = startRecents()
  await run.signIn()
  run.dispatch(navigated({ pathname: pageOf('a'), search: '', hash: '', by: 'push' }))
  const hasAnswer = () => run.log().some(({ type }) => type === fulfilled)
  while (!hasAnswer()) await Promise.resolve()
  run.dispatch(signedOut({ by: 'user' }))
  await run.advance()
  expect(run.titles()).toEqual([])
  run.expectEvents(
    ...['location/navigated', pending, fulfilled],
    ...['session/signedOut', 'backend/resetApiState'],
  )
})

it('does not remember what is not there', async () => {
  const run = startRecents()
  await run.signIn()
  await run.visit(pageOf('gone'))
  expect(run.titles()).toEqual([])
  run.expectEvents('location/navigated', pending, 'backend/executeQuery/rejected')
})

it('asks for nothing before somebody is signed in', async () => {
  const run = startRecents()
  await run.visit(pageOf('a'))
  run.dispatch(signInRequested({ method: 'guest' }))
  run.expectEvents('location/navigated', 'session/signInRequested')
  run.dispatch(signInSucceeded(who))
  await run.advance()
  expect(run.titles()).toEqual(['A'])
  run.expectEvents('session/signInSucceeded', pending, fulfilled, 'recents/entityVisited')
})

it('keeps no more than twenty', () => {
  const run = startRecents()
  const names = Array.from({ length: 25 }, (_, index) => String(index))
  names.forEach((name) =>
    run.dispatch(entityVisited({ ref: `Component:default/${name}`, title: name })),
  )
  expect(run.titles()).toEqual(names.reverse().slice(0, 20))
  run.expectEvents(...names.map(() => 'recents/entityVisited'))
})

it('takes up what was kept, and what another tab keeps', async () => {
  const run = startRecents('[{"ref":"API:default/orders","title":"Orders"}]')
  expect(run.titles()).toEqual(['Orders'])
  await run.hear('[{"ref":"User:default/ada","title":"Ada"},{"ref":"nothing"}]')
  expect(run.titles()).toEqual(['Ada'])
  run.expectEvents('recents/recentsRemembered', 'recents/recentsRemembered')
})

it.each(['{', '{"a":1}'])('reports %j, and begins with none', async (text) => {
  const run = startRecents(text)
  await run.advance()
  expect(run.titles()).toEqual([])
  expect(run.reported.map(String)).toEqual([
    `Error: Error when parsing JSON config from storage for: ${key}`,
  ])
  run.expectEvents('alerts/posted')
})

it('remembers the entity at which the catalog is loaded', async () => {
  const run = startProcesses([], { backend }, { aside: /^(?:backend|session|userSettings)\// })
  run.dispatch(signInRequested({ method: 'guest' }))
  run.dispatch(signInSucceeded(who))
  run.dispatch(navigated({ pathname: pageOf('a'), search: '', hash: '', by: 'pop' }))
  await run.advance()
  run.portal.extend({
    id: 'catalog',
    slices: [],
    processes: [{ name: 'visits', saga: visitsSaga }],
  })
  await run.advance()
  expect(selectRecents(run.state()).map(({ title }) => title)).toEqual(['A'])
  run.expectEvents('location/navigated', 'recents/entityVisited')
})

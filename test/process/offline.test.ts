// Without a network: who sees what, from when, and how the portal goes on once the backend answers.

import { expect, it } from '@jest/globals'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { entitiesApi } from '../../src/features/entities/entitiesApi.ts'
import { presentationApi } from '../../src/features/entities/presentation/presentationApi.ts'
import { scaffolderApi } from '../../src/features/scaffolder/scaffolderApi.ts'
import { taskOriginApi } from '../../src/features/scaffolder/taskOriginApi.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { personOf } from '../support/fakeSessions.ts'
import { answerOf } from '../support/importWorld.ts'
import {
  entity,
  lastGuest,
  open,
  ref,
  unreachable,
  visit,
  world,
  type Page,
} from '../support/offlineWorld.ts'
import { testConfig } from '../support/processHarness.ts'

const { entityByRef, facets } = catalogApi.endpoints
const hour = 3_600_000

it('opens without a network as whoever was signed in last, and says why it knows nobody better', async () => {
  const { advance, session, recall, isOffline } = open()
  await advance()
  expect(session()).toEqual({
    status: 'recalled',
    method: 'guest',
    identity: lastGuest.identity,
    profile: lastGuest.profile,
    expiresAt: null,
    failure: unreachable.failure,
    attempts: 1,
  })
  expect(recall).toHaveBeenCalledTimes(1)
  expect(isOffline()).toBe(true)
})

it.each<[string, Page]>([
  ['nobody was here', { last: null }],
  ['somebody signed in in another way', { last: { ...lastGuest, method: 'github' } }],
  ['the portal keeps nothing', { config: { ...testConfig, offline: false } }],
])('fails to sign in where %s', async (_who, page) => {
  const { advance, session } = open(page)
  await advance()
  expect(session()).toMatchObject({ status: 'failed', failure: unreachable.failure })
})

it('goes on with a session of its own once the network is back, without a reload', async () => {
  const { advance, session, ask, entity: shown, isOffline, since } = open()
  await advance()
  ask(entityByRef.initiate(ref))
  await advance(40_000)
  expect(shown()).toMatchObject({ status: 'rejected' })
  world.answer = () => answerOf(200, entity)
  world.hear(true)
  await advance()
  expect(session()).toMatchObject({ status: 'signedIn', identity: lastGuest.identity })
  expect(isOffline()).toBe(false)
  await advance()
  expect(shown()).toMatchObject({ status: 'fulfilled', data: { metadata: { name: 'a' } } })
  expect(since()).toBeNull()
})

it('does not go on as somebody else', async () => {
  const { advance, session, enterAsGuest, kept } = open()
  await advance()
  enterAsGuest.mockResolvedValue(personOf('otto', null))
  world.hear(true)
  await advance()
  expect(session()).toMatchObject({
    status: 'signedIn',
    identity: { userEntityRef: 'user:default/otto' },
  })
  expect(kept.owner()?.identity.userEntityRef).toBe('user:default/otto')
})

it('keeps what is seen, and shows it with its age while the backend is away', async () => {
  const { advance, ask, kept, entity: shown, since, alert } = await visit()
  const seenAt = Date.now()
  expect([...kept.answers.values()]).toEqual([{ text: JSON.stringify(entity), at: seenAt }])
  expect(since()).toBeNull()
  world.answer = () => unreachable
  await advance(hour)
  ask(entityByRef.initiate(ref, { forceRefetch: true }))
  await advance()
  expect(shown()).toMatchObject({ status: 'fulfilled', data: { metadata: { name: 'a' } } })
  expect(since()).toBe(seenAt)
  await advance(3_000)
  expect(alert()).toMatchObject({ shown: { message: { key: 'recovery:away' } } })
  world.answer = () => answerOf(200, { ...entity, metadata: { name: 'a', title: 'New' } })
  await advance(10_000)
  expect(shown()).toMatchObject({ data: { metadata: { title: 'New' } } })
  expect(since()).toBeNull()
})

it('says only once that there is no network', async () => {
  const { advance, ask, alert, isOffline } = await visit()
  world.answer = () => unreachable
  world.hear(false)
  ask(entityByRef.initiate(ref, { forceRefetch: true }))
  await advance(30_000)
  expect(isOffline()).toBe(true)
  expect(alert()).toMatchObject({ status: 'none' })
})

it('asks at once when the network is back, however long the pause would be', async () => {
  const { advance, ask, entity: shown, since } = await visit()
  world.answer = () => unreachable
  world.hear(false)
  ask(entityByRef.initiate(ref, { forceRefetch: true }))
  await advance(10 * 60_000)
  expect(since()).not.toBeNull()
  world.answer = () => answerOf(200, entity)
  world.hear(true)
  await advance()
  expect(shown()).toMatchObject({ status: 'fulfilled' })
  expect(since()).toBeNull()
})

it('forgets what is gone or denied', async () => {
  const { advance, ask, kept } = await visit()
  world.answer = () => answerOf(404, { error: { name: 'NotFoundError', message: 'gone' } })
  ask(entityByRef.initiate(ref, { forceRefetch: true }))
  await advance()
  expect(kept.answers.size).toBe(0)
})

const user = 'user:default/amelie'
const again = { forceRefetch: true }

it.each([
  ['names', presentationApi.endpoints.entityPresentation.initiate(user, again), { items: [null] }],
  ['groups', entitiesApi.endpoints.userGroups.initiate(user, again), { items: [], pageInfo: {} }],
])('says no age of what is beside the content: %s', async (_what, question, json) => {
  const { advance, ask, kept, since } = await visit()
  world.answer = () => answerOf(200, json)
  ask(question)
  await advance(1_000)
  expect(kept.answers.size).toBe(2)
  world.answer = () => unreachable
  ask(question)
  await advance(1_000)
  expect(since()).toBeNull()
})

it('decides on no removal by an earlier visit', async () => {
  const { advance, ask, state, kept } = await visit()
  const query = { filters: [], fields: [], limit: 5 }
  world.answer = () => answerOf(200, { items: [], pageInfo: {} })
  ask(entitiesApi.endpoints.entityPage.initiate(query))
  await advance()
  expect(kept.answers.size).toBe(2)
  world.answer = () => unreachable
  const fresh = { ...query, mustBeFresh: true }
  ask(entitiesApi.endpoints.entityPage.initiate(fresh))
  await advance()
  expect(entitiesApi.endpoints.entityPage.select(fresh)(state())).toMatchObject({
    status: 'rejected',
  })
})

it('throws away an answer that it cannot read', async () => {
  const { advance, ask, kept, state } = await visit()
  kept.answers.clear()
  const asked = { facets: ['kind'] }
  world.answer = () => answerOf(200, { facets: {} })
  ask(facets.initiate(asked))
  await advance()
  const [key = ''] = kept.answers.keys()
  kept.answers.set(key, { text: '{"facets":5', at: 1 })
  world.answer = () => unreachable
  ask(facets.initiate(asked, { forceRefetch: true }))
  await advance()
  expect(facets.select(asked)(state())).toMatchObject({
    status: 'rejected',
    error: { kind: 'unreachable' },
  })
  expect(kept.answers.size).toBe(0)
})

it('removes everything at a sign-out', async () => {
  const { advance, dispatch, kept } = await visit()
  dispatch(signedOut({ by: 'user' }))
  await advance()
  expect(kept.answers.size).toBe(0)
  expect(kept.owner()).toBeNull()
})

it.each<[string, Page]>([
  ['if it is switched off', { config: { ...testConfig, offline: false } }],
  ['on a protected page', { isProtected: true }],
])('keeps nothing %s, and removes what was kept before', async (_when, page) => {
  const { kept } = await visit(page)
  expect(kept.answers.size).toBe(0)
  expect(kept.owner()).toBeNull()
})

it('shows what was kept while a slow backend is still asked, and then its answer', async () => {
  const { advance, ask, kept, state, since } = await visit()
  const key = [...kept.answers.keys()][0] ?? ''
  const other = 'component:default/b'
  kept.answers.set(key.replace(/a$/, 'b'), { text: JSON.stringify(entity), at: 5 })
  let send: (answer: Answer) => void = () => undefined
  let questions = 0
  world.pending = () => {
    questions++
    return new Promise((resolve) => (send = resolve))
  }
  const shown = () => entityByRef.select(other)(state())
  ask(entityByRef.initiate(other))
  await advance(150)
  expect(shown()).toMatchObject({ status: 'pending' })
  await advance(100)
  expect(shown()).toMatchObject({ status: 'pending', data: { metadata: { name: 'a' } } })
  expect(since()).toBe(5)
  send(answerOf(200, { ...entity, metadata: { name: 'b' } }))
  await advance()
  expect(shown()).toMatchObject({ status: 'fulfilled', data: { metadata: { name: 'b' } } })
  expect(since()).toBeNull()
  expect(questions).toBe(1)
})

it.each([403, 404])(
  'takes away what was kept if a slow backend then answers %d',
  async (status) => {
    const { advance, ask, kept, state, since } = await visit()
    const key = [...kept.answers.keys()][0] ?? ''
    const other = 'component:default/b'
    kept.answers.set(key.replace(/a$/, 'b'), { text: JSON.stringify(entity), at: 5 })
    let send: (answer: Answer) => void = () => undefined
    world.pending = () => new Promise((resolve) => (send = resolve))
    ask(entityByRef.initiate(other))
    await advance(300)
    expect(since()).toBe(5)
    send(answerOf(status, { error: { name: 'Error', message: 'no' } }))
    await advance()
    expect(entityByRef.select(other)(state()).data).toBeUndefined()
    expect(since()).toBeNull()
    expect(kept.answers.size).toBe(1)
  },
)

it('believes an answer more than the browser, which knows nothing of a backend on the same machine', async () => {
  const { advance, ask, isOffline } = await visit()
  world.hear(false)
  await advance()
  expect(isOffline()).toBe(true)
  world.answer = () => answerOf(200, { facets: {} })
  ask(facets.initiate({ facets: ['kind'] }))
  await advance()
  expect(isOffline()).toBe(false)
})

it('keeps what a task was started with apart from the task, which is kept without it', async () => {
  const { advance, ask, state } = await visit()
  const { task } = scaffolderApi.endpoints
  const { taskOrigin } = taskOriginApi.endpoints
  const origin = () => taskOrigin.select('one')(state() as never).data
  const spec = { parameters: { title: 'Shop' }, steps: [] }
  const answer = answerOf(200, { id: 'one', status: 'completed', createdAt: 'now', spec })
  world.answer = () => answer
  ask(task.initiate('one'))
  await advance()
  let send: (answer: Answer) => void = () => undefined
  world.pending = () => new Promise((resolve) => (send = resolve))
  ask(taskOrigin.initiate('one'))
  // A slow backend: what is kept would be shown by now.
  await advance(1_000)
  expect(origin()).toBeUndefined()
  send(answer)
  await advance()
  expect(origin()?.parameters).toEqual({ title: 'Shop' })
  world.pending = () => Promise.reject(unreachable)
  ask(task.initiate('one', { forceRefetch: true }))
  ask(taskOrigin.initiate('one', { forceRefetch: true }))
  await advance(1_000)
  expect(origin()?.parameters).toEqual({ title: 'Shop' })
})

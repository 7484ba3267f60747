// What needs attention: which sources are asked about which entities, when, and what each says while others fail.

import { expect, it } from '@jest/globals'
import { call } from 'typed-redux-saga'
import { signInRequested } from '../../src/features/session/sessionSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import {
  attentionRequested,
  attentionSlice,
  type AttentionState,
} from '../../src/features/start/attentionSlice.ts'
import { FailureError } from '../../src/model/failure.ts'
import type { AttentionAnswer } from '../../src/model/plugins/attention.ts'
import { attentionRef } from '../../src/model/shell/attention.ts'
import type { AttentionQuestion, OfferedSource } from '../../src/sagas/kit/attentionSource.ts'
import { attentionSaga } from '../../src/sagas/start/attentionSaga.ts'
import { fakeBackend, fakeSession } from '../support/fakeSessions.ts'
import { answerOf } from '../support/importWorld.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

const nothing: AttentionAnswer = { items: [], well: [] }
const failure = { kind: 'serverError', name: 'Error', message: 'down' } as const

const entityOf = (name: string) => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name, namespace: 'default' },
})

const domain = {
  ...entityOf('trade'),
  kind: 'Domain',
  relations: [{ type: 'hasPart', targetRef: 'system:default/shop' }],
}

type Answer = () => AttentionAnswer | Promise<AttentionAnswer>

/** A source whose answer the test gives, and what it was asked. */
function sourceOf(id: string, answer: Answer, isAboutEntities = true) {
  const asked: (readonly string[])[] = []
  const offered: OfferedSource = {
    id,
    plugin: 'start',
    titles: { en: id },
    ...(isAboutEntities && { appliesTo: () => true }),
    load: () =>
      Promise.resolve(function* ({ entities }: AttentionQuestion) {
        asked.push(entities.map(({ metadata }) => metadata.name))
        return yield* call(async () => answer())
      }),
  }
  return { offered, asked }
}

function start(sources: readonly OfferedSource[], owned: readonly string[] = ['a']) {
  const lists: string[] = []
  const backend = fakeBackend((url) => {
    if (url.includes('/by-query')) lists.push(decodeURIComponent(url))
    if (url.includes('/by-name/domain/')) return Promise.resolve(answerOf(200, domain))
    return Promise.resolve(
      answerOf(200, { items: owned.map(entityOf), totalItems: owned.length, pageInfo: {} }),
    )
  })
  const session = fakeSession({
    enterAsGuest: () =>
      Promise.resolve({
        identity: {
          userEntityRef: 'user:default/guest',
          ownershipEntityRefs: owned.length > 0 ? ['group:default/team'] : [],
        },
        profile: {},
        expiresAt: Date.now() + 86_400_000,
      }),
  })
  let isAttended = true
  const waiting: (() => void)[] = []
  const whenAttended = () =>
    isAttended ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))
  const portal = {
    check: () => [],
    checkAll: () => Promise.resolve(),
    get: ({ id }: { readonly id: string }) =>
      (id === attentionRef.id ? { whenAttended } : undefined) as never,
  }
  const run = startProcesses(
    [],
    { session, backend, portal, attentionSources: { all: () => sources } },
    {
      aside: /^(?:boot|session|backend|userSettings|location|providers|flags|attention)\//,
    },
  )
  run.portal.extend({
    id: 'start',
    slices: [attentionSlice],
    processes: [{ name: 'attention', saga: attentionSaga }],
  })
  const go = async (pathname: string, search = '') => {
    run.dispatch(navigated({ pathname, search, hash: '', by: 'push' }))
    await run.advance(0)
  }
  return {
    ...run,
    lists,
    go,
    enter: async (pathname = '/') => {
      run.dispatch(configLoaded(testConfig))
      run.dispatch(signInRequested({ method: 'guest' }))
      await run.advance(0)
      await go(pathname)
    },
    look: (is: boolean) => {
      isAttended = is
      if (is) for (const resolve of waiting.splice(0)) resolve()
    },
    source: (id: string) =>
      (run.state() as unknown as { readonly attention: AttentionState }).attention.sources[id],
  }
}

it('asks each source about what the user owns, with one list for all, and again after a minute', async () => {
  const one = sourceOf('one', () => ({ items: [], well: ['component:default/a'] }))
  const two = sourceOf('two', () => nothing)
  const run = start([one.offered, two.offered])
  await run.enter()
  expect([one.asked, two.asked]).toEqual([[['a']], [['a']]])
  expect(run.lists).toHaveLength(1)
  expect(run.source('one')).toMatchObject({
    status: 'known',
    known: { well: ['component:default/a'], isWhole: true },
  })
  await run.advance(59_999)
  expect(one.asked).toHaveLength(1)
  await run.advance(1)
  expect([one.asked.length, two.asked.length, run.lists.length]).toEqual([2, 2, 2])
})

it('asks about what a group owns, or a domain contains, which the address names', async () => {
  const entities = sourceOf('entities', () => ({ items: [], well: ['component:default/a'] }))
  const tasks = sourceOf('tasks', () => nothing, false)
  const run = start([entities.offered, tasks.offered])
  await run.enter()
  expect([entities.asked.length, tasks.asked.length]).toEqual([1, 1])
  await run.go('/', '?of=group:default/crew')
  // What the user has started is not the group's.
  expect([entities.asked.length, tasks.asked.length]).toEqual([2, 1])
  expect(run.source('tasks')).toBeUndefined()
  expect(run.lists.at(-1)).toContain('relations.ownedBy=group:default/crew')
  await run.go('/', '?of=domain:default/trade')
  expect(run.lists.at(-1)).toContain(
    'relations.partOf=domain:default/trade,relations.partOf=system:default/shop',
  )
  // Nothing of another is shown meanwhile, nor kept for later.
  await run.go('/')
  expect(entities.asked).toHaveLength(4)
})

it('asks about ten entities at once, and about the others right after', async () => {
  const names = Array.from({ length: 23 }, (_none, index) => `e${String(index)}`)
  const one = sourceOf('one', () => nothing)
  const run = start([one.offered], names)
  await run.enter()
  expect(one.asked).toEqual([names.slice(0, 10)])
  await run.advance(1_000)
  await run.advance(1_000)
  expect(one.asked.slice(1)).toEqual([names.slice(10, 20), names.slice(20)])
  await run.advance(59_999)
  expect(one.asked).toHaveLength(3)
})

it('does not load a source for somebody who owns nothing, unless it is about no entity', async () => {
  const one = sourceOf('one', () => nothing)
  const tasks = sourceOf('tasks', () => nothing, false)
  const run = start([one.offered, tasks.offered], [])
  await run.enter()
  expect([one.asked, tasks.asked, run.lists]).toEqual([[], [[]], []])
  expect(run.source('one')).toMatchObject({ status: 'known', known: { items: [], isWhole: true } })
})

it.each<[string, Answer, object]>([
  ['refuses', () => Promise.reject(new FailureError(failure)), failure],
  [
    'throws',
    () => {
      throw new TypeError('no')
    },
    { name: 'TypeError', message: 'no' },
  ],
  [
    'answers something else',
    () => 'all is well' as unknown as AttentionAnswer,
    { name: 'WrongShapeError' },
  ],
  ['never answers', () => new Promise(() => undefined), { kind: 'timeout' }],
])('names a source that %s, while the others go on', async (_how, answer, expected) => {
  const bad = sourceOf('bad', answer)
  const good = sourceOf('good', () => nothing)
  const run = start([bad.offered, good.offered])
  await run.enter()
  await run.advance(30_000)
  expect(run.source('bad')).toMatchObject({ status: 'failing', failure: expected, attempt: 1 })
  expect(run.source('good')).toMatchObject({ status: 'known' })
  run.dispatch(attentionRequested({ source: 'bad' }))
  await run.advance(0)
  expect([bad.asked.length, good.asked.length]).toEqual([2, 1])
})

it('keeps what it knows while a later round fails', async () => {
  let isDown = false
  const one = sourceOf('one', () => {
    if (isDown) throw new FailureError(failure)
    return { items: [], well: ['component:default/a'] }
  })
  const run = start([one.offered])
  await run.enter()
  isDown = true
  await run.advance(60_000)
  expect(run.source('one')).toMatchObject({
    status: 'failing',
    known: { well: ['component:default/a'] },
  })
})

it('asks nothing while nobody looks, nor on another page, and not again for a minute after coming back', async () => {
  const one = sourceOf('one', () => nothing)
  const run = start([one.offered])
  await run.enter('/catalog')
  expect(one.asked).toEqual([])
  await run.go('/')
  run.look(false)
  await run.advance(600_000)
  expect(one.asked).toHaveLength(1)
  run.look(true)
  await run.advance(0)
  expect(one.asked).toHaveLength(2)
  await run.go('/catalog')
  await run.advance(600_000)
  expect(one.asked).toHaveLength(2)
  await run.go('/')
  expect(one.asked).toHaveLength(3)
  await run.go('/catalog')
  await run.go('/')
  expect(one.asked).toHaveLength(3)
})

// A portal without a network, or with a slow backend, whose content is kept in memory; the database is tested in
// keptContent.test.ts.

import { beforeEach, expect, jest } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { selectIsOffline, selectKeptSince } from '../../src/features/offline/offlineSlice.ts'
import { outagesSlice } from '../../src/features/recovery/outagesSlice.ts'
import { selectSession } from '../../src/features/session/sessionSlice.ts'
import { selectAlerts } from '../../src/features/shell/alerts/alertsSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import { FailureError } from '../../src/model/failure.ts'
import type { KeptAnswer, KeptContent, KeptPerson } from '../../src/model/offline/keptContent.ts'
import { rememberedProviderKey } from '../../src/model/session/guestSession.ts'
import type { SessionDetails } from '../../src/model/session/sessionState.ts'
import { recoverySaga } from '../../src/sagas/recovery/recoverySaga.ts'
import { fakeBackend, fakeCookie, fakeSession, personOf } from './fakeSessions.ts'
import { answerOf } from './importWorld.ts'
import { startProcesses, testConfig } from './processHarness.ts'

const { entityByRef } = catalogApi.endpoints
export const unreachable = new FailureError({
  kind: 'unreachable',
  name: 'TypeError',
  message: 'down',
})
export const entity = { kind: 'Component', metadata: { name: 'a' } }
export const ref = 'component:default/a'

interface World {
  answer: () => Answer | Error
  /** Instead of `answer`, for a slow backend. */
  pending: (() => Promise<Answer>) | undefined
  isOnline: boolean
  hear: (isOnline: boolean) => void
}

export const world: World = {
  answer: () => unreachable,
  pending: undefined,
  isOnline: true,
  hear: () => undefined,
}

beforeEach(() => {
  Object.assign(world, { answer: () => unreachable, pending: undefined, isOnline: true })
})

/** Content in memory instead of a database; the service itself is tested in keptContent.test.ts. */
function contentOf(person: KeptPerson | null) {
  const answers = new Map<string, KeptAnswer>()
  let owner = person
  let isOpen = false
  const content: KeptContent = {
    recall: (method) => Promise.resolve(owner?.method === method ? owner : null),
    begin: (next) => {
      if (owner?.identity.userEntityRef !== next.identity.userEntityRef) answers.clear()
      owner = next
      isOpen = true
      return Promise.resolve()
    },
    wipe: () => {
      answers.clear()
      owner = null
      isOpen = false
      return Promise.resolve()
    },
    read: (key) => Promise.resolve(isOpen ? (answers.get(key) ?? null) : null),
    keep: (key, text) => {
      if (isOpen) answers.set(key, { text, at: Date.now() })
    },
    drop: (key) => void answers.delete(key),
  }
  return { content, answers, owner: () => owner }
}

export interface Page {
  readonly isOffline?: boolean
  readonly config?: typeof testConfig
  readonly isProtected?: boolean
  /** Who was here at the last visit. */
  readonly last?: KeptPerson | null
}

export const lastGuest: KeptPerson = { method: 'guest', ...personOf('guest') }

export function open({ config = testConfig, isProtected = false, last = lastGuest }: Page = {}) {
  const backend = {
    ...fakeBackend(() => {
      if (world.pending) return world.pending()
      const given = world.answer()
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given)
    }),
  }
  const kept = contentOf(last)
  const enterAsGuest = jest.fn<() => Promise<SessionDetails>>(() =>
    world.answer() instanceof Error
      ? Promise.reject(unreachable)
      : Promise.resolve(personOf('guest', null)),
  )
  const recall = jest.fn()
  const run = startProcesses(
    [],
    {
      backend: { ...backend, kept: kept.content },
      kept: kept.content,
      session: fakeSession({ enterAsGuest, recall }),
      cookie: fakeCookie({ isProtected: () => isProtected }),
      connection: {
        isOnline: () => world.isOnline,
        onChange: (listener) => {
          world.hear = listener
          return () => undefined
        },
      },
    },
    { kept: { [rememberedProviderKey]: 'guest' }, aside: /./ },
  )
  const process = { name: 'recovery', saga: recoverySaga }
  run.portal.extend({ id: 'recovery', slices: [outagesSlice], processes: [process] })
  run.dispatch(configLoaded(config))
  const ask = (request: unknown) => run.dispatch(request as UnknownAction)
  return {
    ...run,
    kept,
    enterAsGuest,
    recall,
    ask,
    session: () => selectSession(run.state()),
    isOffline: () => selectIsOffline(run.state()),
    since: () => selectKeptSince(run.state()),
    entity: () => entityByRef.select(ref)(run.state()),
    alert: () => selectAlerts(run.state()),
  }
}

/** Signed in with a network, and the entity was seen. */
export async function visit(page: Page = {}) {
  world.answer = () => answerOf(200, entity)
  const opened = open(page)
  await opened.advance(10_000)
  expect(opened.session()).toMatchObject({ status: 'signedIn' })
  opened.ask(entityByRef.initiate(ref))
  await opened.advance()
  return opened
}

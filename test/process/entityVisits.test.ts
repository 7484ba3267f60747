// What has changed since a person last looked, kept per person in the browser.

import { expect, it } from '@jest/globals'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { entityVisitsSlice } from '../../src/features/inspector/entityVisitsSlice.ts'
import {
  signedOut,
  signInRequested,
  signInSucceeded,
} from '../../src/features/session/sessionSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { entityVisitsSaga } from '../../src/sagas/inspector/entityVisitsSaga.ts'
import { fakeBackend, personOf } from '../support/fakeSessions.ts'
import { startProcesses, testConfig } from '../support/processHarness.ts'

const ref = 'component:default/a'
const page = '/catalog/default/component/a'
const key = 'portico.entityVisits'
const to = (pathname: string) => navigated({ pathname, search: '', hash: '', by: 'push' })
const signIn = (name: string) =>
  [
    signInRequested({ method: 'guest' }),
    signInSucceeded({ ...personOf(name), expiresAt: null }),
  ] as const

async function start(kept: Readonly<Record<string, string>> = {}) {
  let type = 'service'
  const send = () =>
    Promise.resolve({
      ...{ ok: true, status: 200, statusText: '' },
      text: JSON.stringify({ kind: 'Component', metadata: { name: 'a' }, spec: { type } }),
    })
  const run = startProcesses(
    [],
    { backend: fakeBackend(send) },
    {
      kept,
      aside: /^(?:backend\/|location\/|session\/|stars\/|userSettings\/|cookie\/|providers\/)/,
    },
  )
  run.portal.extend({
    id: 'inspector',
    slices: [entityVisitsSlice],
    processes: [{ name: 'entityVisits', saga: entityVisitsSaga }],
  })
  await run.given(configLoaded(testConfig), ...signIn('ada'))
  const fetch = async (next = type) => {
    type = next
    await run.advance(1_000)
    await run.portal.store.dispatch(
      catalogApi.endpoints.entityByRef.initiate(ref, { forceRefetch: true }) as never,
    )
    await run.advance()
  }
  return { ...run, fetch }
}

it('tells what changed while the page was open, and what changed since the last time', async () => {
  const { dispatch, fetch, expectEvents, expectState } = await start()
  dispatch(to(page))
  await fetch()
  await fetch()
  await fetch('website')
  expectEvents(...['entityVisits/entitySeen', 'entityVisits/entitySeen', 'entityVisits/entitySeen'])
  expectState('entityVisits', {
    visits: [{ changes: [{ path: 'spec.type', before: 'service', after: 'website' }] }],
  })
  dispatch(to('/settings'))
  await fetch('library')
  expectEvents()
  dispatch(to(page))
  expectEvents('entityVisits/entitySeen')
  expectState('entityVisits', {
    visits: [{ changes: [{ before: 'website', after: 'library' }] }, { more: 0 }],
  })
})

it('has no news for what was on screen already', async () => {
  const { dispatch, fetch, expectEvents, state } = await start()
  dispatch(to(page))
  await fetch()
  await fetch('website')
  dispatch(to('/settings'))
  dispatch(to(page))
  expectEvents(...['entityVisits/entitySeen', 'entityVisits/entitySeen', 'entityVisits/entitySeen'])
  const root = state() as never
  expect(entityVisitsSlice.selectors.selectVisits(root, ref)).toHaveLength(1)
  expect(entityVisitsSlice.selectors.selectNewVisits(root, ref)).toBe(0)
})

it('is kept for each person, and removed by their own sign-out', async () => {
  const { dispatch, given, fetch, expectEvents, kept } = await start()
  dispatch(to(page))
  await fetch()
  expect(kept.get(key)).toContain('spec.type')
  expectEvents('entityVisits/entitySeen')
  await given(signedOut({ by: 'otherUser' }), ...signIn('grace'))
  await fetch('website')
  expectEvents('entityVisits/entitySeen')
  const ofGrace = kept.get(`${key}@user:default/grace`)
  expect(ofGrace).toContain('"visits":[]')
  dispatch(signedOut({ by: 'user' }))
  expect(kept.get(`${key}@user:default/grace`)).toBeUndefined()
  expect(kept.get(key)).toContain('service')
})

it.each(['{', '[{"entityRef":1}]', 'x'.repeat(2_000_000)])(
  'throws spoiled values away without a word: %#',
  async (text) => {
    const { dispatch, fetch, expectEvents, kept, reported } = await start({ [key]: text })
    dispatch(to(page))
    await fetch()
    expectEvents('entityVisits/entitySeen')
    expect(JSON.parse(kept.get(key) ?? '')).toMatchObject([{ entityRef: ref, visits: [] }])
    expect(reported).toEqual([])
  },
)

// Shared requests that another caller aborts.

import { expect, it } from '@jest/globals'
import { createAction } from '@reduxjs/toolkit'
import { call, take, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { locationsApi } from '../../src/features/entities/locationsApi.ts'
import type { Entity } from '../../src/model/entities/entity.ts'
import type { AddedLocation } from '../../src/model/entities/locationAnswers.ts'
import { toFailure } from '../../src/model/failure.ts'
import { request } from '../../src/sagas/kit/request.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const go = createAction('backend/go')
const { entityByRef } = catalogApi.endpoints
const { addLocation } = locationsApi.endpoints
const entity = { kind: 'Component', metadata: { name: 'a' } }

/** The first request is never answered, later ones at once. */
function start(saga: (notes: string[]) => SagaGenerator<void>) {
  const sent: string[] = []
  const notes: string[] = []
  const backend = fakeBackend((_url, { method = 'GET', signal }) => {
    sent.push(method)
    if (sent.length > 1)
      return Promise.resolve({
        ok: true,
        status: 200,
        statusText: '',
        text: JSON.stringify(entity),
      })
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('broken off', 'AbortError'))
      })
    })
  })
  const process = { name: 'test', saga: () => saga(notes) }
  const run = startProcesses([process], { backend }, { aside: /^backend\// })
  return { ...run, notes, sent }
}

it('asks anew for what another shared and gave up', async () => {
  const { advance, dispatch, notes, portal, sent } = start(function* (found) {
    yield* take(go)
    const { metadata } = yield* call(request<Entity>, entityByRef.initiate('component:default/a'))
    found.push(metadata.name)
  })
  const other = portal.store.dispatch(entityByRef.initiate('component:default/a'))
  await advance()
  // The same query, which shares the running request.
  dispatch(go())
  await advance()
  expect(sent).toEqual(['GET'])
  other.abort()
  await advance()
  expect(sent).toEqual(['GET', 'GET'])
  expect(notes).toEqual(['a'])
})

it('never sends a change twice, whoever broke it off', async () => {
  const { advance, notes, portal, sent } = start(function* (failures) {
    const target = 'https://example.org/a.yaml'
    try {
      yield* call(request<AddedLocation>, addLocation.initiate({ target }))
    } catch (thrown) {
      failures.push(toFailure(thrown).kind)
    }
  })
  await advance()
  portal.store.dispatch({ type: 'backend/resetApiState' })
  await advance()
  expect(sent).toEqual(['POST'])
  expect(notes).toEqual(['aborted'])
})

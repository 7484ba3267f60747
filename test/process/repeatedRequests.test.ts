// Requests that are repeated with the token after a refused one, and those that are not.

import { expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import { catalogApi } from '../../src/features/entities/catalogApi.ts'
import { entitiesApi } from '../../src/features/entities/entitiesApi.ts'
import { locationsApi } from '../../src/features/entities/locationsApi.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { answerOf } from '../support/importWorld.ts'
import { startProcesses } from '../support/processHarness.ts'

const { entityByRef } = catalogApi.endpoints
const { entitiesByRefs } = entitiesApi.endpoints
const { addLocation, removeLocation } = locationsApi.endpoints

async function sentAfterRefusal(request: unknown): Promise<readonly string[]> {
  const sent: string[] = []
  let token = 'old'
  const backend = fakeBackend(
    (_url, { method, headers }) => {
      const { authorization } = headers as { readonly authorization: string }
      sent.push(`${String(method)} ${authorization}`)
      return Promise.resolve(answerOf(401, {}))
    },
    {
      token: () => token,
      anotherToken: () => {
        token = 'new'
        return Promise.resolve(true)
      },
    },
  )
  const { dispatch, advance } = startProcesses([], { backend }, { aside: /^backend\// })
  dispatch(request as UnknownAction)
  await advance()
  return sent
}

it.each([
  ['GET', entityByRef.initiate('component:default/a')],
  ['POST', entitiesByRefs.initiate({ refs: ['component:default/a'], fields: [] })],
  ['DELETE', removeLocation.initiate('1')],
])(
  'sends a %s that changes nothing the second time once more, with the new token',
  async (method, request) => {
    expect(await sentAfterRefusal(request)).toEqual([
      `${method} Bearer old`,
      `${method} Bearer new`,
    ])
  },
)

it('sends a POST that adds something once only', async () => {
  const request = addLocation.initiate({ target: 'https://example.org/a.yaml' })
  expect(await sentAfterRefusal(request)).toEqual(['POST Bearer old'])
})

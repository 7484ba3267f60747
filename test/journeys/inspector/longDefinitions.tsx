// A definition with more of a kind than a page can draw at once.

import { beforeAll, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { viewerOf } from '../../../src/features/apis/viewerChunks.ts'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

describe('longDefinitions', () => {
  beforeAll(() => viewerOf('openapi'))

  const size = 3_000
  const named = <Value,>(valueOf: (index: number) => Value) =>
    Object.fromEntries(
      Array.from({ length: size }, (_, index) => [`n${String(index)}`, valueOf(index)]),
    )
  const self = { $ref: '#/components/schemas/Self' }

  const definition = {
    openapi: '3.0.0',
    info: { title: 'Endless API' },
    paths: {
      '/a': { get: { responses: { 200: { content: { 'text/json': { schema: self } } } } } },
    },
    components: {
      schemas: { Self: { type: 'object', properties: named(() => self) }, ...named(() => self) },
    },
  }

  it('draws a hundred schemas, and a hundred properties that refer to themselves, and more on request', async () => {
    rememberGuest()
    const entity = recordedBody('entity-api-default-payments-api') as { spec: object }
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/api/default/payments-api`, () =>
        HttpResponse.json({
          ...entity,
          spec: { ...entity.spec, definition: JSON.stringify(definition) },
        }),
      ),
    )
    const { user } = renderApp({ at: '/catalog/default/api/payments-api/definition' })
    await screen.findByRole('heading', { name: 'Endless API' })
    expect(screen.getByText('n98')).toBeVisible()
    expect(screen.queryByText('n99')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show more (2,901 left)' }))
    expect(screen.getByText('n198')).toBeVisible()
    const [first] = screen.getAllByText('Self')
    if (first) await user.click(first)
    expect(screen.getAllByText('n99')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Show more (2,900 left)' })).toBeVisible()
  })
})

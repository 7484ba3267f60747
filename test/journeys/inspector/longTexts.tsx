// An entity with more, and longer, texts than a page can draw at once.

import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const entity = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: {
    name: 'endless',
    namespace: 'default',
    description: 'x'.repeat(30_000),
    labels: { note: 'y'.repeat(20_000) },
    links: Array.from({ length: 350 }, (_, index) => ({
      url: `https://example.org/${String(index)}`,
    })),
  },
  spec: { type: 'service' },
  relations: [],
  status: {
    items: Array.from({ length: 350 }, (_, index) => ({
      level: 'error',
      message: `broken ${String(index)}`,
    })),
  },
}

describe('longTexts', () => {
  it('shows the beginnings, and the rest on request', async () => {
    rememberGuest()
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/component/default/endless`, () =>
        HttpResponse.json(entity),
      ),
      http.get(
        `${backendUrl}/api/catalog/entities/by-name/component/default/endless/ancestry`,
        () => HttpResponse.json({ rootEntityRef: 'component:default/endless', items: [] }),
      ),
    )
    const { user } = renderApp({ at: '/catalog/default/component/endless' })
    const about = within(await screen.findByRole('region', { name: 'About' }))
    const links = within(await screen.findByRole('region', { name: 'Links' }))
    const labels = await screen.findByRole('region', { name: 'Labels' })
    expect(links.getAllByRole('link')).toHaveLength(100)
    expect(screen.getByText('broken 99')).toBeVisible()
    expect(screen.queryByText('broken 100')).toBeNull()
    await user.click(links.getByRole('button', { name: 'Show more (250 left)' }))
    expect(links.getAllByRole('link')).toHaveLength(200)
    expect(links.getByRole('button', { name: 'Show more (150 left)' })).toBeVisible()
    expect(labels.textContent).not.toContain('y'.repeat(5_001))
    await user.click(within(labels).getByRole('button', { name: 'Show all' }))
    expect(labels).toHaveTextContent('y'.repeat(20_000))
    await user.click(about.getByRole('button', { name: 'Show all' }))
    expect(screen.getByRole('region', { name: 'About' })).toHaveTextContent('x'.repeat(30_000))
  })
})

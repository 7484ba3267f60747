// The list's filter by errors, which the catalog does not index, and counts of what a search matches.

import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest, rowNames } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

async function openCatalog(at: string) {
  rememberGuest()
  const app = renderApp({ at })
  // Waits for the filters' chunk, which loads after the rows.
  await screen.findByRole('combobox', { name: 'Owner' })
  return app
}

describe('errors', () => {
  it('filters by errors, which the catalog cannot, and removes the filter by its chip', async () => {
    const { user } = await openCatalog('/catalog?filters[error]=true')
    expect(await screen.findByText('1 entity')).toBeVisible()
    expect(rowNames()).toEqual(['Returns Portal'])
    expect(
      within(screen.getByRole('row', { name: /Returns Portal/ })).getByText('Errors'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Remove Has errors/ }))
    expect(await screen.findByText('28 entities')).toBeVisible()
  })

  it('checks a thousand entities for errors at a time, and says how many', async () => {
    const page = (from: number) =>
      Array.from({ length: 200 }, (_, index) => ({
        kind: 'Component',
        metadata: { name: `service-${String(from + index)}` },
        ...(from + index === 1_150 && {
          status: { items: [{ type: 'processing', level: 'error', message: 'No such file' }] },
        }),
      }))
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) => {
        const { searchParams } = new URL(request.url)
        if (searchParams.get('limit') !== '200') return undefined
        const from = Number(searchParams.get('cursor') ?? 0)
        const pageInfo = from < 1_200 ? { nextCursor: String(from + 200) } : {}
        return HttpResponse.json({ items: page(from), pageInfo })
      }),
    )
    const { user } = await openCatalog('/catalog?filters[error]=true')
    expect(await screen.findByText('No errors in the 1,000 entities checked so far.')).toBeVisible()
    expect(screen.getByText('0 in 1,000 entities checked')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Check more entities' }))
    expect(await screen.findByText('1 entity')).toBeVisible()
    expect(rowNames()).toEqual(['service-1150'])
    expect(screen.queryByRole('button', { name: 'Check more entities' })).toBeNull()
  })

  it('counts the matches of a search by kind and type', async () => {
    await openCatalog('/catalog?filters[text]=pay')
    const kinds = await screen.findByRole('combobox', { name: 'Kind' })
    expect(await within(kinds).findByRole('option', { name: 'Component (2)' })).toBeVisible()
    expect(within(kinds).getByRole('option', { name: 'All kinds (8)' })).toBeVisible()
    expect(within(kinds).getByRole('option', { name: 'Template (0)' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^service\s*2$/ })).toBeVisible()
  })
})

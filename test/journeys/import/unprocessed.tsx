import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, recordedBody, server, takeRequests } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const at = '/catalog-unprocessed-entities'
const pendingUrl = `${backendUrl}/api/catalog/entities/unprocessed/pending`
const unprocessedUrl = `${backendUrl}/api/catalog/entities/unprocessed/*`

describe('unprocessed', () => {
  beforeEach(rememberGuest)

  it('shows what the catalog refused and why, and has it read again', async () => {
    const asked: unknown[] = []
    server.use(
      http.post(`${backendUrl}/api/catalog/refresh`, async ({ request }) => {
        asked.push(await request.json())
        return new HttpResponse(null)
      }),
    )
    const { user } = renderApp({ at })
    const refused = await screen.findByRole('region', { name: 'Failed (1)' })
    expect(within(refused).getByText('component:default/half-written')).toBeVisible()
    expect(within(refused).getByText(/must have required property 'lifecycle'/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Pending (0)' })).toHaveTextContent(
      'No pending entities',
    )
    await user.click(within(refused).getByRole('button', { name: 'Refresh' }))
    expect(await within(refused).findByText(/^Refresh scheduled/)).toBeVisible()
    expect(asked).toEqual([{ entityRef: 'component:default/half-written' }])
  })

  it('tells what waits from what was refused, step by step', async () => {
    const [first] = (recordedBody('unprocessed-pending') as { entities: readonly object[] })
      .entities
    const entities = Array.from({ length: 110 }, (_, index) => ({
      ...first,
      errors: null,
      unprocessed_entity: { kind: 'Component', metadata: { name: `w${String(index)}` } },
    }))
    server.use(http.get(pendingUrl, () => HttpResponse.json({ entities })))
    const { user } = renderApp({ at })
    const waiting = await screen.findByRole('region', { name: 'Pending (110)' })
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(100)
    await user.click(within(waiting).getByRole('button', { name: 'Show more (10 left)' }))
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(110)
  })

  it('says so where the backend does not tell', async () => {
    server.use(http.get(unprocessedUrl, () => new HttpResponse(null, { status: 404 })))
    renderApp({ at })
    expect(await screen.findByText(/Not available on this backend/)).toBeVisible()
  })

  it('says what failed, and looks again', async () => {
    server.use(
      http.get(unprocessedUrl, () => HttpResponse.json({}, { status: 403 }), { once: true }),
    )
    const { user } = renderApp({ at })
    expect(await screen.findByText("Couldn't load unprocessed entities")).toBeVisible()
    takeRequests()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('region', { name: 'Failed (1)' })
    expect(screen.queryByText("Couldn't load unprocessed entities")).toBeNull()
    // The names of refs are requested shortly afterwards.
    expect(takeRequests().filter((request) => request.includes('/unprocessed/'))).toHaveLength(2)
  })
})

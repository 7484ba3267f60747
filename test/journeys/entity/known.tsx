// An entity is drawn from its row until its own answer is there.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

describe('known', () => {
  beforeEach(rememberGuest)

  /** Holds the entity's own answer until it is released. */
  function holdEntity(): () => Promise<void> {
    let release: (() => void) | undefined
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/*`, async () => {
        await new Promise<void>((resolve) => (release = resolve))
        return undefined
      }),
    )
    return async () => {
      await waitFor(() => {
        expect(release).toBeDefined()
      })
      release?.()
    }
  }

  it('shows header and About card from the row, and fills in the rest in place', async () => {
    const { user } = renderApp({ at: '/catalog' })
    const row = await screen.findByRole('link', { name: 'Checkout Service' })
    const answer = holdEntity()
    await user.click(row)
    expect(await screen.findByRole('heading', { name: 'Checkout Service', level: 1 })).toBeVisible()
    const about = screen.getByRole('region', { name: 'About' })
    for (const text of ['service', 'production', 'typescript'])
      expect(within(about).getByText(text)).toBeVisible()
    expect(await within(about).findAllByRole('link', { name: 'Storefront' })).toHaveLength(2)
    expect(screen.getByRole('progressbar', { name: 'Loading entity…' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Links' })).toBeNull()
    await answer()
    expect(await screen.findByRole('region', { name: 'Links' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'About' })).toBe(about)
    expect(screen.queryByRole('progressbar', { name: 'Loading entity…' })).toBeNull()
  })

  it('keeps the header of a known entity whose answer fails, and offers to retry', async () => {
    const { user } = renderApp({ at: '/catalog' })
    const row = await screen.findByRole('link', { name: 'Checkout Service' })
    let isWell = false
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/*`, () =>
        isWell ? undefined : new HttpResponse(null, { status: 500 }),
      ),
    )
    await user.click(row)
    // The page asks once more when it is opened.
    await waitFor(() => {
      expect(screen.getByText("Couldn't load the entity")).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Checkout Service', level: 1 })).toBeVisible()
      expect(screen.queryByRole('region', { name: 'About' })).toBeNull()
    })
    isWell = true
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('region', { name: 'About' })).toBeVisible()
  })
})

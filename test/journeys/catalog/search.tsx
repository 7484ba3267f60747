// Searching the index while its answers are slow: rows narrow at once, and nothing wrong is shown meanwhile.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest, rowNames } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

describe('search', () => {
  beforeEach(rememberGuest)

  interface Held {
    /** Terms of the requests for rows so far. */
    readonly asked: string[]
    /** Ends a held request; its answer is the recorded one, or a failure. */
    readonly answer: (term: string, status?: number) => Promise<void>
  }

  /** Holds the answers for rows of a text until they are released. */
  function holdRows(): Held {
    const asked: string[] = []
    const holds = new Map<string, (status: number) => void>()
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, async ({ request }) => {
        const { searchParams } = new URL(request.url)
        const term = searchParams.get('fullTextFilterTerm')
        // The others count.
        if (term === null || searchParams.get('limit') !== '50') return undefined
        asked.push(term)
        const status = await new Promise<number>((resolve) => holds.set(term, resolve))
        return status === 200 ? undefined : new HttpResponse(null, { status })
      }),
    )
    const answer = async (term: string, status = 200) => {
      await waitFor(() => {
        expect(holds.has(term)).toBe(true)
      })
      holds.get(term)?.(status)
      holds.delete(term)
    }
    return { asked, answer }
  }

  /** Collects rows that do not match the search box after any change of the page. */
  function watchStrangers(box: HTMLInputElement) {
    const strangers: string[] = []
    const changes = new MutationObserver(() => {
      for (const row of document.querySelectorAll('tbody tr:not([aria-hidden])'))
        if (!row.textContent.toLowerCase().includes(box.value)) strangers.push(row.textContent)
    })
    changes.observe(document.body, { subtree: true, childList: true, characterData: true })
    return strangers
  }

  it('shows the matching rows with the keystroke, and no other ones until the answer', async () => {
    const { user } = renderApp({ at: '/catalog' })
    await screen.findByRole('link', { name: 'Checkout Service' })
    await screen.findByText('28 entities')
    const { asked, answer } = holdRows()
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    const strangers = watchStrangers(box)
    await user.type(box, 'pay')
    expect(rowNames()).toEqual(['Payments Gateway', 'Payments Ledger'])
    expect(screen.getByRole('progressbar', { name: 'Updating…' })).toBeVisible()
    await answer('pay')
    expect(await screen.findByText('2 entities')).toBeVisible()
    expect(screen.queryByRole('progressbar', { name: 'Updating…' })).toBeNull()
    expect(strangers).toEqual([])
    expect(asked).toEqual(['p', 'pay'])
  })

  it('does not say that nothing matches before the catalog has', async () => {
    const { user } = renderApp({ at: '/catalog' })
    await screen.findByRole('link', { name: 'Checkout Service' })
    const { answer } = holdRows()
    const head = screen.getByRole('columnheader', { name: /^Name/ })
    await user.type(screen.getByRole('searchbox'), 'zzz')
    expect(screen.queryAllByRole('rowheader')).toEqual([])
    // The heads of the columns stay where they are.
    expect(screen.getByRole('columnheader', { name: /^Name/ })).toBe(head)
    expect(screen.queryByText('No records to display')).toBeNull()
    expect(screen.getByRole('progressbar', { name: 'Updating…' })).toBeVisible()
    await answer('zzz', 500)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
        HttpResponse.json({ items: [], totalItems: 0, pageInfo: {} }),
      ),
    )
    await user.click(retry)
    expect(await screen.findByText('No records to display')).toBeVisible()
  })

  it('asks for the last words alone after a failure, and again on Retry', async () => {
    const { user } = renderApp({ at: '/catalog' })
    await screen.findByRole('link', { name: 'Checkout Service' })
    const { asked, answer } = holdRows()
    await user.type(screen.getByRole('searchbox'), 'p')
    await answer('p', 500)
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'ay')
    expect(rowNames()).toEqual(['Payments Gateway', 'Payments Ledger'])
    await answer('pay', 500)
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => {
      expect(asked).toEqual(['p', 'pa', 'pay', 'pay'])
    })
    await answer('pay')
    expect(await screen.findByText('2 entities')).toBeVisible()
  })
})

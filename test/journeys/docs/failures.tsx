// Documentation whose backend fails: said once, with the page's own way to try again.

import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

describe('failures', () => {
  it('says once that the backend is away, for the page and for its build', async () => {
    rememberGuest()
    const error = { name: 'ServiceUnavailableError', message: 'The database is restarting' }
    server.use(
      http.all(`${backendUrl}/api/techdocs/*`, () => HttpResponse.json({ error }, { status: 503 })),
    )
    renderApp({ at: '/docs/default/component/checkout-service' })
    expect(await screen.findByText(/^Could not generate documentation/)).toBeVisible()
    expect(await screen.findAllByText(/The database is restarting$/)).toHaveLength(1)
    expect(screen.queryByText("The backend couldn't build this documentation")).toBeNull()
  })
})

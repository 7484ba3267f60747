// Dismissible hints: the announcement and the sidebar's introduction.

import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { configYaml, portalUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const announce = (announcement: string) => {
  const config = configYaml.replace(
    'title: Portico,',
    `title: Portico, announcement: ${announcement},`,
  )
  server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(config)))
}

describe('banners', () => {
  it('shows an announcement until it is dismissed, and never again; a new one it does', async () => {
    rememberGuest()
    announce('{ id: outage, message: Read-only on Saturday, url: https://example.org/status }')
    const { unmount, user } = renderApp({ at: '/catalog' })
    const text = await screen.findByText(/^Read-only on Saturday/)
    expect(within(text).getByRole('link', { name: 'Read more' })).toHaveAttribute(
      'href',
      'https://example.org/status',
    )
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/^Read-only/)).toBeNull()
    expect(localStorage.getItem('/notifications/dismissedBanners')).toBe('["outage"]')
    unmount()

    const again = renderApp({ at: '/settings' })
    await screen.findByRole('region', { name: 'Profile' })
    expect(screen.queryByText(/^Read-only/)).toBeNull()
    again.unmount()

    announce('{ message: Welcome back, severity: warning }')
    renderApp({ at: '/settings' })
    expect(await screen.findByText(/^Welcome back/)).toBeVisible()
  })

  it('explains the sidebar until someone has read it', async () => {
    rememberGuest()
    const { unmount, user } = renderApp({ at: '/' })
    await screen.findByText(/^Unpin the sidebar to make room/)
    await user.click(screen.getByRole('button', { name: 'Got it' }))
    expect(screen.queryByText(/^Unpin the sidebar to make room/)).toBeNull()
    expect(localStorage.getItem('portico.sidebarIntroDismissed')).toBe('true')
    unmount()
    renderApp({ at: '/' })
    await screen.findByRole('region', { name: 'My tasks' })
    expect(screen.queryByText(/^Unpin the sidebar to make room/)).toBeNull()
  })
})

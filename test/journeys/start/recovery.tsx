// The backend goes away and comes back: the page shows everything again without a click.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest, rowNames } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

describe('recovery', () => {
  beforeEach(rememberGuest)

  const patiently = { timeout: 20_000 }
  /** Half of each pause. */
  const hasty = { random: { fraction: () => 0 } }

  it('loads the rows, the counts and the graph by themselves, and says when the backend is back', async () => {
    let isDown = false
    server.use(
      http.all(`${backendUrl}/api/catalog/*`, () => (isDown ? HttpResponse.error() : undefined)),
    )
    const { router } = renderApp({ at: '/settings', services: hasty, alsoLoads: ['recovery'] })
    await screen.findByRole('region', { name: 'Profile' })
    isDown = true
    await router.navigate('/catalog')
    expect(await screen.findByText('Could not fetch catalog entities.')).toBeVisible()
    expect(
      await screen.findByText("Can't reach the backend. Retrying automatically.", {}, patiently),
    ).toBeVisible()
    isDown = false
    expect(await screen.findByText('28 entities', {}, patiently)).toBeVisible()
    expect(rowNames()).toHaveLength(28)
    expect(await screen.findByText('The backend is back.')).toBeVisible()
    const kinds = screen.getByRole('combobox', { name: 'Kind' })
    expect(
      await within(kinds).findByRole('option', { name: /^All kinds \(\d+\)$/ }, patiently),
    ).toBeVisible()
    expect(screen.queryByText("Couldn't load the counts.")).toBeNull()
  }, 60_000)

  it('loads a graph and the form of a template by themselves', async () => {
    let isDown = true
    const parameters = {
      title: 'Service',
      steps: [
        { title: 'About', schema: { properties: { name: { type: 'string', title: 'Name' } } } },
      ],
    }
    server.use(
      http.all(`${backendUrl}/api/catalog/entities/by-refs`, () =>
        isDown ? new HttpResponse(null, { status: 502 }) : undefined,
      ),
      http.get(
        `${backendUrl}/api/scaffolder/v2/templates/default/template/fields/parameter-schema`,
        () => (isDown ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(parameters)),
      ),
    )
    const { router } = renderApp({
      at: '/catalog-graph?rootEntityRefs[]=component:default/checkout-service',
      services: hasty,
      alsoLoads: ['recovery'],
    })
    expect(await screen.findByText("Couldn't load relations")).toBeVisible()
    isDown = false
    expect(await screen.findByRole('button', { name: /Checkout/ }, patiently)).toBeVisible()
    isDown = true
    await router.navigate('/create/templates/default/fields')
    expect(await screen.findByRole('alert')).toBeVisible()
    isDown = false
    expect(await screen.findByRole('textbox', { name: /^Name/ }, patiently)).toBeVisible()
  }, 60_000)
})

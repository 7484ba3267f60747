// What a page asks besides its content may fail too: the page says so, and offers to ask again.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

describe('sideFailures', () => {
  beforeEach(rememberGuest)

  const cut = () =>
    new HttpResponse(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"facets":{"kind":[{"value":"Comp'))
          controller.error(new TypeError('terminated'))
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    )

  const ancestry = `${backendUrl}/api/catalog/entities/by-name/component/default/checkout-service/ancestry`

  it.each([
    ['401', () => new HttpResponse(null, { status: 401 })],
    [
      '404',
      () =>
        HttpResponse.json({ error: { name: 'NotFoundError', message: 'Gone' } }, { status: 404 }),
    ],
    ['wrong types', () => HttpResponse.json({ rootEntityRef: 7, items: 'none' })],
  ])('says that an ancestry of %s was not checked, and checks again', async (_name, answer) => {
    let isBroken = true
    server.use(http.get(ancestry, () => (isBroken ? answer() : undefined)))
    const { user } = renderApp({ at: '/catalog/default/component/checkout-service' })
    const problems = await screen.findByRole('group', { name: 'Problems' })
    const chip = await within(problems).findByRole('button', { name: 'Relations not checked' })
    expect(within(problems).getByRole('button', { name: 'Retry' })).toBeVisible()
    await user.click(chip)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent("Couldn't check relations and ancestors")
    isBroken = false
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Relations not checked' })).toBeNull()
    })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['a cut', cut],
  ])('says that counts of %s could not be loaded, and loads them again', async (_name, answer) => {
    let isBroken = true
    server.use(
      http.get(`${backendUrl}/api/catalog/entity-facets`, () => (isBroken ? answer() : undefined)),
    )
    const { user } = renderApp({ at: '/catalog' })
    const kinds = await screen.findByRole('combobox', { name: 'Kind' })
    expect(await screen.findAllByText("Couldn't load the counts.")).toHaveLength(2)
    expect(within(kinds).getByRole('option', { name: 'All kinds' })).toBeVisible()
    isBroken = false
    const ofKinds = within(kinds.parentElement ?? document.body)
    await user.click(ofKinds.getByRole('button', { name: 'Retry' }))
    expect(await within(kinds).findByRole('option', { name: /^All kinds \(\d+\)$/ })).toBeVisible()
    expect(screen.getAllByText("Couldn't load the counts.")).toHaveLength(1)
  })
})

import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { configYaml, portalUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

describe('calls', () => {
  it('asks the catalog where discovery says that it is, as whoever is signed in', async () => {
    const elsewhere = 'https://catalog.example/here'
    const endpoints = `discovery: { endpoints: [{ target: '${elsewhere}', plugins: [catalog] }] }`
    const asked: (string | null)[] = []
    server.use(
      http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(configYaml + endpoints)),
      http.get(
        `${elsewhere}/entities/by-name/component/default/checkout-service`,
        ({ request }) => {
          asked.push(request.headers.get('authorization'))
          return HttpResponse.json(
            recordedBody('entity-component-default-checkout-service') as object,
          )
        },
      ),
      http.all(`${elsewhere}/*`, () => HttpResponse.json({ items: [] })),
    )
    rememberGuest()
    renderApp({ at: '/catalog/default/component/checkout-service' })
    expect(await screen.findByRole('heading', { name: 'Checkout Service', level: 1 })).toBeVisible()
    expect(asked).toEqual([expect.stringMatching(/^Bearer ./)])
  })
})

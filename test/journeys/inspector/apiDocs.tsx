import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { viewerOf } from '../../../src/features/apis/viewerChunks.ts'
import { tryOutRef } from '../../../src/model/apis/tryOutClient.ts'
import { backendUrl, configYaml, portalUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const definition = '/catalog/default/api/payments-api/definition'

describe('apiDocs', () => {
  // Loaded before the tests; the browser test covers its loading.
  beforeAll(() => viewerOf('openapi'))
  beforeEach(rememberGuest)

  it('lists APIs alone, under a path of their own', async () => {
    const { router } = renderApp({ at: '/api-docs' })
    expect(await screen.findByRole('heading', { name: 'APIs', level: 1 })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Payments API' })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull()
    // The button has a number for chosen filters; the kind does not count.
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Register API' })).toHaveAttribute(
      'href',
      '/catalog-import',
    )
    expect(await screen.findByRole('checkbox', { name: /^graphql/ })).toBeVisible()
    expect(router.state.location.pathname).toBe('/api-docs')
  })

  it('leads from the card of the overview to the definition, and back from the text to what is drawn', async () => {
    const { user, router } = renderApp({ at: '/catalog/default/api/payments-api' })
    const card = within(await screen.findByRole('region', { name: 'Definition' }))
    expect(card.getByText('121 lines')).toBeVisible()
    await user.click(card.getByRole('link', { name: 'Open definition' }))
    expect(router.state.location.pathname).toBe(definition)
    expect(await screen.findByRole('heading', { name: 'Payments API', level: 2 })).toBeVisible()
    await user.click(screen.getByText('Lists payments, newest first'))
    expect(await screen.findByText('maximum 100')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Source' }))
    expect(screen.queryByRole('heading', { name: 'Payments API', level: 2 })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Documentation' }))
    expect(await screen.findByRole('heading', { name: 'Payments API', level: 2 })).toBeVisible()
  })

  it('sends a request through the proxy with what was typed, and keeps neither key nor answer in the store', async () => {
    const proxies = "[{ server: 'https://api.larkspur.example', path: /pay }]"
    const asked: Request[] = []
    server.use(
      http.get(`${portalUrl}/app-config.yaml`, () =>
        HttpResponse.text(configYaml.replace('app: {', `app: { apiDocs: { proxies: ${proxies} },`)),
      ),
      http.post(`${backendUrl}/api/proxy/pay/payments/v2/payments`, ({ request }) => {
        asked.push(request)
        return HttpResponse.json({ token: 'answered-secret' }, { status: 201 })
      }),
    )
    const { user, portal, recorder, pluginServices } = renderApp({ at: definition })
    await user.click(await screen.findByText('Authorises a payment'))
    await user.click(await screen.findByRole('button', { name: 'Try it out' }))
    await user.click(await screen.findByRole('button', { name: 'Send POST request' }))
    expect(await screen.findByText('Required: Idempotency-Key')).toBeVisible()
    const key = screen.getByRole('textbox', { name: 'Idempotency-Key (header)' })
    expect(key).toBeInvalid()
    expect(key).toHaveFocus()
    expect(key).toHaveAccessibleDescription('Required: Idempotency-Key')
    await user.type(key, 'typed-secret')
    await user.click(screen.getByRole('button', { name: 'Send POST request' }))
    expect(await screen.findByText('Response 201')).toBeVisible()
    expect(screen.getByText(/answered-secret/)).toBeVisible()
    expect(asked[0]?.headers.get('idempotency-key')).toBe('typed-secret')
    await expect(asked[0]?.json()).resolves.toMatchObject({ currency: 'EUR' })
    const known = JSON.stringify([recorder.log(), portal.store.getState()])
    expect(known).not.toMatch(/typed-secret|answered-secret/)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(pluginServices.get(tryOutRef).answer()).toBeNull()
  })

  it('says what is wrong with a definition, in which line', async () => {
    const entity = recordedBody('entity-api-default-payments-api') as { spec: object }
    const broken = {
      ...entity,
      spec: { ...entity.spec, definition: 'openapi: 3.0.0\ninfo: [unfinished' },
    }
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/api/default/payments-api`, () =>
        HttpResponse.json(broken),
      ),
    )
    renderApp({ at: definition })
    expect(await screen.findByText('Invalid syntax')).toBeVisible()
    expect(screen.getByText(/^Line 2:/)).toBeVisible()
    expect(screen.getByText('Raw definition')).toBeVisible()
  })
})

// The page of clusters: what is wrong with what somebody owns, and what it says where nothing can be said.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { filledStore } from '../../support/clusterObjects.ts'
import { api, serve } from '../../support/kubernetesTab.ts'
import { renderApp } from '../../support/renderApp.tsx'

const at = '/kubernetes'

const entity = (name: string, title: string) => ({
  kind: 'Component',
  metadata: {
    ...{ name, title, namespace: 'default' },
    annotations: { 'backstage.io/kubernetes-id': name },
  },
})

const checkout = entity('checkout-service', 'Checkout Service')

/** What the guest and their groups own. */
function owns(items: readonly object[], total = items.length) {
  const asked: string[] = []
  server.use(
    http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) => {
      asked.push(decodeURIComponent(request.url))
      return HttpResponse.json({ items, totalItems: total, pageInfo: {} })
    }),
  )
  return asked
}

describe('kubernetesPage', () => {
  beforeEach(rememberGuest)

  it('lists workloads with errors of what I own, each with the way to its cause', async () => {
    serve()
    const asked = owns([checkout, entity('broken', 'Broken')], 30)
    server.use(
      http.post(`${api}/services/broken`, () =>
        HttpResponse.json({ error: { name: 'Error', message: 'no such thing' } }, { status: 500 }),
      ),
    )
    const { user, router } = renderApp({ at })
    expect(await screen.findByRole('heading', { name: 'Kubernetes', level: 1 })).toBeVisible()
    const table = await screen.findByRole('table', { name: 'Workloads with errors' })
    const rows = within(table).getAllByRole('row').slice(1)
    const kinds = rows.map(({ textContent }) => /^(?:Error|Warning)/.exec(textContent)?.[0])
    expect(new Set(kinds)).toEqual(new Set(['Error', 'Warning']))
    expect(kinds).toEqual([...kinds].sort())
    expect(
      asked.filter((url) => url.includes('relations.ownedBy=group:default/guests')),
    ).toHaveLength(1)
    expect(await screen.findByText('Some entities could not be checked')).toBeVisible()
    expect(screen.getByText(/^Broken: /)).toBeVisible()
    expect(screen.getByText('Checked 2 of 30 entities')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check 10 more' })).toBeVisible()
    const cluster = within(screen.getByRole('list', { name: 'Pods by cluster' }))
    expect(cluster.getByText('production')).toBeVisible()
    const [square] = cluster.getAllByRole('link')
    expect(decodeURIComponent(square?.getAttribute('href') ?? '')).toMatch(
      /\/checkout-service\/kubernetes\?object=production~Pod~shop~[\w-]+$/,
    )
    const tab = '/catalog/default/component/checkout-service/kubernetes'
    const [first] = rows
    if (!first) throw new Error('The table has no row')
    expect(within(first).getByRole('link', { name: 'Checkout Service' })).toHaveAttribute(
      'href',
      tab,
    )
    const [workload] = within(first).getAllByRole('link')
    expect(decodeURIComponent(workload?.getAttribute('href') ?? '')).toMatch(
      /\/kubernetes\?object=production~\w+~shop~[\w-]+$/,
    )
    server.use(
      http.get(
        `${backendUrl}/api/catalog/entities/by-name/component/default/checkout-service`,
        () => HttpResponse.json(checkout),
      ),
    )
    if (workload) await user.click(workload)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(tab)
    })
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('says once what a cluster cannot tell, and nothing is fine that is not known', async () => {
    const forbidden = [{ errorType: 'FORBIDDEN', statusCode: 403, resourcePath: '/api/v1/pods' }]
    serve({ errors: forbidden, store: filledStore('production') })
    owns([checkout, { ...checkout, metadata: { ...checkout.metadata, name: 'other' } }])
    server.use(
      http.post(`${api}/services/:name`, () =>
        HttpResponse.json({
          items: [
            { cluster: { name: 'production' }, resources: [], podMetrics: [], errors: forbidden },
          ],
        }),
      ),
    )
    renderApp({ at })
    expect(await screen.findByText('No errors in what could be read')).toBeVisible()
    const clusters = within(screen.getByRole('list', { name: 'Pods by cluster' }))
    expect(clusters.getAllByText(/production allows no list of pods/)).toHaveLength(1)
    expect(clusters.getByText('Could not be read in full')).toBeVisible()
    expect(screen.queryByText('No workloads with errors')).toBeNull()
  })

  it('says that all is well', async () => {
    serve()
    owns([checkout])
    server.use(
      http.post(`${api}/services/checkout-service`, () =>
        HttpResponse.json({
          items: [{ cluster: { name: 'production' }, resources: [], podMetrics: [], errors: [] }],
        }),
      ),
    )
    renderApp({ at })
    expect(await screen.findByText('No workloads with errors')).toBeVisible()
    expect(await screen.findByText('Runs none of these entities')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check 10 more' })).toBeNull()
  })

  it('leads on where nothing is owned', async () => {
    serve()
    owns([])
    renderApp({ at })
    expect(await screen.findByText('Nothing of yours runs in a cluster')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show owned entities' })).toHaveAttribute(
      'href',
      '/catalog?filters[user]=owned',
    )
  })

  it('leads on where the backend knows no cluster', async () => {
    owns([checkout])
    renderApp({ at })
    expect(await screen.findByRole('heading', { name: 'No clusters' })).toBeVisible()
    expect(screen.getByRole('link', { name: /Read Kubernetes Plugin Docs/ })).toBeVisible()
  })

  it('says which permissions are missing, and asks for nothing', async () => {
    serve({ config: 'permission: { enabled: true }\n' })
    const asked = owns([checkout])
    server.use(
      http.post(`${backendUrl}/api/permission/authorize`, async ({ request }) => {
        const { items } = (await request.json()) as { readonly items: readonly { id: string }[] }
        return HttpResponse.json({ items: items.map(({ id }) => ({ id, result: 'DENY' })) })
      }),
    )
    renderApp({ at })
    expect(await screen.findByText(/'kubernetes.clusters.read'/)).toBeVisible()
    expect(asked.filter((url) => url.includes('kubernetes-id'))).toEqual([])
  })

  it('says why nothing could be asked, and asks again', async () => {
    serve()
    owns([checkout])
    server.use(
      http.get(`${api}/clusters`, () => new HttpResponse(null, { status: 404 }), { once: true }),
    )
    const { user } = renderApp({ at })
    const reason = /^Not found: Could not find the Kubernetes Backend \(HTTP 404\)/
    expect(await screen.findByText(reason)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('table', { name: 'Workloads with errors' })).toBeVisible()
    expect(screen.queryByText(reason)).toBeNull()
  })
})

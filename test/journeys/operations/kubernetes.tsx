// The Kubernetes tab of an entity: what it says where something is missing, refused, or wrong.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { ownedBy } from '../../servers/kubernetes/clusterStore.ts'
import { podDraft } from '../../servers/kubernetes/podFactory.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { filledStore } from '../../support/clusterObjects.ts'
import { at, api, serve } from '../../support/kubernetesTab.ts'
import { renderApp } from '../../support/renderApp.tsx'

const firstPod = (store = filledStore('staging')) => store.list('pods')[0]?.metadata.name ?? ''
const podAt = (more = '') => `${at}?object=production~Pod~shop~${firstPod()}${more}`

describe('kubernetes', () => {
  beforeEach(rememberGuest)

  it('says that no cluster has an object of the entity', async () => {
    renderApp({ at })
    expect(await screen.findByText('No Kubernetes resources')).toBeVisible()
    expect(
      screen.getByText('No resources on any known clusters for Checkout Service'),
    ).toBeVisible()
  })

  it('says that the backend has no Kubernetes plugin, and shows progress before', async () => {
    const asked = Promise.withResolvers<undefined>()
    server.use(
      http.all(`${api}/*`, async () => {
        await asked.promise
        return new HttpResponse(null, { status: 404 })
      }),
    )
    renderApp({ at })
    await screen.findByRole('progressbar', { name: 'Loading objects…' })
    asked.resolve(undefined)
    const title = 'There was a problem retrieving Kubernetes objects'
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(
      screen.getByText(
        'Not found: Could not find the Kubernetes Backend (HTTP 404). Make sure the plugin has been fully installed.',
      ),
    ).toBeVisible()
  })

  it('says which permissions are required, and asks for nothing without them', async () => {
    serve({ config: 'permission: { enabled: true }\n' })
    const asked: string[] = []
    server.use(
      http.post(`${backendUrl}/api/permission/authorize`, async ({ request }) => {
        const { items } = (await request.json()) as {
          readonly items: readonly {
            readonly id: string
            readonly permission: { readonly name: string }
          }[]
        }
        asked.push(...items.map(({ permission }) => permission.name))
        return HttpResponse.json({
          items: items.map(({ id, permission }) => ({
            id,
            result: permission.name.startsWith('kubernetes.') ? 'DENY' : 'ALLOW',
          })),
        })
      }),
      http.all(`${api}/*`, () => HttpResponse.json({}, { status: 500 })),
    )
    renderApp({ at })
    expect(await screen.findByRole('heading', { name: 'Permission required' })).toBeVisible()
    expect(
      screen.getByText(
        "To view Kubernetes objects, contact your portal administrator to give you the 'kubernetes.clusters.read' and 'kubernetes.resources.read' permission.",
      ),
    ).toBeVisible()
    expect(asked.filter((name) => name.startsWith('kubernetes.'))).toContain(
      'kubernetes.clusters.read',
    )
  })

  it('draws a square for each pod, which the arrow keys walk and Enter opens', async () => {
    const store = filledStore('production')
    const names = store.list('pods').map(({ metadata: { name } }) => name)
    serve({ store })
    const { user, router } = renderApp({ at })
    const squares = await screen.findByRole('list', { name: 'Pods of production' })
    const links = within(squares).getAllByRole('link')
    const named = links.map(({ textContent }) => textContent.split(' · ')[0] ?? '')
    expect(named.toSorted()).toEqual(names.toSorted())
    expect(links.filter(({ tabIndex }) => tabIndex === 0)).toEqual([links[0]])
    act(() => {
      links[0]?.focus()
    })
    await user.keyboard('{ArrowRight}')
    expect(links[1]).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog')).toBeVisible()
    const open = new URLSearchParams(router.state.location.search).get('object')
    expect(open).toBe(`production~Pod~shop~${named[1] ?? ''}`)
  })

  it('pages its tables, and has no search in them', async () => {
    const store = filledStore('production')
    const [set] = store.list('replicasets')
    if (!set) throw new Error('no replica set')
    const { labels } = set.metadata
    for (let index = 0; index < 12; index += 1) {
      const name = `more-${String(index)}`
      store.put(
        'pods',
        podDraft(store, { name, labels, owner: ownedBy('replicasets', set), state: 'running' }),
      )
    }
    serve({ store })
    const { user } = renderApp({ at })
    await user.click(await screen.findByRole('button', { name: '15 pods of checkout-service' }))
    const pages = await screen.findByRole('navigation', { name: 'Pods' })
    expect(within(pages).getByText('1–10 of 15')).toBeVisible()
    await user.click(within(pages).getByRole('button', { name: 'Next page' }))
    expect(within(pages).getByText('11–15 of 15')).toBeVisible()
    expect(within(screen.getByRole('table', { name: 'Pods' })).queryByRole('searchbox')).toBeNull()
  })

  it('offers no deletion and no terminal unless they are switched on', async () => {
    serve()
    renderApp({ at: podAt() })
    expect(await screen.findByRole('heading', { name: 'Containers' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete Pod' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Terminal' })).toBeNull()
  })

  it('lists the errors of a pod, and says that it could not be deleted', async () => {
    serve({ config: 'kubernetes: { frontend: { podDelete: { enabled: true } } }\n' })
    const { user } = renderApp({ at: podAt() })
    const problems = await screen.findByRole('region', { name: 'Errors' })
    expect(within(problems).getByText('container=app restarted 7 times')).toBeVisible()
    const [worst] = within(problems).getAllByRole('listitem')
    expect(worst).toHaveTextContent(/back-off 5m0s restarting failed container=app/)
    const logs = within(worst ?? problems).getByRole('link', { name: 'Previous logs' })
    expect(logs.getAttribute('href')).toMatch(/&logs=app&previous=true$/)
    await user.click(screen.getByRole('button', { name: 'Delete Pod' }))
    const question = await screen.findByRole('dialog', { name: `Delete pod ${firstPod()}?` })
    await user.click(within(question).getByRole('button', { name: 'Delete Pod' }))
    expect(
      await screen.findByText(
        'Could not delete the pod. Please check the console for the full report.',
      ),
    ).toBeVisible()
    expect(screen.getByText('The cluster says: no')).toBeVisible()
  })

  it('says why a pod could not be read, and that a container has emitted no log', async () => {
    serve()
    server.use(http.get(`${api}/proxy/*/log`, () => HttpResponse.text('')))
    const { router } = renderApp({ at: podAt() })
    expect(
      await screen.findByText(
        'error reading pod from cluster: Proxy request failed with 403 Forbidden, {"kind":"Status","message":"no"}',
      ),
    ).toBeVisible()
    await router.navigate(podAt('&logs=app&previous=true'))
    expect(await screen.findByText('No logs emitted')).toBeVisible()
    expect(screen.getByText('No logs were emitted by the container')).toBeVisible()
  })

  it('says why a dashboard cannot be linked', async () => {
    serve({ cluster: { dashboardUrl: 'https://d.example', dashboardApp: 'eks' } })
    renderApp({ at: podAt() })
    expect(
      await screen.findByText(
        'There was a problem formatting the link to the Kubernetes dashboard: EKS formatter is not yet implemented. Please, contribute!',
      ),
    ).toBeVisible()
  })
})

// The Kubernetes tab with two recorded clusters: a calm one, and one in trouble.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { partOf, serveRecorded } from '../../support/kubernetesRecordings.ts'
import { at } from '../../support/kubernetesTab.ts'
import { renderApp } from '../../support/renderApp.tsx'

const objectAt = (cluster: string, kind: string, name: string) =>
  `${at}?object=${[cluster, kind, 'shop', name].join('~')}`

const pod = 'checkout-service-6d9f7c5b8-7x2bd'

/** The panel of a cluster. */
const panelOf = (cluster: string): Promise<HTMLElement> =>
  waitFor(() => {
    const panels = [...document.querySelectorAll<HTMLElement>('details[id]')]
    const found = panels.find(({ textContent }) => textContent.startsWith(cluster))
    if (!found) throw new Error(`There is no panel of ${cluster}`)
    return found
  })

const sectionsOf = (panel: HTMLElement) =>
  within(panel)
    .queryAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent.replace(/ \d+$/, ''))

describe('kubernetesRecorded', () => {
  beforeEach(rememberGuest)

  it('shows each cluster with its sections, and narrows them by name, namespace and errors', async () => {
    serveRecorded()
    const { user, router } = renderApp({ at })
    const panel = await panelOf('production')
    expect(within(panel).getByText('5 pods')).toBeVisible()
    expect(within(panel).getByText('No pods with errors')).toBeVisible()
    expect(within(await panelOf('staging')).getByText('7 pods with errors')).toBeVisible()
    expect(sectionsOf(panel)).toEqual([
      ...['Custom resources', 'Deployments', 'Daemon sets', 'Stateful sets', 'Ingresses'],
      ...['Services', 'Cron jobs', 'Jobs', 'Config maps'],
    ])
    for (const text of ['At 05:30 AM, only on Monday', 'Suspended', 'Scales from 2 to 10, now 3'])
      expect(within(panel).getByText(text)).toBeVisible()
    const box = screen.getByRole('searchbox', { name: 'Filter by name or label' })
    await user.type(box, 'cache')
    await waitFor(() => {
      expect(sectionsOf(panel)).toEqual(['Stateful sets'])
    })
    expect(within(panel).getByRole('link', { name: 'checkout-cache' })).toBeVisible()
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('cache')
    await user.clear(box)
    await user.click(screen.getByRole('checkbox', { name: 'Only with errors' }))
    // No pod has an error, but a job has failed.
    expect(await within(panel).findByRole('link', { name: 'checkout-migration' })).toBeVisible()
    await waitFor(() => {
      expect(sectionsOf(panel)).toEqual(['Jobs'])
    })
    await user.type(box, 'no such object')
    expect(
      await within(panel).findByText('No object in this cluster matches the filter.'),
    ).toBeVisible()
  })

  it('explains a crash loop, with the log before the crash, and a failing probe, with its events', async () => {
    serveRecorded()
    const { user } = renderApp({ at })
    const errors = await screen.findByRole('table', { name: 'Error Reporting' })
    const severities = within(errors)
      .getAllByRole('cell', { name: /^(?:Critical|High|Warning)/ })
      .map(({ textContent }) => textContent)
    expect(severities.slice(0, 3).join()).toMatch(/^Critical.*,High.*,Warning/)
    const help = async (row: RegExp) => {
      await user.click(
        within(within(errors).getByRole('row', { name: row })).getByRole('button', {
          name: /^Help/,
        }),
      )
      return screen.findByRole('dialog')
    }
    const crash = await help(/back-off 5m0s/)
    expect(
      within(crash).getByText(/Container app ends with an error each time it starts/),
    ).toBeVisible()
    expect(await within(crash).findByText(/missing environment variable LEDGER_URL/)).toBeVisible()
    await user.click(within(crash).getByRole('button', { name: 'Close' }))
    const probe = await help(/readiness probe/)
    expect(await within(probe).findByText(/Readiness probe failed: HTTP/)).toBeVisible()
    await user.click(within(probe).getByRole('button', { name: 'Close' }))
    const image = await help(/Back-off pulling/)
    expect(within(image).getByRole('link', { name: 'Open docs' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/kubernetes\.io\/docs\//),
    )
  })

  it('shows a canary: paused at its step, aborted, and promoted', async () => {
    serveRecorded()
    const { router, user } = renderApp({
      at: objectAt('production', 'Rollout', 'checkout-canary'),
    })
    const steps = () => document.querySelectorAll('dialog [aria-current=step]')
    expect(await screen.findByText('Pause until it is promoted')).toBeVisible()
    expect([...steps()].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Pause until it is promoted'),
    ])
    const paused = within(screen.getByRole('dialog')).getAllByText('Paused')
    expect(paused[0]).toBeVisible()
    await router.navigate(objectAt('production', 'Rollout', 'checkout-pricing'))
    expect(await screen.findByText('Canary promoted')).toBeVisible()
    await waitFor(() => {
      expect([...steps()].map(({ textContent }) => textContent)).toEqual(['Canary promoted'])
    })
    await router.navigate(objectAt('staging', 'Rollout', 'checkout-canary'))
    expect((await screen.findAllByText('Aborted'))[0]).toBeVisible()
    await waitFor(() => {
      expect(steps()).toHaveLength(0)
    })
    await user.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus()
    })
  })

  it('shows everything about a pod: its owners, use, containers and YAML', async () => {
    serveRecorded({ hasEvents: false })
    const { user } = renderApp({ at: objectAt('production', 'Pod', pod) })
    const dialog = await screen.findByRole('dialog')
    const drawer = within(dialog)
    expect(await drawer.findByText('Burstable')).toBeVisible()
    expect(dialog).toHaveTextContent('ReplicaSet checkout-service-6d9f7c5b8 ← Deployment')
    expect(drawer.getByText(/^10\.1\.0\.\d+$/)).toBeVisible()
    expect(drawer.getByRole('group', { name: 'Resource utilization' })).toBeVisible()
    expect(drawer.getByText('Ready: yes')).toBeVisible()
    expect(drawer.getByRole('article', { name: 'metrics' })).toBeVisible()
    expect(await drawer.findByText('No events found')).toBeVisible()
    expect(drawer.getByRole('link', { name: 'Open Kubernetes Dashboard' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/dashboard\.production\./),
    )
    // With two clusters there is no terminal.
    expect(drawer.queryByRole('link', { name: 'Terminal' })).toBeNull()
    await user.click(drawer.getByRole('switch', { name: 'YAML' }))
    expect(await drawer.findByText(/nodeName: node-2/)).toBeVisible()
    expect(drawer.queryByText(/managedFields/)).toBeNull()
    expect(drawer.getByRole('switch', { name: 'Managed Fields' })).not.toBeChecked()
  })

  it('shows the log before the last restart', async () => {
    serveRecorded()
    renderApp({ at: `${objectAt('staging', 'Pod', pod)}&logs=app&previous=true` })
    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findByText(/missing environment variable/)).toBeVisible()
  })

  it('names a cluster that fails, and shows the other', async () => {
    serveRecorded({
      items: [
        partOf('objects-checkout-service', 'production'),
        partOf('objects-forbidden', 'staging'),
      ],
    })
    const { user } = renderApp({ at })
    expect(
      await screen.findByText(/There was a problem retrieving Kubernetes objects/),
    ).toBeVisible()
    await user.click(screen.getByText(/^staging allows no list of pods, .* · details$/))
    const line = /^Error fetching Kubernetes resource: '.*', error: .*, status code: 403$/
    expect(screen.getAllByText(line)[0]).toBeVisible()
    expect(within(await panelOf('production')).getByText('5 pods')).toBeVisible()
    serveRecorded()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('8 pods')).toBeVisible()
    await waitFor(() => {
      expect(screen.queryAllByText(line)).toEqual([])
    })
  })

  it('says which annotation is missing, and what is read instead', async () => {
    const { items } = recordedBody('every-entity') as {
      readonly items: readonly { readonly metadata: { readonly name: string } }[]
    }
    const name = 'component/default/gift-cards'
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/${name}`, () =>
        HttpResponse.json(items.find(({ metadata }) => metadata.name === 'gift-cards')),
      ),
      http.get(`${backendUrl}/api/catalog/entities/by-name/${name}/ancestry`, () =>
        HttpResponse.json({ rootEntityRef: 'component:default/gift-cards', items: [] }),
      ),
    )
    renderApp({ at: `/catalog/default/component/gift-cards/kubernetes` })
    expect(await screen.findByText(/Or use a label selector query/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Read Kubernetes Plugin Docs' })).toBeVisible()
  })

  it('shows in a card of the overview how many pods are ready', async () => {
    serveRecorded()
    const { user } = renderApp({ at: at.replace('/kubernetes', '') })
    const card = await screen.findByRole('region', { name: 'Kubernetes' })
    expect(await within(card).findByText(/^\d+ of \d+ ready$/)).toBeVisible()
    await user.click(within(card).getByRole('link', { name: 'Show all objects' }))
    expect(await screen.findByRole('heading', { name: 'Your Clusters' })).toBeVisible()
  })
})

// The Kubernetes tab: states as `kubectl get` has them, and what stays on the page when a cluster fails.

import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { answerOfStore, filledStore } from '../../support/clusterObjects.ts'
import { api, at, serve } from '../../support/kubernetesTab.ts'
import { renderApp } from '../../support/renderApp.tsx'

const answer = (items: readonly object[]) => {
  server.use(http.post(`${api}/services/checkout-service`, () => HttpResponse.json({ items })))
}

const sidecars = () =>
  JSON.parse(readFileSync('test/cases/k-workloads.json', 'utf8')) as {
    readonly items: readonly object[]
  }

const cells = (pod: string) => {
  const tables = screen.getAllByRole('table', { name: 'Pods' })
  const name = new RegExp(pod)
  const [row] = tables.flatMap((table) => within(table).queryAllByRole('row', { name }))
  if (!row) throw new Error(`No table lists ${pod}`)
  return within(row)
    .getAllByRole('cell')
    .slice(0, 3)
    .map(({ textContent }) => textContent)
}

const paths = [
  ...['pods', 'services', 'configmaps', 'limitranges', 'resourcequotas'].map((one) => `v1/${one}`),
  ...['deployments', 'replicasets', 'statefulsets', 'daemonsets'].map((one) => `apps/v1/${one}`),
  ...['autoscaling/v2/horizontalpodautoscalers', 'batch/v1/jobs', 'batch/v1/cronjobs'],
  ...['networking.k8s.io/v1/ingresses', 'argoproj.io/v1alpha1/rollouts'],
].map((path) => (path.startsWith('v1') ? `/api/${path}` : `/apis/${path}`))

const failed = (statusCode: number, all: readonly string[]) =>
  all.map((resourcePath) => ({ errorType: 'SYSTEM_ERROR', statusCode, resourcePath }))

describe('kubernetesStates', () => {
  beforeEach(rememberGuest)

  it('counts sidecars as kubectl does, and tells a suspended job from one that runs', async () => {
    serve()
    answer(sidecars().items)
    renderApp({ at })
    await screen.findAllByRole('table', { name: 'Pods' })
    expect(cells('k5-with-sidecar-1-bbbbb')).toEqual(['Running', '1/2', '7'])
    expect(cells('k5b-sidecar-crashes')).toEqual(['Init:CrashLoopBackOff', '1/2', '9'])
    const jobs = screen.getByRole('group', { name: 'Jobs' })
    expect(within(jobs).getByText('Suspended')).toBeVisible()
    expect(within(jobs).queryByText('Running')).toBeNull()
  })

  it('lists init containers, sidecars and ephemeral containers of a pod, each with its log', async () => {
    serve()
    answer(sidecars().items)
    const { router } = renderApp({ at: `${at}?object=production~Pod~shop~k8-debugged` })
    const debuggerCard = await screen.findByRole('article', { name: 'debugger-x1' })
    expect(within(debuggerCard).getByText('Ephemeral container')).toBeVisible()
    expect(within(debuggerCard).getByRole('link', { name: 'Logs' })).toBeVisible()
    await router.navigate(`${at}?object=production~Pod~shop~k5-with-sidecar-1-bbbbb`)
    const proxy = await screen.findByRole('article', { name: 'proxy' })
    expect(within(proxy).getByText('Sidecar')).toBeVisible()
    const migrate = screen.getByRole('article', { name: 'migrate' })
    expect(within(migrate).getByText('Init container')).toBeVisible()
    expect(within(migrate).getByRole('link', { name: 'Logs' })).toBeVisible()
  })

  it('shows kinds that nothing is known of in a plain table', async () => {
    serve()
    const gadget = { kind: 'Gadget', metadata: { name: 'g1', namespace: 'shop' } }
    answer([
      { cluster: { name: 'production' }, resources: [{ type: 'gadgets', resources: [gadget] }] },
    ])
    renderApp({ at })
    const table = await screen.findByRole('table', { name: 'Other objects' })
    expect(within(table).getByRole('row', { name: 'g1 Gadget shop' })).toBeVisible()
  })

  it('keeps what a cluster showed before it failed, with its age and one line', async () => {
    serve({ store: filledStore('production') })
    const { user } = renderApp({ at })
    await screen.findByRole('button', { name: '3 pods of checkout-service' })
    answer([
      {
        cluster: { name: 'production' },
        resources: [],
        podMetrics: [],
        errors: failed(502, paths),
      },
    ])
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    const line = await screen.findByText(/^production does not answer · 14 kinds/)
    expect(line).toHaveTextContent(/ · shown as of .* · details$/)
    expect(screen.getByRole('alert').querySelectorAll('summary')).toHaveLength(1)
    expect(screen.getByText(/Error fetching .*'\/api\/v1\/pods'.*code: 502$/)).not.toBeVisible()
    expect(screen.getByRole('link', { name: 'checkout-cache' })).toBeVisible()
    expect(screen.getByRole('button', { name: '3 pods of checkout-service' })).toBeVisible()
    expect(screen.getByText(/^From .* ago/)).toBeVisible()
    const sections = document.querySelectorAll('details[id] section')
    const grey = document.querySelectorAll('details[id] section[data-stale]')
    expect([grey.length > 5, grey.length]).toEqual([true, sections.length])
    await user.click(line)
    expect(screen.getByText(/Error fetching .*'\/api\/v1\/pods'.*code: 502$/)).toBeVisible()
  })

  it('names in one line what may not be listed', async () => {
    const errors = failed(403, ['/api/v1/secrets', '/apis/batch/v1/jobs'])
    serve({ store: filledStore('production'), errors })
    renderApp({ at })
    expect(
      await screen.findByText(/^production allows no list of secrets, jobs · details$/),
    ).toBeVisible()
  })

  it('shows a deleted pod as terminating, then as gone, and leads to its successor', async () => {
    const store = filledStore('production')
    const pods = store.list('pods').filter(({ metadata }) => metadata.name.includes('service-'))
    const [first] = pods
    const name = first?.metadata.name ?? ''
    serve({ store, config: 'kubernetes: { frontend: { podDelete: { enabled: true } } }\n' })
    server.use(http.delete(`${api}/proxy/*`, () => HttpResponse.json({ kind: 'Pod' })))
    const { user } = renderApp({ at: `${at}?object=production~Pod~shop~${name}` })
    await user.click(await screen.findByRole('button', { name: 'Delete Pod' }))
    const question = await screen.findByRole('dialog', { name: `Delete pod ${name}?` })
    await user.click(within(question).getByRole('button', { name: 'Delete Pod' }))
    const details = await screen.findByRole('dialog', { name })
    expect(await within(details).findByText('Terminating')).toBeVisible()
    expect(within(details).getByText('The pod is being deleted.')).toBeVisible()
    store.remove('pods', name)
    answer([answerOfStore('production', store)])
    await user.click(screen.getByRole('button', { name: 'Refresh', hidden: true }))
    expect(await within(details).findByText('The pod was deleted.')).toBeVisible()
    expect(within(details).getByRole('link', { name: /^checkout-service-/ })).toBeVisible()
  })
})

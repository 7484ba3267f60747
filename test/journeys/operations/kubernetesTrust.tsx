// The Kubernetes tab: clusters that could not be read, failed objects, and the question before a deletion.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { createClusterStore } from '../../servers/kubernetes/clusterStore.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { answerOfStore, filledStore } from '../../support/clusterObjects.ts'
import { at, serve } from '../../support/kubernetesTab.ts'
import { renderApp } from '../../support/renderApp.tsx'

const unauthorized = {
  errorType: 'UNAUTHORIZED_ERROR',
  statusCode: 401,
  resourcePath: '/api/v1/pods',
}
const refused = { errorType: 'BAD_REQUEST', statusCode: 400, resourcePath: '/api/v1/pods' }

describe('kubernetesTrust', () => {
  beforeEach(rememberGuest)

  it('does not claim that nothing runs where nothing could be read, and names the selector', async () => {
    serve({ store: createClusterStore('production'), errors: [refused] })
    renderApp({ at })
    expect(await screen.findByText('It is not known what runs')).toBeVisible()
    expect(screen.getByText('These clusters could not be read: production')).toBeVisible()
    expect(
      screen.getByText(
        'The selector may be the reason: backstage.io/kubernetes-id=checkout-service',
      ),
    ).toBeVisible()
    expect(screen.queryByText('No Kubernetes resources')).toBeNull()
  })

  it('claims of no cluster in its list that all is well if a part could not be read', async () => {
    const none = { podMetrics: [], resources: [], errors: [] }
    serve({
      store: filledStore('production'),
      others: [
        { ...answerOfStore('calm', filledStore('production')), errors: [unauthorized] },
        { ...answerOfStore('troubled', filledStore('staging')), errors: [unauthorized] },
        { ...none, cluster: { name: 'silent' }, errors: [unauthorized] },
        { ...none, cluster: { name: 'empty' } },
      ],
    })
    renderApp({ at })
    const list = await screen.findByRole('list', { name: 'Pods by cluster' })
    // Without the squares, and the words below them.
    const said = Array.from(list.children, ({ children }) =>
      Array.from(children)
        .filter(({ tagName }) => tagName !== 'DIV')
        .map(({ textContent }) => textContent)
        .join(''),
    )
    expect(said).toEqual([
      'production5 podsNo pods with errors',
      'calm5 podsCould not be read in full',
      'troubled8 pods7 pods with errorsCould not be read in full',
      'silentCould not be read in full',
    ])
    const panels = Array.from(document.querySelectorAll('details[id] > summary'))
    expect(panels.map(({ textContent }) => textContent)).toEqual([
      'production5 podsNo pods with errors',
      'calm5 pods',
      'troubled8 pods7 pods with errors',
    ])
    expect(within(list).getByRole('button', { name: 'calm' })).toBeEnabled()
    expect(within(list).queryByRole('button', { name: 'silent' })).toBeNull()
  })

  it('says on the overview, too, which clusters could not be read', async () => {
    serve({ store: filledStore('production'), errors: [unauthorized] })
    renderApp({ at: at.replace('/kubernetes', '') })
    const card = await screen.findByRole('region', { name: 'Kubernetes' })
    expect(
      await within(card).findByText('Not everything could be read from production.'),
    ).toBeVisible()
    expect(within(card).getByText('Errors')).toBeVisible()
    expect(within(card).queryByText('No Kubernetes resources')).toBeNull()
  })

  it('shows what has failed as failed, and why', async () => {
    serve({ store: filledStore('production') })
    renderApp({ at: `${at}?object=production~Job~shop~checkout-migration` })
    const conditions = await screen.findByRole('region', { name: 'Conditions' })
    const failed = within(conditions).getByText('Failed: yes')
    expect(failed.closest('[data-tone]')).toHaveAttribute('data-tone', 'error')
    expect(within(conditions).getByText(/BackoffLimitExceeded/)).toBeVisible()
  })

  it('opens the row of a pod that was looked for, and finds what failed without a pod', async () => {
    serve({ store: filledStore('production') })
    const { user } = renderApp({ at: `${at}?q=checkout-cache-0` })
    expect(await screen.findByRole('link', { name: 'checkout-cache-0' })).toBeVisible()
    const box = screen.getByRole('searchbox', { name: 'Filter by name or label' })
    await user.clear(box)
    await user.click(screen.getByRole('checkbox', { name: 'Only with errors' }))
    const jobs = await screen.findByRole('group', { name: 'Jobs' })
    expect(within(jobs).getByRole('link', { name: 'checkout-migration' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'checkout-cache' })).toBeNull()
  })

  it('repeats in the details of an object what the list says, with its errors and its pods', async () => {
    serve()
    renderApp({ at: `${at}?object=production~Deployment~shop~checkout-service` })
    const details = await screen.findByRole('dialog', { name: 'checkout-service' })
    const errors = await within(details).findByRole('region', { name: 'Errors' })
    expect(within(errors).getByText(/has timed out progressing\.$/)).toBeVisible()
    expect(within(details).getByText(/^\d of \d ready$/)).toBeVisible()
    const pods = within(details).getByRole('region', { name: 'Pods' })
    expect(within(pods).getAllByRole('link').length).toBeGreaterThan(1)
    expect(within(pods).getByText('CrashLoopBackOff')).toBeVisible()
  })

  it('says that an ended job starts no other pod', async () => {
    const store = filledStore('production')
    const report = store
      .list('pods')
      .find(({ metadata }) => metadata.name.startsWith('checkout-report'))
    serve({ store, config: 'kubernetes: { frontend: { podDelete: { enabled: true } } }\n' })
    const { user } = renderApp({
      at: `${at}?object=production~Pod~shop~${report?.metadata.name ?? ''}`,
    })
    await user.click(await screen.findByRole('button', { name: 'Delete Pod' }))
    expect(
      await screen.findByText(
        /^It belongs to Job .*, which has ended and will not start another one\.$/,
      ),
    ).toBeVisible()
  })
})

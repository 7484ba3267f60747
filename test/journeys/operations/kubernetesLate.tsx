// The Kubernetes tab while one of two clusters hangs.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { answerOfStore, filledStore } from '../../support/clusterObjects.ts'
import { api, at, serve } from '../../support/kubernetesTab.ts'
import { renderApp } from '../../support/renderApp.tsx'

const never = () => new Promise<never>(() => undefined)

/** The lists of the cluster that answers; the other one hangs, and with it the common answer. */
function hang(): void {
  const { resources } = answerOfStore('production', filledStore('production'))
  server.use(
    http.get(`${api}/clusters`, () =>
      HttpResponse.json({ items: [{ name: 'production' }, { name: 'lab', title: 'The lab' }] }),
    ),
    http.post(`${api}/services/checkout-service`, never),
    http.get(`${api}/proxy/*`, ({ request }) => {
      if (request.headers.get('Backstage-Kubernetes-Cluster') !== 'production') return never()
      const { pathname } = new URL(request.url)
      const plural = pathname.includes('metrics.k8s.io') ? '' : pathname.split('/').at(-1)
      const group = resources.find(({ type }) => type === plural)
      return group
        ? HttpResponse.json({ kind: 'List', apiVersion: 'v1', items: group.resources })
        : HttpResponse.json({ kind: 'Status' }, { status: 404 })
    }),
  )
}

describe('kubernetesLate', () => {
  beforeEach(rememberGuest)

  it('shows the cluster that answers, and names the one that does not', async () => {
    serve()
    hang()
    renderApp({ at })
    expect(
      await screen.findByRole('button', { name: '3 pods of checkout-service' }),
    ).toBeInTheDocument()
    expect(screen.getByText(/^No answer from The lab yet, asked .*/)).toBeVisible()
    expect(screen.queryByText(/No answer from .*production/)).toBeNull()
    expect(screen.getByRole('group', { name: 'Jobs' })).toBeVisible()
  })
})

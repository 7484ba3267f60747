// A journey: the whole portal on recorded answers, as a user sees it.

import { expect, it } from '@jest/globals'
import { backendUrl, server } from '@portico/core/testing/backend'
import { rememberGuest } from '@portico/core/testing/catalog'
import { renderApp } from '@portico/core/testing/renderApp'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../plugins.ts'

/** Answers about all tags; other questions to the catalog have recorded answers. */
function serveTags(...values: readonly { readonly value: string; readonly count: number }[]) {
  server.use(
    http.get(`${backendUrl}/api/catalog/entity-facets`, ({ request }) =>
      new URL(request.url).search === '?facet=metadata.tags'
        ? HttpResponse.json({ facets: { 'metadata.tags': values } })
        : undefined,
    ),
  )
}

it('shows each tag, and what has changed since the snapshot', async () => {
  rememberGuest()
  serveTags({ value: 'java', count: 3 })
  const { user } = renderApp({ at: '/tags', definition })
  const row = await screen.findByRole('row', { name: /java/ })
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/catalog?filters[tags]=java')
  await user.click(screen.getByRole('button', { name: 'Take snapshot' }))
  expect(await screen.findByText('Compared with the snapshot.')).toBeInTheDocument()
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', '0'])
})

it('counts the tags of an entity on its page', async () => {
  rememberGuest()
  serveTags({ value: 'typescript', count: 3 }, { value: 'no-such-tag', count: 1 })
  renderApp({ at: '/catalog/default/component/checkout-service', definition })
  const card = await screen.findByRole('region', { name: 'Tags' })
  expect(await within(card).findByText('typescript: 3')).toBeInTheDocument()
  expect(within(card).queryByText(/no-such-tag/)).toBeNull()
})

// The inspector of an entity with more of a kind than a page can draw at once.

import { describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const page = '/catalog/default/component/checkout-service'
const byName = `${backendUrl}/api/catalog/entities/by-name/component/default/checkout-service`
const size = 2_000
const all = <Item,>(itemOf: (name: string) => Item) =>
  Array.from({ length: size }, (_, index) => itemOf(`n${String(index)}`))

describe('longInspection', () => {
  it('shows a hundred of each kind, more on request, and the whole as YAML', async () => {
    rememberGuest()
    const entity = recordedBody('entity-component-default-checkout-service') as { metadata: object }
    const labels = Object.fromEntries(all((name) => [name, 'x']))
    server.use(
      http.get(byName, () =>
        HttpResponse.json({
          ...entity,
          metadata: {
            ...entity.metadata,
            labels,
            links: [],
            annotations: { long: 'y'.repeat(9_000) },
          },
          relations: all((name) => ({ type: 'dependsOn', targetRef: `component:default/${name}` })),
          status: {
            items: all((name) => ({ type: 'x', level: 'error', message: `broken ${name}` })),
          },
        }),
      ),
    )
    const copied: string[] = []
    const write = (text: string) => Promise.resolve(void copied.push(text))
    const { user, router } = renderApp({
      at: `${page}?inspect=overview`,
      services: { clipboard: { write } },
    })
    const dialog = within(await screen.findByRole('dialog', { name: /^Inspect / }))
    expect(dialog.getByText('broken n99')).toBeVisible()
    expect(dialog.queryByText('broken n100')).toBeNull()
    const more = dialog.getAllByRole('button', { name: 'Show more (1,900 left)' })
    expect(more).toHaveLength(2)
    expect(dialog.queryAllByText('n100')).toEqual([])
    if (more[0]) await user.click(more[0])
    expect(dialog.getByText('n100')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Show all' })).toBeVisible()
    await user.click(dialog.getByText('Depends on', { exact: false }))
    expect(dialog.getAllByRole('link')).toHaveLength(100)
    await act(() => router.navigate(`${page}?inspect=yaml`))
    await dialog.findByRole('button', { name: 'Fold all' })
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(copied[0]).toContain('\n  - type: dependsOn\n    targetRef: component:default/n1999\n')
  })
})

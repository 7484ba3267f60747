// The command palette's actions on the page of an entity.

import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../../config/plugins.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { answerChecks, turnPermissionsOn } from '../../support/permissions.ts'
import { renderApp, type AppOptions } from '../../support/renderApp.tsx'

const path = '/catalog/default/component/checkout-service'
const ref = 'component:default/checkout-service'

async function openPalette(options: AppOptions = {}) {
  server.use(
    http.post(`${backendUrl}/api/catalog/refresh`, () => new HttpResponse(null, { status: 200 })),
    http.get(`${backendUrl}/api/catalog/locations/by-entity/*`, () =>
      HttpResponse.json({}, { status: 404 }),
    ),
  )
  rememberGuest()
  const app = renderApp({ at: path, ...options })
  await screen.findByRole('heading', { level: 1, name: 'Checkout Service' })
  await screen.findByRole('region', { name: 'About' })
  const press = async () => {
    await app.user.keyboard('{Control>}k{/Control}')
    return within(await screen.findByRole('group', { name: 'Checkout Service' }))
  }
  return { ...app, press, group: await press() }
}

const namesOf = (group: { readonly getAllByRole: (role: string) => HTMLElement[] }) =>
  group.getAllByRole('option').map((option) => option.textContent)

describe('entity', () => {
  it('offers what the page offers, and nowhere else', async () => {
    const { group, user, router } = await openPalette()
    expect(namesOf(group)).toEqual([
      'Inspect entity',
      'Copy entity ref',
      'Open graph',
      'Refresh entity',
      'Unregister entity',
    ])
    expect(group.getByRole('option', { name: 'Open graph' })).toHaveAttribute(
      'href',
      `/catalog-graph?rootEntityRefs[]=${encodeURIComponent(ref)}`,
    )
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    await screen.findByRole('heading', { name: 'Settings' })
    expect(router.state.location.pathname).toBe('/settings')
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('group', { name: 'Pages' })
    expect(screen.queryByRole('option', { name: 'Refresh entity' })).toBeNull()
  })

  it('does what the page does: the inspector, the dialog, the copied ref', async () => {
    const { group, press, recorder, user } = await openPalette()
    await user.click(group.getByRole('option', { name: 'Copy entity ref' }))
    expect(await screen.findByText('Entity ref copied.')).toBeVisible()
    expect(recorder.log()).toContainEqual(
      expect.objectContaining({
        type: 'clipboard/copyRequested',
        payload: { button: 'palette:ref', text: ref },
      }),
    )
    await user.click((await press()).getByRole('option', { name: 'Unregister entity' }))
    const question = await screen.findByRole('dialog', { name: /this entity\?$/ })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await user.click((await press()).getByRole('option', { name: 'Inspect entity' }))
    expect(await screen.findByRole('dialog', { name: /Checkout Service/ })).toBeVisible()
  })

  it('asks the catalog to read the entity again by the same event as the page', async () => {
    const { recorder, user } = await openPalette()
    await user.keyboard('refresh{Enter}')
    expect(recorder.log()).toContainEqual({ type: 'entityRefresh/refreshRequested', payload: ref })
  })

  it('offers nothing of plugins that are not there', async () => {
    const plugins = definition.plugins.filter(
      ({ id }) => !['inspector', 'unregister', 'catalog-graph'].includes(id),
    )
    const { group } = await openPalette({ definition: { plugins } })
    expect(namesOf(group)).toEqual(['Copy entity ref', 'Refresh entity'])
  })

  it('leaves out what is denied', async () => {
    turnPermissionsOn()
    answerChecks((name) => (name === 'catalog.entity.delete' ? 'DENY' : 'ALLOW'))
    const { group } = await openPalette()
    expect(await group.findByRole('option', { name: 'Refresh entity' })).toBeVisible()
    expect(namesOf(group)).toEqual([
      'Inspect entity',
      'Copy entity ref',
      'Open graph',
      'Refresh entity',
    ])
  })
})

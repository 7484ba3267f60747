// "Why can't I?": a denial explains itself, from what the backend and the catalog have said.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { rememberGuest } from '../../support/catalog.ts'
import { answerChecks, turnPermissionsOn } from '../../support/permissions.ts'
import { renderApp } from '../../support/renderApp.tsx'

const checkoutService = '/catalog/default/component/checkout-service'

describe('denial', () => {
  beforeEach(() => {
    rememberGuest()
    turnPermissionsOn()
  })

  const findDialog = () => screen.findByRole('dialog', { name: "Why can't I?" })

  const factsOf = (dialog: HTMLElement): Readonly<Record<string, string>> =>
    Object.fromEntries(
      within(dialog)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
    )

  it('says which permission is missing for what, who owns it, and as whom one was judged', async () => {
    answerChecks((name) => (name === 'catalog.entity.refresh' ? 'DENY' : 'ALLOW'))
    const copied: string[] = []
    const clipboard = { write: (text: string) => Promise.resolve(void copied.push(text)) }
    const { user } = renderApp({ at: checkoutService, services: { clipboard } })
    await user.click(await screen.findByRole('button', { name: 'Why?' }))
    const dialog = await findDialog()
    await waitFor(() => {
      expect(factsOf(dialog)).toEqual({
        Permission: 'catalog.entity.refresh (change)',
        For: expect.stringContaining('Checkout Service'),
        Decision: 'Denied. The backend gives no reason.',
        Contact: expect.stringContaining('Storefront'),
        'Your session': expect.stringMatching(/^The backend knows you as these:.*Guest/),
      })
    })
    expect(within(dialog).getByRole('link', { name: /Storefront/ })).toHaveAttribute(
      'href',
      '/catalog/default/group/storefront-team',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Copy request' }))
    expect(copied).toEqual([
      [
        'Please give me access to the developer portal.',
        'User: user:default/guest',
        'Groups: user:default/guest, group:default/guests, group:default/platform-team',
        'Permission: catalog.entity.refresh (change)',
        'For: component:default/checkout-service',
        'Owner: group:default/storefront-team',
        `Page: ${checkoutService}`,
      ].join('\n'),
    ])
  })

  it('asks the backend again, and says once it allows', async () => {
    let result: 'DENY' | 'ALLOW' = 'DENY'
    answerChecks(() => result)
    const { user } = renderApp({ at: checkoutService })
    await user.click(await screen.findByRole('button', { name: 'Why?' }))
    const dialog = await findDialog()
    result = 'ALLOW'
    await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
    expect(await within(dialog).findByText('Allowed. Close this and try again.')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull()
  })

  it('explains a page and a menu item, and names no owner where no entity is concerned', async () => {
    answerChecks(() => 'DENY')
    const { user } = renderApp({ at: '/catalog-import' })
    await user.click(await screen.findByRole('button', { name: 'Why?' }))
    const dialog = await findDialog()
    expect(factsOf(dialog)).toMatchObject({
      Permission: 'catalog.entity.create (create)',
      For: 'The whole portal, not a single entity',
      Contact: 'No single entity, so no owner.',
    })
  })

  it('explains a menu item', async () => {
    answerChecks((name) => (name === 'catalog.entity.delete' ? 'DENY' : 'ALLOW'))
    const { user } = renderApp({ at: checkoutService })
    await user.click(await screen.findByRole('button', { name: 'Entity actions' }))
    await user.click(await screen.findByRole('menuitem', { name: /Unregister entity/ }))
    const dialog = await findDialog()
    expect(factsOf(dialog)).toMatchObject({ Permission: 'catalog.entity.delete (delete)' })
  })

  it('lists in the settings what the backend has decided', async () => {
    answerChecks((name) => (name === 'catalog.entity.refresh' ? 'DENY' : 'ALLOW'))
    const { user } = renderApp({ at: checkoutService })
    await screen.findByRole('button', { name: 'Why?' })
    await user.click(await screen.findByRole('button', { name: 'Entity actions' }))
    await screen.findByRole('menuitem', { name: /Unregister entity/ })
    await user.click(screen.getByRole('link', { name: 'Settings', hidden: true }))
    const card = await screen.findByRole('region', { name: 'Permissions' })
    const row = (name: string) =>
      within(card)
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent.includes(name)) ?? card
    expect(row('catalog.entity.refresh')).toHaveTextContent(
      /component:default\/checkout-service.*Denied/,
    )
    expect(row('catalog.entity.delete')).toHaveTextContent(/Allowed/)
    await user.click(within(row('catalog.entity.refresh')).getByRole('button', { name: 'Why?' }))
    expect(factsOf(await findDialog())).toMatchObject({
      Permission: 'catalog.entity.refresh (change)',
    })
  })
})

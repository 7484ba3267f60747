import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

describe('appearance', () => {
  it('speaks another language at once and from then on, with its plurals and numbers', async () => {
    rememberGuest()
    const first = renderApp({ at: '/settings' })
    const choice = await screen.findByRole('combobox', { name: 'Language' })
    await first.user.selectOptions(choice, 'Deutsch')
    expect(await screen.findByRole('heading', { name: 'Einstellungen' })).toBeVisible()
    expect(document.documentElement.lang).toBe('de')
    await first.user.click(screen.getByRole('link', { name: 'Katalog' }))
    expect(await screen.findByText('28 Entitäten')).toBeVisible()
    expect(localStorage.getItem('language')).toBe('de')
    first.unmount()
    renderApp({ at: '/catalog' })
    expect(await screen.findByRole('link', { name: 'Einstellungen' })).toBeVisible()
  })

  it('makes room for more rows', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/settings' })
    const densities = await screen.findByRole('radiogroup', { name: 'Density' })
    expect(within(densities).getByRole('radio', { name: 'Comfortable' })).toBeChecked()
    expect(document.documentElement.dataset['density']).toBe('comfortable')
    await user.click(within(densities).getByRole('radio', { name: 'Compact' }))
    expect(document.documentElement.dataset['density']).toBe('compact')
  })
})

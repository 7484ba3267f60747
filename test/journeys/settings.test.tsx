import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { rememberGuest } from '../support/catalog.ts'
import { renderApp } from '../support/renderApp.tsx'

it('shows who one is, and keeps how it looks', async () => {
  rememberGuest()
  const { user } = renderApp({ at: '/settings' })
  const profile = await screen.findByRole('region', { name: 'Profile' })
  expect(within(profile).getAllByText('user:default/guest')[0]).toBeVisible()
  expect(within(profile).getByText('group:default/platform-team')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'My groups' })).toBeVisible()
  const themes = screen.getByRole('group', { name: 'Theme' })
  expect(within(themes).getByRole('radio', { name: 'As the operating system' })).toBeChecked()
  await user.click(within(themes).getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.click(within(themes).getByRole('radio', { name: 'As the operating system' }))
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(localStorage.getItem('theme')).toBeNull()
})

it('opens from the sidebar, and lets it be unpinned', async () => {
  rememberGuest()
  const { user } = renderApp({ at: '/catalog' })
  await user.click(await screen.findByRole('link', { name: 'Settings' }))
  const box = await screen.findByRole('checkbox', { name: 'Keep the sidebar open' })
  expect(box).toBeChecked()
  await user.click(box)
  expect(box).not.toBeChecked()
  expect(localStorage.getItem('sidebarPinState')).toBe('false')
})

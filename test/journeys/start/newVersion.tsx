import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { editingBegan } from '../../../src/features/shell/editingSlice.ts'
import { newVersionFound } from '../../../src/features/shell/releaseSlice.ts'
import { catalogPlugin } from '../../../src/plugins/catalog/catalogPlugin.ts'
import { settingsPlugin } from '../../../src/plugins/settings/settingsPlugin.ts'
import type { Deployment } from '../../../src/sagas/services/services.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp, type AppOptions } from '../../support/renderApp.tsx'

/** Opens the catalog of the version `old`, while `new` is deployed. */
async function openOld(isTried = false, options: AppOptions = {}) {
  rememberGuest()
  const load = jest.fn<Deployment['load']>()
  const deployment: Deployment = {
    version: 'old',
    servedVersion: () => Promise.resolve('new'),
    wasLoadedFor: () => isTried,
    load,
  }
  const view = renderApp({ at: '/catalog', services: { deployment }, ...options })
  await screen.findByText('28 entities')
  return { ...view, load }
}

const found = newVersionFound({ version: 'new', isTried: false })

describe('newVersion', () => {
  it('says that there is a new version, and loads it for whoever asks', async () => {
    const { load, portal, user } = await openOld()
    act(() => void portal.store.dispatch(found))
    expect(await screen.findByText('A new version is available.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(load.mock.calls).toEqual([['new', undefined]])
  })

  it('loads the next page anew instead of drawing it', async () => {
    const { load, portal, router, user } = await openOld()
    act(() => void portal.store.dispatch(found))
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    expect(load.mock.calls).toEqual([['new', '/settings']])
    expect(router.state.location.pathname).toBe('/catalog')
  })

  it('goes to the next page as ever while something is begun', async () => {
    const { load, portal, user } = await openOld()
    act(() => {
      portal.store.dispatch(editingBegan({ id: 'import' }))
      portal.store.dispatch(found)
    })
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible()
    expect(load).not.toHaveBeenCalled()
  })

  const chunkError = Object.assign(new Error('Loading chunk settings failed.'), {
    name: 'ChunkLoadError',
  })
  const plugins = [catalogPlugin, { ...settingsPlugin, load: () => Promise.reject(chunkError) }]

  it('loads the page once where its chunk is gone, and shows no error meanwhile', async () => {
    const { load, router, user } = await openOld(false, { definition: { plugins } })
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    await waitFor(() => {
      expect(load.mock.calls).toEqual([['new', undefined]])
    })
    expect(router.state.location.pathname).toBe('/settings')
    expect(screen.queryByText(/Loading chunk/)).toBeNull()
  })

  it('names the chunk where loading the page has not helped', async () => {
    const { load, user } = await openOld(true, { definition: { plugins } })
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    expect(await screen.findByText(/Loading chunk settings failed\.$/)).toBeVisible()
    expect(await screen.findByText('A new version is available.')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
  })
})

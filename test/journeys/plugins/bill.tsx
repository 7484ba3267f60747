// What plugins cost, and switching off one that fails often.

import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../../config/plugins.ts'
import type { PluginModule } from '../../../src/plugins/plugin.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp, type AppOptions } from '../../support/renderApp.tsx'
import { sampleModule } from '../../support/samplePlugin/plugins/pulse/pulseModule.ts'
import { samplePlugin } from '../../support/samplePlugin/plugins/pulse/pulsePlugin.ts'

describe('bill', () => {
  beforeEach(() => {
    rememberGuest()
    // React and the error report also print errors to the console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  const key = 'portico.switchedOff'
  const switchOff = 'Switch off'
  const isOff = 'pulse is switched off in this browser'
  const entityPage = '/catalog/default/component/checkout-service'

  function open(module: Partial<PluginModule>, options: AppOptions) {
    const load = jest.fn(() => Promise.resolve({ ...sampleModule, ...module }))
    const plugins = [...definition.plugins, { ...samplePlugin, load }]
    return { load, ...renderApp({ definition: { plugins }, ...options }) }
  }

  /** Throws until it is mended. */
  function brokenPart() {
    let isBroken = true
    const Part = () => {
      if (isBroken) throw new Error('no pulse')
      return <p>Mended</p>
    }
    return {
      Part,
      mend: () => {
        isBroken = false
      },
    }
  }

  const billCard = async () => within(await screen.findByRole('region', { name: 'Plugin costs' }))

  it('lists what each plugin has cost, measures again, and copies it', async () => {
    const copied: string[] = []
    const clipboard = { write: (text: string) => Promise.resolve(void copied.push(text)) }
    const { user } = renderApp({ at: '/settings/developer', services: { clipboard } })
    const bill = await billCard()
    const row = await bill.findByRole('row', { name: /^settings/ })
    expect(bill.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Plugin', 'Code', 'Load time', 'Requests', 'Failed requests', 'Long tasks'],
      ...['Errors', 'Saga errors'],
    ])
    expect(row).toHaveTextContent(/^settings0 byte[\d,]+ ms\d+–Not measured00$/)
    expect(bill.getByRole('row', { name: /^Portal and shared code/ })).toBeVisible()
    await user.click(bill.getByRole('button', { name: 'Measure again' }))
    await user.click(await bill.findByRole('button', { name: 'Copy as report' }))
    expect(await bill.findByText('Copied!')).toBeVisible()
    expect(copied[0]?.split('\n')[0]).toBe(
      'Plugin\tCode\tLoad time\tRequests\tFailed requests\tLong tasks\tErrors\tSaga errors',
    )
    expect(copied[0]).toMatch(/^settings\t0 byte\t[\d,]+ ms\t\d/m)
  })

  it('switches off a page that has failed three times, and says so there until it is switched on', async () => {
    const { Part, mend } = brokenPart()
    const { user, unmount } = open({ pages: { pulse: Part } }, { at: '/pulse' })
    await screen.findByRole('heading', { name: 'Error in pulse' })
    const main = within(screen.getByRole('main'))
    await user.click(main.getByRole('button', { name: 'Retry' }))
    expect(main.queryByRole('button', { name: switchOff })).toBeNull()
    await user.click(main.getByRole('button', { name: 'Retry' }))
    await user.click(await main.findByRole('button', { name: switchOff }))
    expect(await main.findByRole('heading', { name: isOff, level: 1 })).toBeVisible()
    expect(document.title).toBe(`${isOff} · Portico`)
    expect(localStorage.getItem(key)).toBe('["pulse"]')
    unmount()

    mend()
    const again = open({ pages: { pulse: Part } }, { at: '/pulse' })
    await screen.findByRole('heading', { name: isOff, level: 1 })
    const shown = within(screen.getByRole('main'))
    await again.user.click(shown.getByRole('button', { name: 'Switch on again' }))
    expect(await shown.findByText('Mended')).toBeVisible()
    expect(localStorage.getItem(key)).toBe('[]')
  })

  it('loads a page once another tab has switched its plugin on', async () => {
    localStorage.setItem(key, '["pulse"]')
    const { Part, mend } = brokenPart()
    mend()
    open({ pages: { pulse: Part } }, { at: '/pulse' })
    await screen.findByRole('heading', { name: isOff })
    localStorage.setItem(key, '[]')
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '[]' }))
    expect(await screen.findByText('Mended')).toBeVisible()
  })

  it('says in the place of a card and a tab that they are switched off, and offers no command', async () => {
    localStorage.setItem(key, '["pulse"]')
    // The palette may ask before it is closed, or not.
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) =>
        request.url.includes('fullTextFilterTerm=') ? HttpResponse.json({ items: [] }) : undefined,
      ),
    )
    const { load, user } = open({}, { at: entityPage })
    expect(await screen.findByRole('heading', { name: isOff })).toBeVisible()
    expect(screen.getByRole('region', { name: 'About' })).toBeVisible()
    await user.keyboard('{Control>}k{/Control}')
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }))
    await user.keyboard('pulse')
    await palette.findByRole('option', { name: /^Pulse/ })
    expect(palette.queryByRole('option', { name: 'Take the pulse' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(
      within(screen.getByRole('navigation', { name: 'Entity tabs' })).getByRole('link', {
        name: 'Pulse',
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Switch on again' }))
    expect(await screen.findByText(/pulse/i, { selector: 'h3, p, h2' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('offers in the settings to switch off a plugin whose process keeps crashing, and on again', async () => {
    const hopeless = {
      name: 'hopeless',
      saga: () => {
        throw new Error('saga broke')
      },
    }
    const { user } = open({ processes: [hopeless] }, { at: '/pulse' })
    await screen.findByText(/process stopped: hopeless/, {}, { timeout: 5_000 })
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    await user.click(await screen.findByRole('link', { name: 'For developers' }))
    const bill = await billCard()
    const row = within(await bill.findByRole('row', { name: /^pulse/ }))
    expect(row.getAllByRole('cell').at(-1)).toHaveTextContent('3')
    await user.click(row.getByRole('button', { name: switchOff }))
    expect(localStorage.getItem(key)).toBe('["pulse"]')
    await user.click(row.getByRole('button', { name: 'Switch on again' }))
    expect(row.getByRole('button', { name: switchOff })).toBeVisible()
  })

  it('shows spoiled values of storage as if nothing were switched off', async () => {
    localStorage.setItem(key, '{"pulse":true}')
    open({}, { at: entityPage })
    expect(await screen.findByRole('region', { name: 'Pulse' })).toBeVisible()
    expect(screen.queryByText(isOff)).toBeNull()
  })

  it('is above every page of a development build', async () => {
    const { user } = renderApp({ at: '/settings/developer' })
    await billCard()
    await user.click(screen.getByText('Plugin costs', { selector: 'summary' }))
    expect(await screen.findAllByRole('row', { name: /^settings/ })).toHaveLength(2)
  })
})

// A problem report: where it begins, what is in it, and where it goes.

import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, configYaml, portalUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { signsIn } from '../../support/reported.ts'

describe('making', () => {
  // jsdom has neither.
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL')
    Reflect.deleteProperty(URL, 'revokeObjectURL')
  })

  const configure = (app: string) => {
    const yaml = configYaml.replace('title: Portico,', `title: Portico, ${app},`)
    server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(yaml)))
  }

  /** The texts of saved files. */
  function savedFiles() {
    const texts: Promise<string>[] = []
    URL.createObjectURL = (blob) => {
      texts.push((blob as Blob).text())
      return 'blob:report'
    }
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    return texts
  }

  async function openPortal() {
    rememberGuest()
    const view = renderApp({ at: '/catalog' })
    await screen.findByText('28 entities')
    return view
  }

  const preview = () => document.querySelector('[data-code]')?.shadowRoot?.textContent ?? ''

  const findDialog = () => screen.findByRole('dialog', { name: 'Report a problem' })

  async function openByMenu(user: ReturnType<typeof renderApp>['user']) {
    const help = screen.getByRole('group', { name: 'Help', hidden: true })
    // As a browser does when the popover opens.
    act(() => {
      help.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
    })
    await user.click(await screen.findByRole('button', { name: 'Report a problem', hidden: true }))
    return findDialog()
  }

  interface SavedReport {
    readonly portico: {
      readonly whatHappened: string
      readonly configKeys: readonly string[]
      readonly masked: object
    }
    readonly payload: string
  }

  it('saves what the preview shows, masked as chosen', async () => {
    const saved = savedFiles()
    const { user } = await openPortal()
    const dialog = await openByMenu(user)
    await user.type(within(dialog).getByRole('textbox', { name: 'What happened?' }), 'No rows.')
    const [emails] = within(dialog).getAllByRole('checkbox')
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(3)
    if (emails) await user.click(emails)
    await waitFor(() => {
      expect(preview()).toContain('"whatHappened": "No rows."')
    })
    expect(preview()).toContain('"emails": false')
    await user.click(within(dialog).getByRole('button', { name: 'Save report' }))
    const text = (await saved[0]) ?? ''
    const report = JSON.parse(text) as SavedReport
    expect(report.portico).toMatchObject({
      whatHappened: 'No rows.',
      masked: { emails: false, names: true, texts: true },
    })
    expect(report.portico.configKeys).toContain('app.baseUrl')
    expect(text).not.toContain(`"${portalUrl}"`)
    expect(report.payload).toContain('"session/signInSucceeded"')
    expect(report.payload).not.toContain('reports/')
    expect(report.payload).not.toContain('artist-lookup')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is sent where the configuration says so, and says what failed', async () => {
    configure('report: { url: "plugin://reports/new" }')
    const bodies: unknown[] = []
    let isRefused = true
    server.use(
      http.post(`${backendUrl}/api/reports/new`, async ({ request }) => {
        bodies.push(await request.json())
        return isRefused ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({})
      }),
    )
    const { user } = await openPortal()
    const dialog = await openByMenu(user)
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent("Couldn't send the report")
    isRefused = false
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Report sent.')).toBeVisible()
    expect(bodies).toHaveLength(2)
    expect(bodies[1]).toMatchObject({ portico: { format: 1 } })
  })

  it('is only saved without an address', async () => {
    const { user } = await openPortal()
    const dialog = await openByMenu(user)
    expect(within(dialog).queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('begins in the palette', async () => {
    const { user } = await openPortal()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: /Search/ }), 'report a')
    await user.click(await screen.findByRole('option', { name: /Report a problem/ }))
    expect(await findDialog()).toBeVisible()
  })

  it('begins beside the retry of a failure', async () => {
    server.use(http.get(`${backendUrl}/api/catalog/entities/by-query`, () => HttpResponse.error()))
    rememberGuest()
    const { user } = renderApp({ at: '/catalog' })
    const failures = await screen.findAllByRole('alert')
    const [button] = failures.flatMap((failure) =>
      within(failure).queryAllByRole('button', { name: 'Report a problem' }),
    )
    expect(button).toBeDefined()
    if (button) await user.click(button)
    expect(await findDialog()).toBeVisible()
  })

  it('signs in whoever reported, in a test that is written from it', async () => {
    rememberGuest()
    const ownershipEntityRefs = ['user:default/mona', 'group:default/payments-team']
    const identity = { userEntityRef: 'user:default/mona', ownershipEntityRefs }
    server.use(
      signsIn({ identity, profile: { displayName: 'Mona' } }),
      http.get(`${backendUrl}/api/catalog/entities/by-name/user/default/mona`, () =>
        HttpResponse.json({}, { status: 404 }),
      ),
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
        HttpResponse.json({ items: [], totalItems: 0, pageInfo: {} }),
      ),
    )
    renderApp({ at: '/settings' })
    const profile = await screen.findByRole('region', { name: 'Profile' })
    expect(await within(profile).findByText('user:default/mona')).toBeVisible()
    // Its name, once it is known, is another.
    expect(within(profile).getByTitle('group:default/payments-team')).toBeVisible()
  })
})

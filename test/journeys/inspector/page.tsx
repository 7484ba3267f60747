import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const page = '/catalog/default/component/checkout-service'
const byName = `${backendUrl}/api/catalog/entities/by-name/component/default/checkout-service`
const byQuery = `${backendUrl}/api/catalog/entities/by-query`
const entity = recordedBody('entity-component-default-checkout-service') as {
  readonly metadata: object
}

const ancestry = {
  rootEntityRef: 'component:default/checkout-service',
  items: [
    { entity, parentEntityRefs: ['location:default/origin'] },
    { entity: { kind: 'Location', metadata: { name: 'origin' } }, parentEntityRefs: [] },
  ],
}

const code = () => document.querySelector('[data-code]')?.shadowRoot?.textContent ?? ''
const tab = (name: string) => screen.findByRole('tab', { name })

describe('page', () => {
  beforeEach(rememberGuest)

  it('opens the tab that the URL names, the first one where it names none that there is', async () => {
    const { router } = renderApp({ at: `${page}?inspect=nonsense` })
    expect(await screen.findByRole('dialog', { name: 'Inspect Checkout Service' })).toBeVisible()
    expect(await tab('Overview')).toHaveAttribute('aria-selected', 'true')
    await act(() => router.navigate(`${page}?inspect=json`))
    expect(await tab('Raw JSON')).toHaveAttribute('aria-selected', 'true')
  })

  it.each([
    ['overview', 'Overview'],
    ['ancestry', 'Ancestry'],
    ['colocated', 'Colocated'],
    ['json', 'Raw JSON'],
    ['yaml', 'Raw YAML'],
  ])('has five tabs, of which %s opens %s', async (value, title) => {
    server.use(http.get(byQuery, () => HttpResponse.json({ items: [], pageInfo: {} })))
    renderApp({ at: `${page}?inspect=${value}` })
    expect(await tab(title)).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Ancestry',
      'Colocated',
      'Raw JSON',
      'Raw YAML',
    ])
  })

  it('writes the tab to the URL, by keyboard too, in one entry of the history', async () => {
    server.use(http.get(`${byName}/ancestry`, () => HttpResponse.json(ancestry)))
    const { router, user } = renderApp({ at: page })
    await user.click(await screen.findByRole('button', { name: 'Entity actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Inspect entity' }))
    ;(await tab('Overview')).focus()
    await user.keyboard('{ArrowRight}')
    expect(router.state.location.search).toBe('?inspect=ancestry')
    expect(await tab('Ancestry')).toHaveFocus()
    const graph = await screen.findByRole('group', {
      name: 'Ancestry graph of Checkout Service',
    })
    expect(within(graph).getAllByRole('link')).toHaveLength(2)
    await act(() => router.navigate(-1))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.search).toBe('')
  })

  it('closes by its button, and leaves the rest of the query', async () => {
    const { router, user } = renderApp({ at: `${page}?other=1&inspect=overview` })
    await tab('Overview')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.search).toBe('?other=1')
  })

  it('shows that the ancestry failed, and asks again', async () => {
    let isDown = true
    server.use(
      http.get(`${byName}/ancestry`, () =>
        isDown ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(ancestry),
      ),
    )
    const { user } = renderApp({ at: `${page}?inspect=ancestry` })
    expect(await screen.findByText("Couldn't load the ancestry")).toBeVisible()
    isDown = false
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('group', { name: /^Ancestry graph of/ })).toBeVisible()
  })

  it('shows everything that the catalog has, and what reading it again has changed', async () => {
    const raw = { ...entity, surprise: 'kept' }
    server.use(http.get(byName, () => HttpResponse.json(raw)))
    const { user } = renderApp({ at: `${page}?inspect=json` })
    const again = await screen.findByRole('button', { name: 'Reload' })
    await screen.findByRole('button', { name: 'Fold all' })
    expect(code()).toContain('"surprise"')
    expect(screen.queryByText('Latest changes')).toBeNull()
    const metadata = { ...entity.metadata, description: 'Something else.' }
    server.use(http.get(byName, () => HttpResponse.json({ ...raw, metadata })))
    await user.click(again)
    expect(await screen.findByText('Latest changes')).toBeVisible()
    const [, difference] = document.querySelectorAll('[data-code]')
    expect(difference?.shadowRoot?.querySelector('.cm-deletedChunk')).toHaveTextContent(
      'Turns a basket into an order',
    )
    expect(difference?.shadowRoot?.querySelector('.cm-changedLine')).toHaveTextContent(
      'Something else.',
    )
  })

  it('says in the dialog what failed while it is open, and on the page from then on', async () => {
    const write = () => Promise.reject(new Error('The clipboard is locked.'))
    const { user } = renderApp({ at: `${page}?inspect=`, services: { clipboard: { write } } })
    const dialog = await screen.findByRole('dialog', { name: 'Inspect Checkout Service' })
    await user.click(await within(dialog).findByRole('button', { name: 'Copy ref' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The clipboard is locked.')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent('The clipboard is locked.')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

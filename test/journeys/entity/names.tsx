import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, recordedBody, server, takeRequests } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const checkoutService = '/catalog/default/component/checkout-service'
const byRefs = `${backendUrl}/api/catalog/entities/by-refs`

describe('names', () => {
  beforeEach(rememberGuest)

  /** Holds lookups until the returned function is called; then the recorded answer follows. */
  function holdLookups(): () => void {
    const released = Promise.withResolvers<undefined>()
    server.use(http.post(byRefs, () => released.promise))
    return () => {
      released.resolve(undefined)
    }
  }

  const findRow = async (name: RegExp) => within(await screen.findByRole('row', { name }))

  it('names owners and systems in the rows, and asks for all of them once, after the rows', async () => {
    const answer = holdLookups()
    renderApp({ at: '/catalog' })
    const row = await findRow(/Checkout Service/)
    const owner = row.getByRole('link', { name: 'storefront-team' })
    // A list with columns has no summary.
    expect(row.queryByText('service · storefront-team')).not.toBeInTheDocument()
    expect(owner.title).toBe('group:default/storefront-team')
    answer()
    await waitFor(() => {
      expect(owner).toHaveTextContent('Storefront')
    })
    expect(owner).toHaveAttribute('href', '/catalog/default/group/storefront-team')
    expect(owner.title).toMatch(/^group:default\/storefront-team \| team/)
    const requests = takeRequests()
    const asked = requests.filter((line) => line.includes('by-refs'))
    expect(asked).toHaveLength(1)
    expect(requests.findIndex((line) => line.includes('limit=50'))).toBeLessThan(
      requests.indexOf(asked[0] ?? ''),
    )
  })

  it('summarizes rows where the window may be too narrow for columns', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList,
      )
    const answer = holdLookups()
    renderApp({ at: '/catalog' })
    const row = await findRow(/Checkout Service/)
    expect(row.getByText('service · storefront-team')).toBeInTheDocument()
    answer()
    expect(await row.findByText('service · Storefront')).toBeInTheDocument()
  })

  it('draws what is not there as missing, and still leads to its page', async () => {
    const entity = recordedBody('entity-component-default-checkout-service') as {
      readonly relations: readonly object[]
    }
    server.use(
      http.get(
        `${backendUrl}/api/catalog/entities/by-name/component/default/checkout-service`,
        () =>
          HttpResponse.json({
            ...entity,
            relations: [
              ...entity.relations,
              { type: 'dependsOn', targetRef: 'resource:default/gone-db' },
            ],
          }),
      ),
    )
    const answer = holdLookups()
    renderApp({ at: checkoutService })
    const relations = within(await screen.findByRole('region', { name: 'Relations graph' }))
    const gone = relations.getByRole('link', { name: 'gone-db' })
    answer()
    expect(
      await relations.findByRole('link', {
        name: 'gone-db (Not found, or no access)',
      }),
    ).toBe(gone)
    expect(gone).toHaveAttribute('href', '/catalog/default/resource/gone-db')
    expect(relations.getAllByRole('link', { name: /Not found, or no access/ })).toEqual([gone])
  })

  it('leaves refs as they are where they cannot be looked up, and makes no fuss', async () => {
    const asked = Promise.withResolvers<undefined>()
    server.use(
      http.post(byRefs, () => {
        asked.resolve(undefined)
        return new HttpResponse(null, { status: 503 })
      }),
    )
    const { portal } = renderApp({ at: '/catalog' })
    const row = await findRow(/Checkout Service/)
    await asked.promise
    await screen.findByText('28 entities')
    expect(row.getByRole('link', { name: 'storefront-team' })).toBeVisible()
    expect(row.queryByRole('link', { name: /Not found, or no access/ })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(portal.store.getState().alerts).toMatchObject({ status: 'none' })
  })
})

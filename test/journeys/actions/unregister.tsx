import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, configYaml, portalUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { answerChecks, turnPermissionsOn } from '../../support/permissions.ts'
import { renderApp } from '../../support/renderApp.tsx'

const page = '/catalog/default/component/checkout-service'
const catalog = `${backendUrl}/api/catalog`
const location = { id: 'l1', type: 'url', target: 'https://example.org/catalog-info.yaml' }
const entity = recordedBody('entity-component-default-checkout-service') as {
  readonly metadata: {
    readonly uid: string
    readonly annotations: Readonly<Record<string, string>>
  }
}

type User = ReturnType<typeof renderApp>['user']

/** Serves the entity's location, its entities, and the removal. */
function answerLocation(found: object | null = location): readonly string[] {
  const removed: string[] = []
  const remove = ({ request }: { readonly request: Request }) => {
    removed.push(request.url.slice(catalog.length))
    return new HttpResponse(null, { status: 204 })
  }
  server.use(
    http.get(`${catalog}/locations/by-entity/*`, () =>
      found ? HttpResponse.json(found) : HttpResponse.json({}, { status: 404 }),
    ),
    http.get(`${catalog}/entities/by-query`, ({ request }) =>
      request.url.includes('managed-by-origin-location')
        ? HttpResponse.json({ items: [entity], pageInfo: {} })
        : undefined,
    ),
    http.delete(`${catalog}/locations/:id`, remove),
    http.delete(`${catalog}/entities/by-uid/:uid`, remove),
  )
  return removed
}

async function choose(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Entity actions' }))
  const item = screen.getByRole('menuitem', { name })
  await user.click(item)
  return item
}

describe('unregister', () => {
  beforeEach(rememberGuest)

  it('says what refers to the entity, and will lead nowhere', async () => {
    answerLocation()
    const relations = [
      { type: 'dependencyOf', targetRef: 'component:default/web-shop' },
      { type: 'hasPart', targetRef: 'component:default/basket-service' },
      { type: 'dependsOn', targetRef: 'resource:default/orders-db' },
    ]
    server.use(
      http.get(`${catalog}/entities/by-name/component/default/checkout-service`, () =>
        HttpResponse.json({ ...entity, relations }),
      ),
    )
    const { user } = renderApp({ at: page })
    await choose(user, 'Unregister entity')
    const dialog = await screen.findByRole('dialog', { name: /^Unregister this entity/ })
    expect(within(dialog).getByText('2 entities refer to it, and will lead nowhere:')).toBeVisible()
    const links = within(dialog).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/catalog/default/component/basket-service',
      '/catalog/default/component/web-shop',
    ])
  })

  it('lists what leaves with a location, unregisters it, and goes to the catalog', async () => {
    const removed = answerLocation()
    const { user, router } = renderApp({ at: page })
    await choose(user, 'Unregister entity')
    const dialog = await screen.findByRole('dialog', { name: /^Unregister this entity/ })
    expect(await within(dialog).findByText('component:default/checkout-service')).toBeVisible()
    expect(within(dialog).getByText(location.target)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Unregister location' }))
    expect(await screen.findByText('Deleted entity Checkout Service')).toBeVisible()
    expect(removed).toEqual(['/locations/l1'])
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/catalog')
    })
    expect(screen.queryByText('Entity was not found')).toBeNull()
  })

  it('registers the location again where somebody takes it back', async () => {
    answerLocation()
    const added: unknown[] = []
    server.use(
      http.post(`${catalog}/locations`, async ({ request }) => {
        added.push(await request.json())
        return HttpResponse.json({ location, entities: [] }, { status: 201 })
      }),
    )
    const { user } = renderApp({ at: page })
    await choose(user, 'Unregister entity')
    await user.click(await screen.findByRole('button', { name: 'Unregister location' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^Registered Checkout Service again/)).toBeVisible()
    expect(added).toEqual([{ type: 'url', target: location.target }])
  })

  it('offers only to delete what no location brought, and keeps the dialog where that fails', async () => {
    answerLocation(null)
    server.use(
      http.delete(
        `${catalog}/entities/by-uid/:uid`,
        () =>
          HttpResponse.json({ error: { name: 'ConflictError', message: 'busy' } }, { status: 409 }),
        { once: true },
      ),
    )
    const { user } = renderApp({ at: page })
    await choose(user, 'Unregister entity')
    const title = 'Are you sure you want to delete this entity?'
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(within(dialog).queryByRole('button', { name: 'Unregister location' })).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Delete entity' }))
    expect(await within(dialog).findByText("Couldn't remove Checkout Service.")).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('busy')).toBeVisible()
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  it('offers only the advanced deletion of what comes with the catalog itself', async () => {
    const annotations = { 'backstage.io/managed-by-origin-location': 'bootstrap:bootstrap' }
    server.use(
      http.get(`${catalog}/entities/by-name/component/default/checkout-service`, () =>
        HttpResponse.json({ ...entity, metadata: { ...entity.metadata, annotations } }),
      ),
    )
    const { user } = renderApp({ at: page })
    await choose(user, 'Unregister entity')
    const dialog = await screen.findByRole('dialog', { name: "This entity can't be unregistered" })
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Advanced', 'Cancel'])
    await user.click(screen.getByRole('button', { name: 'Advanced' }))
    expect(
      screen.getByRole('dialog', { name: 'Are you sure you want to delete this entity?' }),
    ).toBeVisible()
  })

  it('says why whoever may not delete an entity cannot choose it', async () => {
    turnPermissionsOn()
    answerChecks(() => 'DENY')
    const { user } = renderApp({ at: page })
    const item = await choose(user, 'Unregister entity')
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(await screen.findByRole('dialog', { name: "Why can't I?" })).toBeVisible()
  })

  it.each([
    ['hidden', null],
    ['disable', 'true'],
    ['true', 'true'],
    ['false', undefined],
  ])('with the option %s the item is as the operators want it', async (option, disabled) => {
    const text = configYaml.replace('app: {', `app: { catalog: { unregister: ${option} },`)
    server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(text)))
    const { user } = renderApp({ at: page })
    await user.click(await screen.findByRole('button', { name: 'Entity actions' }))
    const item = screen.queryByRole('menuitem', { name: 'Unregister entity' })
    expect(item === null ? null : (item.getAttribute('aria-disabled') ?? undefined)).toBe(disabled)
  })
})

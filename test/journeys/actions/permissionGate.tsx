import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { usePermission } from '../../../src/features/entities/permissionsApi.ts'
import { renewed, selectSession } from '../../../src/features/session/sessionSlice.ts'
import { catalogPermissions } from '../../../src/model/entities/permissions/catalogPermissions.ts'
import { createRouteRef } from '../../../src/model/routes/routeRefs.ts'
import type { PluginManifest } from '../../../src/plugins/plugin.ts'
import { PermissionGate } from '../../../src/ui/permissions/PermissionGate.tsx'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { answerChecks, authorizeUrl, turnPermissionsOn } from '../../support/permissions.ts'
import { renderApp } from '../../support/renderApp.tsx'

const { createLocation, deleteEntity, refreshEntity } = catalogPermissions

function ImportPage() {
  return <PermissionGate decision={usePermission(createLocation)}>May import</PermissionGate>
}

function CarefulPage() {
  const decision = usePermission(createLocation)
  return (
    <PermissionGate decision={decision} errorPage={<p>Ask the librarian</p>}>
      May import
    </PermissionGate>
  )
}

function LoadingPage() {
  const decision = usePermission(deleteEntity, undefined)
  return <PermissionGate decision={decision}>May delete</PermissionGate>
}

function ManyPage() {
  return (
    <ul aria-label="Gates">
      {['a', 'b', 'c'].map((entityRef) => (
        <Gates key={entityRef} entityRef={entityRef} />
      ))}
    </ul>
  )
}

function Gates({ entityRef }: { readonly entityRef: string }) {
  const decisions = {
    refresh: usePermission(refreshEntity, entityRef),
    delete: usePermission(deleteEntity, entityRef),
    import: usePermission(createLocation),
  }
  return Object.entries(decisions).map(([what, { status }]) => (
    <li key={what}>{`${what} ${entityRef}: ${status}`}</li>
  ))
}

const pages = { import: ImportPage, careful: CarefulPage, loading: LoadingPage, many: ManyPage }
const gated: PluginManifest = {
  id: 'gated',
  pages: Object.keys(pages).map((page) => ({
    route: createRouteRef({ id: `gated.${page}` }),
    path: `/${page}`,
    page,
  })),
  load: () => Promise.resolve({ pages, messages: { en: {} }, slices: [], processes: [] }),
}

const open = (at: string) => renderApp({ at, definition: { plugins: [gated] } })
const main = () => screen.getByRole('main')
const answerWith = (resolver: HttpResponseResolver) => {
  server.use(http.post(authorizeUrl, resolver))
}
const notFound = () => screen.findByRole('heading', { name: 'PAGE NOT FOUND' })

describe('permissionGate', () => {
  beforeEach(rememberGuest)

  // Permissions are off: a check would fail the test as an unexpected request.
  it('shows everything where the framework is off', async () => {
    open('/import')
    expect(await screen.findByText('May import')).toBeVisible()
  })

  it('shows nothing while it is decided, then what is allowed; the check carries the bearer', async () => {
    turnPermissionsOn()
    const answered = Promise.withResolvers<undefined>()
    const requests: Request[] = []
    answerWith(async ({ request }) => {
      requests.push(request.clone())
      await answered.promise
      const { items } = (await request.json()) as { items: readonly [{ id: string }] }
      return HttpResponse.json({ items: [{ id: items[0].id, result: 'ALLOW' }] })
    })
    open('/import')
    await waitFor(() => {
      expect(requests).toHaveLength(1)
    })
    expect(requests[0]?.headers.get('authorization')).toMatch(/^Bearer .*not-signed$/)
    const items = [{ id: expect.any(String), permission: createLocation }]
    expect(await requests[0]?.json()).toEqual({ items })
    expect(main()).toBeEmptyDOMElement()
    answered.resolve(undefined)
    expect(await screen.findByText('May import')).toBeVisible()
  })

  it('checks without a bearer for a guest who has none', async () => {
    turnPermissionsOn()
    server.use(
      http.get(`${backendUrl}/api/auth/guest/refresh`, () =>
        HttpResponse.json({}, { status: 404 }),
      ),
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () => HttpResponse.json({})),
    )
    answerChecks(() => 'ALLOW')
    const bearers: (string | null)[] = []
    answerWith(({ request }) => {
      bearers.push(request.headers.get('authorization'))
      return undefined
    })
    open('/import')
    expect(await screen.findByText('May import')).toBeVisible()
    expect(bearers).toEqual([null])
  })

  it('shows "not found" where it is denied, or the page of its own error', async () => {
    turnPermissionsOn()
    const checks = answerChecks(() => 'DENY')
    const { router } = open('/import')
    expect(await notFound()).toBeVisible()
    expect(screen.getByText('No page at /import.')).toBeVisible()
    await act(() => router.navigate('/careful'))
    expect(await screen.findByText('Ask the librarian')).toBeVisible()
    expect(screen.queryByText('May import')).toBeNull()
    expect(checks).toHaveLength(1)
  })

  it.each([
    ['DENY', 0],
    ['ALLOW', 1],
  ] as const)(
    'asks before it offers the import and before it opens it: %s',
    async (result, count) => {
      turnPermissionsOn()
      const checks = answerChecks(() => result)
      const { router, user } = renderApp({ at: '/catalog' })
      await screen.findByRole('link', { name: 'Checkout Service' })
      await waitFor(() => {
        expect(checks.flat().map(({ permission }) => permission.name)).toContain(
          'catalog.entity.create',
        )
      })
      await waitFor(() => {
        expect(screen.queryAllByRole('link', { name: 'Register entities' })).toHaveLength(count)
      })
      await user.keyboard('{Control>}k{/Control}')
      await user.click(await screen.findByRole('combobox', { name: /Search/ }))
      // At once: a busy machine would ask for a part of it.
      await user.paste('register enti')
      await screen.findByRole('option', { name: /^All results for “register enti”/ })
      expect(screen.queryAllByRole('option', { name: /^Register entities/ })).toHaveLength(count)
      await user.keyboard('{Escape}')
      await act(() => router.navigate('/catalog-import'))
      const title = result === 'DENY' ? 'PAGE NOT FOUND' : 'Register entities'
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    },
  )

  it('opens for what is allowed for some', async () => {
    turnPermissionsOn()
    answerChecks(() => 'CONDITIONAL')
    open('/import')
    expect(await screen.findByText('May import')).toBeVisible()
  })

  it('denies a resource permission without its resource, and does not ask', async () => {
    turnPermissionsOn()
    open('/loading')
    expect(await notFound()).toBeVisible()
  })

  it.each<[string, HttpResponseResolver, RegExp]>([
    [
      'fails',
      () =>
        HttpResponse.json({ error: { name: 'Error', message: 'policy broke' } }, { status: 500 }),
      /^Backend error: policy broke/,
    ],
    [
      'answers other items',
      () => HttpResponse.json({ items: [{ id: 'another', result: 'ALLOW' }] }),
      /^Unexpected response: Items in response do not match request$/,
    ],
    [
      'answers with another result',
      async ({ request }) => {
        const { items } = (await request.json()) as { items: readonly { id: string }[] }
        return HttpResponse.json({ items: items.map(({ id }) => ({ id, result: 'PERHAPS' })) })
      },
      /^Unexpected response: The response has no decision for this$/,
    ],
  ])(
    'says that the check failed when the backend %s, and checks again',
    async (_case, resolver, reason) => {
      turnPermissionsOn()
      answerWith(resolver)
      const { user } = open('/import')
      const message = await screen.findByRole('alert')
      expect(within(message).getByText("Couldn't check your permissions")).toBeVisible()
      expect(within(message).getByText(reason)).toBeVisible()
      expect(screen.queryByText('PAGE NOT FOUND')).toBeNull()
      answerChecks(() => 'ALLOW')
      await user.click(within(message).getByRole('button', { name: 'Retry' }))
      expect(await screen.findByText('May import')).toBeVisible()
    },
  )

  const policy = (name: string, ref?: string) =>
    name === 'catalog.entity.delete' || (name === 'catalog.entity.refresh' && ref === 'b')
      ? 'DENY'
      : 'ALLOW'

  const expected = ['a', 'b', 'c'].flatMap((ref) => [
    `refresh ${ref}: ${ref === 'b' ? 'denied' : 'allowed'}`,
    `delete ${ref}: denied`,
    `import ${ref}: allowed`,
  ])

  const gates = () =>
    within(screen.getByRole('list', { name: 'Gates' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('asks once for each check, in a request of its own', async () => {
    turnPermissionsOn()
    const checks = answerChecks(policy)
    open('/many')
    await screen.findByText('refresh b: denied')
    await screen.findByText('import c: allowed')
    expect(gates()).toEqual(expected)
    expect(checks.map((items) => items.length)).toEqual([1, 1, 1, 1, 1, 1, 1])
  })

  it('asks for all checks of a tick in one request in batched mode, each permission once', async () => {
    turnPermissionsOn({ isBatched: true })
    const checks = answerChecks(policy)
    open('/many')
    await screen.findByText('refresh b: denied')
    expect(gates()).toEqual(expected)
    expect(checks).toMatchObject([
      [
        { permission: refreshEntity, resourceRef: ['a', 'b', 'c'] },
        { permission: deleteEntity, resourceRef: ['a', 'b', 'c'] },
        { permission: createLocation },
      ],
    ])
  })

  it('shows to nobody what was decided for someone else', async () => {
    turnPermissionsOn()
    answerChecks(() => 'ALLOW')
    const { portal } = open('/import')
    await screen.findByText('May import')
    const answered = Promise.withResolvers<undefined>()
    // The other user's groups.
    server.use(http.get(`${backendUrl}/api/catalog/*`, () => HttpResponse.json({ items: [] })))
    answerWith(async () => {
      await answered.promise
      return HttpResponse.error()
    })
    const session = selectSession(portal.store.getState())
    if (session.status !== 'signedIn') throw new Error('Nobody is signed in')
    const identity = { ...session.identity, userEntityRef: 'user:default/other' }
    act(() => {
      portal.store.dispatch(renewed({ identity, profile: {}, expiresAt: session.expiresAt }))
    })
    expect(main()).toBeEmptyDOMElement()
    answered.resolve(undefined)
    expect(await screen.findByText(/Couldn't check your permissions/)).toBeVisible()
  })
})

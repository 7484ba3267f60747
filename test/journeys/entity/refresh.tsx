import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { answerChecks, authorizeUrl, turnPermissionsOn } from '../../support/permissions.ts'
import { renderApp } from '../../support/renderApp.tsx'

const checkoutService = '/catalog/default/component/checkout-service'
const name = 'Schedule entity refresh'
const findRefresh = () => screen.findByRole('button', { name })

/** Returns the refs that the catalog was asked to refresh. */
function acceptRefresh(status = 200): readonly unknown[] {
  const asked: unknown[] = []
  server.use(
    http.post(`${backendUrl}/api/catalog/refresh`, async ({ request }) => {
      asked.push(await request.json())
      return status === 200
        ? new HttpResponse(null)
        : HttpResponse.json({ error: { name: 'NotAllowedError', message: '' } }, { status })
    }),
  )
  return asked
}

/** Holds permission checks until the returned function is called. */
function holdChecks(result: 'ALLOW' | 'DENY'): () => void {
  const released = Promise.withResolvers<undefined>()
  server.use(
    http.post(authorizeUrl, async ({ request }) => {
      await released.promise
      const { items } = (await request.json()) as { items: readonly { id: string }[] }
      return HttpResponse.json({ items: items.map(({ id }) => ({ id, result })) })
    }),
  )
  return () => {
    released.resolve(undefined)
  }
}

describe('refresh', () => {
  beforeEach(rememberGuest)

  // Permissions are off: a check would fail the test as an unexpected request.
  it('offers everything where the framework is off, and schedules a refresh', async () => {
    const asked = acceptRefresh()
    const { user } = renderApp({ at: checkoutService })
    const button = await findRefresh()
    expect(button).not.toHaveAttribute('aria-disabled')
    await user.click(button)
    expect(await screen.findByText('Refresh scheduled')).toBeVisible()
    expect(asked).toEqual([{ entityRef: 'component:default/checkout-service' }])
    expect(button).toHaveAttribute('aria-busy', 'false')
  })

  it('keeps the place of a control while its permission is being decided', async () => {
    turnPermissionsOn()
    const decide = holdChecks('ALLOW')
    renderApp({ at: checkoutService })
    const label = await screen.findByText(name)
    expect(screen.queryByRole('button', { name })).toBeNull()
    decide()
    expect(await findRefresh()).toBe(label)
    expect(label).not.toHaveAttribute('aria-disabled')
  })

  it('says why a control is disabled, to the keyboard too, and does nothing', async () => {
    turnPermissionsOn()
    const checks = answerChecks(() => 'DENY')
    const asked = acceptRefresh()
    const { user } = renderApp({ at: checkoutService })
    const button = await findRefresh()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(/^You can't refresh this entity/)
    button.focus()
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.click(button)
    expect(asked).toEqual([])
    expect(checks).toMatchObject([
      [
        {
          permission: { name: 'catalog.entity.refresh', type: 'resource' },
          resourceRef: 'component:default/checkout-service',
        },
      ],
    ])
    const tooltip = screen.getByText(/^You can't refresh this entity/)
    expect(tooltip).toHaveAttribute('data-dismissed', 'false')
    await user.keyboard('{Escape}')
    expect(tooltip).toHaveAttribute('data-dismissed', 'true')
    await user.tab()
    expect(tooltip).toHaveAttribute('data-dismissed', 'false')
  })

  it('offers what is allowed for some, and says so, without what the policy looks at', async () => {
    turnPermissionsOn()
    answerChecks(() => 'CONDITIONAL')
    const { portal, recorder } = renderApp({ at: checkoutService })
    const button = await findRefresh()
    expect(button).not.toHaveAttribute('aria-disabled')
    expect(button).toHaveAccessibleDescription(/^Allowed for some entities only/)
    expect(JSON.stringify([recorder.log(), portal.store.getState()])).not.toContain(
      'IS_ENTITY_OWNER',
    )
  })

  it('tells a failed check from a denial, and checks again on request', async () => {
    turnPermissionsOn()
    server.use(http.post(authorizeUrl, () => HttpResponse.json({ items: [] })))
    const { user } = renderApp({ at: checkoutService })
    const button = await findRefresh()
    expect(button).not.toHaveAttribute('aria-disabled')
    expect(button).toHaveAccessibleDescription(
      "Couldn't check your permissions: Items in response do not match request. Select to retry.",
    )
    const checks = answerChecks(() => 'ALLOW')
    await user.click(button)
    await screen.findByRole('button', { name, description: '' })
    expect(button).toHaveFocus()
    expect(checks).toHaveLength(1)
  })

  it('shows a refusal of the backend, and asks anew what is allowed, while what is known stands', async () => {
    turnPermissionsOn()
    answerChecks(() => 'ALLOW')
    acceptRefresh(403)
    const { user } = renderApp({ at: checkoutService })
    const button = await findRefresh()
    const decide = holdChecks('DENY')
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Couldn't refresh component:default/checkout-service: Request failed with 403 Forbidden",
    )
    expect(screen.getByRole('button', { name })).toBe(button)
    expect(button).not.toHaveAttribute('aria-disabled')
    decide()
    await screen.findByRole('button', { name, description: /^You can't refresh this entity/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows a known decision at once when someone comes back', async () => {
    turnPermissionsOn()
    const checks = answerChecks(() => 'ALLOW')
    const { router } = renderApp({ at: checkoutService })
    await findRefresh()
    await act(() => router.navigate('/catalog'))
    await screen.findByRole('link', { name: 'Checkout Service' })
    await act(() => router.navigate(-1))
    // In the first frame with the entity: nothing is awaited in between.
    expect(screen.getByRole('heading', { name: 'Checkout Service', level: 1 })).toBeVisible()
    expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled')
    const asked = checks.flat().map(({ permission }) => permission.name)
    expect(asked).toEqual(['catalog.entity.refresh', 'catalog.entity.create'])
  })
})

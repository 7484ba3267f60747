import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { tokenRefused } from '../../../src/features/backend/backendApi.ts'
import { guestRefused } from '../../../src/model/session/authFailures.ts'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { servePage } from '../../support/signIn.ts'

/** Answers the list of rows only: the sidebar's groups have the same address. */
const answerList = (resolver: HttpResponseResolver, once = false) => {
  let isUsed = false
  server.use(
    http.get(`${backendUrl}/api/catalog/entities/by-query`, (info) => {
      const isForRows = new URL(info.request.url).searchParams.get('limit') === '50'
      if (!isForRows || info.request.url.includes('hasMember') || (once && isUsed)) return undefined
      isUsed = true
      return resolver(info)
    }),
  )
}

const answerSession = (resolver: HttpResponseResolver, once = false) => {
  server.use(http.get(`${backendUrl}/api/auth/guest/refresh`, resolver, { once }))
}

const backendError = (status: number, name: string, message: string) =>
  HttpResponse.json({ error: { name, message }, response: { statusCode: status } }, { status })

describe('backendFailures', () => {
  it.each<[string, HttpResponseResolver, RegExp]>([
    [
      'is down',
      () => HttpResponse.error(),
      /^Couldn't reach http:\/\/localhost:7007 from this page/,
    ],
    [
      'fails',
      () => backendError(500, 'DatabaseError', 'no such table'),
      /Backend error: no such table/,
    ],
    ['forbids it', () => backendError(403, 'NotAllowedError', 'no'), /You don't have access/],
    [
      'answers with a page',
      () => HttpResponse.text('<html>'),
      /^Unexpected response: The response is not JSON/,
    ],
    [
      'answers with another shape',
      () => HttpResponse.json({ items: [{}] }),
      /^Unexpected response: The response is not a list of entities/,
    ],
    [
      'answers without a list',
      () => HttpResponse.json({}),
      /^Unexpected response: The response is not a list of entities/,
    ],
    [
      'answers with nothing',
      () => HttpResponse.text(''),
      /^Unexpected response: The response is not JSON/,
    ],
  ])(
    'names the failure and offers a retry when the backend %s',
    async (_case, resolver, reason) => {
      rememberGuest()
      answerList(resolver)
      const { user } = renderApp({ at: '/catalog' })
      const message = await screen.findByRole('alert')
      expect(within(message).getByText('Could not fetch catalog entities.')).toBeVisible()
      expect(within(message).getByText(reason)).toBeVisible()
      server.resetHandlers()
      await user.click(within(message).getByRole('button', { name: 'Retry' }))
      expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
    },
  )

  it('shows no rows of another query in place of a failed one', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/catalog' })
    await screen.findByRole('link', { name: 'Checkout Service' })
    answerList(() => backendError(500, 'Error', 'broken'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'api')
    expect(await screen.findByText('Could not fetch catalog entities.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Checkout Service' })).toBeNull()
    // Filters can still be changed, since they may be the cause.
    expect(await screen.findByRole('checkbox', { name: /^openapi/ })).toBeVisible()
  })

  it('keeps the rows and says that they are being updated while the next are on their way', async () => {
    rememberGuest()
    const { user } = renderApp({ at: '/catalog' })
    await screen.findByRole('link', { name: 'Checkout Service' })
    const answered = Promise.withResolvers<undefined>()
    answerList(async () => {
      await answered.promise
      return HttpResponse.json(recordedBody('rows-apis') as object)
    }, true)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'api')
    expect(await screen.findByRole('progressbar', { name: 'Updating…' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Checkout Service' })).toBeVisible()
    answered.resolve(undefined)
    expect(await screen.findByText('8 entities')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Checkout Service' })).toBeNull()
  })

  it('tells a missing entity from a failed one and from one that is being loaded', async () => {
    rememberGuest()
    const { router } = renderApp({ at: '/catalog/default/component/no-such-thing' })
    expect(
      await screen.findByRole('heading', { name: 'Entity was not found', level: 1 }),
    ).toBeVisible()
    expect(
      screen.getByText(/There is no component named no-such-thing in namespace default\./),
    ).toBeVisible()
    expect(document.title).toBe('no-such-thing not found · Portico')
    expect(screen.getByText('component:default/no-such-thing')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Search for/ })).toHaveAttribute(
      'href',
      '/catalog?filters[kind]=all&filters[text]=no-such-thing',
    )
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/*`, () => HttpResponse.error(), {
        once: true,
      }),
    )
    await act(() => router.navigate('/catalog/default/component/checkout-service'))
    expect(await screen.findByText("Couldn't load the entity")).toBeVisible()
    expect(screen.queryByText('Entity was not found')).toBeNull()
  })

  it('stays on the sign-in page and says why when the session is refused', async () => {
    servePage('{ id: guest }')
    answerSession(() => backendError(404, 'NotFoundError', 'Unknown auth provider guest'), true)
    const { user } = renderApp()
    await user.click(await screen.findByRole('button', { name: 'Enter' }))
    await user.click(await screen.findByRole('button', { name: 'No' }))
    expect(await screen.findByText('Login failed')).toBeVisible()
    expect(screen.getByText(guestRefused().message)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Enter' }))
    expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
  })

  it('forgets a remembered guest who can no longer enter, and shows the error', async () => {
    servePage('{ id: guest }')
    rememberGuest()
    answerSession(() => HttpResponse.json({ backstageIdentity: { token: 'a.b.c' } }))
    renderApp()
    expect(await screen.findByText('Login failed')).toBeVisible()
    expect(screen.getByText('No user entity ref found')).toBeVisible()
    expect(localStorage.length).toBe(0)
  })

  it('renews the session and asks again when the backend no longer takes the token', async () => {
    rememberGuest()
    answerList(() => backendError(401, 'AuthenticationError', 'Invalid token'), true)
    const { recorder } = renderApp({ at: '/catalog' })
    expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
    expect(recorder.log().map(({ type }) => type)).toContain('session/renewed')
  })

  it('shows a backend that takes no token at all, and does not ask for ever', async () => {
    rememberGuest()
    let asked = 0
    answerList(() => {
      asked += 1
      return backendError(401, 'AuthenticationError', 'Invalid token')
    })
    const { recorder } = renderApp({ at: '/catalog' })
    // The second answer has arrived by then.
    await screen.findByRole('button', { name: 'My groups' })
    expect(screen.getByText(/^Session rejected/)).toBeVisible()
    expect(asked).toBe(2)
    expect(recorder.log().filter(({ type }) => type === tokenRefused.type)).toHaveLength(1)
  })

  it.each([
    ['tags', { metadata: { name: 'odd', tags: null, title: { a: 1 }, description: 7, links: {} } }],
    ['spec', { metadata: { name: 'odd', annotations: { a: 1 } }, spec: 'none', relations: {} }],
  ])('draws an entity whose %s have another shape, without them', async (_case, rest) => {
    rememberGuest()
    const odd = { kind: 'Component', ...rest }
    answerList(() => HttpResponse.json({ items: [odd], pageInfo: {} }))
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-name/*`, () => HttpResponse.json(odd)),
    )
    const { user } = renderApp({ at: '/catalog' })
    await user.click(await screen.findByRole('link', { name: 'odd' }))
    expect(await screen.findByRole('heading', { name: 'odd', level: 1 })).toBeVisible()
    expect(await screen.findByRole('region', { name: 'About' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Relations' })).toBeNull()
  })

  it('works without storage', async () => {
    servePage('{ id: guest }')
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    }
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
    )
    const { user } = renderApp()
    await user.click(await screen.findByRole('button', { name: 'Enter' }))
    expect(await screen.findByRole('link', { name: 'Checkout Service' })).toBeVisible()
    expect(complain).toHaveBeenCalled()
    ;[...spies, complain].forEach((spy) => {
      spy.mockRestore()
    })
  })

  it.each([
    '?filters[kind]=<script>&filters[type]=a,b=c&filters[text]=',
    '?filters[kind]=__proto__&%E0%A4%A=1&filters[kind]=constructor',
    '?limit=99999&offset=-1&cursor=nonsense&filters=1',
  ])('falls back to the defaults for the address %s', async (search) => {
    rememberGuest()
    renderApp({ at: `/catalog${search}` })
    expect(await screen.findByText('28 entities')).toBeVisible()
  })
})

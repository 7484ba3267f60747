import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, recordedBody, serveApp, server, takeRequests } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { answerChecks, turnPermissionsOn } from '../../support/permissions.ts'
import { renderApp } from '../../support/renderApp.tsx'

const at = '/create'
const byQuery = `${backendUrl}/api/catalog/entities/by-query`

const card = (name: string) => screen.findByRole('article', { name })

interface Page {
  readonly items: readonly object[]
}

const answering = (body: object, status = 200) =>
  http.get(byQuery, ({ request }) =>
    request.url.includes('filter=kind%3Dtemplate')
      ? HttpResponse.json(body, { status })
      : undefined,
  )

describe('templates', () => {
  beforeEach(() => {
    rememberGuest()
    // A window with room for every card. jsdom lays nothing out; lines without a height would be taken for lines above it.
    jest.replaceProperty(window, 'innerHeight', 5_000)
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  })
  it('groups the templates by type, each with its owner, tags, links and form', async () => {
    renderApp({ at })
    const service = await card('New service')
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['documentation', 'operation', 'resource', 'service'])
    expect(service).toHaveTextContent('A service with a catalog file, a README')
    expect(within(service).getByText('recommended')).toBeVisible()
    expect(within(service).getByRole('link', { name: 'The paved road' })).toHaveAttribute(
      'href',
      'https://intranet.larkspur.example/paved-road',
    )
    expect(await within(service).findByRole('link', { name: 'Platform' })).toBeVisible()
    expect(within(service).getByRole('link', { name: 'Choose New service' })).toHaveAttribute(
      'href',
      '/create/templates/default/new-service',
    )
    expect(await screen.findByRole('link', { name: 'Register template' })).toHaveAttribute(
      'href',
      '/catalog-import',
    )
  })

  it('searches with each key, without headings, and clears what matches nothing', async () => {
    const { user, router } = renderApp({ at })
    await card('New service')
    await user.click(screen.getByRole('searchbox', { name: 'Search templates' }))
    await user.paste('release')
    expect(await card('Rehearse a release')).toHaveTextContent('operation')
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    expect(decodeURI(router.state.location.search)).toBe('?filters[text]=release')
    await user.clear(screen.getByRole('searchbox'))
    await user.paste('nosuchthing')
    expect(await screen.findByText('No matching templates')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Clear filters' }))
    expect(await card('New service')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('narrows to a type, whose values it asks for when the filters open', async () => {
    const { user } = renderApp({ at })
    await card('New service')
    expect(takeRequests().some((request) => request.includes('entity-facets'))).toBe(false)
    await user.click(screen.getByRole('combobox', { name: 'Type' }))
    await user.click(await screen.findByRole('option', { name: /^service/ }))
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(await card('New service')).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Document a decision' })).toBeNull()
    const chips = screen.getAllByRole('button', { name: 'Remove Type service' })
    await user.click(chips[0] ?? document.body)
    expect(await card('Document a decision')).toBeVisible()
  })

  it('leaves out tests of templates, as operators mark them, until they are asked for', async () => {
    serveApp('templates: { asideTags: [rehearsal, sample] }')
    renderApp({ at })
    await card('New service')
    expect(screen.queryByRole('article', { name: 'Rehearse a release' })).toBeNull()
    expect(screen.getByText('6 templates')).toBeVisible()
    const link = screen.getByRole('link', { name: '7 more templates' })
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe(
      '/create?filters[tags]=rehearsal&filters[tags]=sample',
    )
    expect(screen.getByText('rehearsal, sample')).toBeVisible()
  })

  it('shows the templates that use an action, as the page of actions links them', async () => {
    renderApp({ at: '/create?filters[action]=catalog:write' })
    expect(await card('New service')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Remove Action catalog:write' })).toBeVisible()
  })

  it('aborts the request of an earlier keystroke', async () => {
    const aborted: string[] = []
    server.use(
      http.get(byQuery, async ({ request }) => {
        if (!request.url.includes('fullTextFilterTerm=re&')) return undefined
        await new Promise((resolve) => {
          request.signal.addEventListener('abort', resolve)
        })
        aborted.push(request.url)
        return HttpResponse.error()
      }),
    )
    const { user } = renderApp({ at })
    await card('New service')
    await user.click(screen.getByRole('searchbox', { name: 'Search templates' }))
    await user.paste('re')
    await user.paste('lease')
    expect(await card('Rehearse a release')).toBeVisible()
    await waitFor(() => {
      expect(aborted).toHaveLength(1)
    })
  })

  it('says when a template was last used', async () => {
    const used = [{ ref: 'template:default/new-service', at: Date.now() - 3 * 3_600_000 }]
    localStorage.setItem('portico.usedTemplates', JSON.stringify(used))
    renderApp({ at })
    const service = await card('New service')
    await waitFor(() => {
      expect(service).toHaveTextContent('Last used 3 hours ago')
    })
    expect(await card('Rehearse a release')).not.toHaveTextContent('Last used')
  })

  it('shows the starred templates, and how to star one', async () => {
    const { user } = renderApp({ at: '/create?filters[user]=starred' })
    expect(await screen.findByText('Star a template to find it here.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'All' }))
    const service = await card('New service')
    await user.click(within(service).getByRole('button', { name: 'Star New service' }))
    await user.click(screen.getByRole('link', { name: 'Starred' }))
    expect(await card('New service')).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Document a decision' })).toBeNull()
  })

  it('says how many starred templates do not fit into a request', async () => {
    const stars = ['new-service', ...Array.from({ length: 100 }, (_, index) => `t${String(index)}`)]
    localStorage.setItem(
      '/starredEntities/entityRefs',
      JSON.stringify(stars.map((name) => `template:default/${name}`)),
    )
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
        HttpResponse.json({ items: [], pageInfo: {} }),
      ),
    )
    renderApp({ at: '/create?filters[user]=starred' })
    expect(await screen.findByText('Starred earlier and not shown: 1 template.')).toBeVisible()
  })

  it('says what is wrong with a template, and makes no link of what could run a program', async () => {
    const template = {
      kind: 'Template',
      metadata: {
        name: 'evil',
        title: '<img src=x onerror=alert(1)>',
        description: '# **Bold** [click](javascript:alert(1)) ' + 'x'.repeat(3_000),
        tags: ['a', 'b', 'c', 'd', 'e', 'f'],
        links: [{ url: 'javascript:alert(1)', title: 'Bad' }, { url: 'https://ok.example' }],
      },
      spec: { owner: 'not:a:ref' },
      status: { items: [{ level: 'error', type: 'x', message: 'spec.type is missing' }] },
    }
    server.use(answering({ items: [template], pageInfo: {} }))
    renderApp({ at })
    const shown = await card('<img src=x onerror=alert(1)>')
    expect(shown).toHaveTextContent('Bold click')
    expect(shown).toHaveTextContent('Processing errors')
    expect(shown).toHaveTextContent('spec.type is missing')
    expect(shown).toHaveTextContent('+2')
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Other')
    expect(
      within(shown)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/create/templates/default/evil',
      'https://ok.example/',
      '/create/templates/default/evil',
    ])
  })

  it('keeps the first page when the next one fails, and reads on', async () => {
    const { items } = recordedBody('templates-all') as Page
    let isDown = true
    server.use(
      http.get(byQuery, ({ request }) => {
        if (request.url.includes('cursor=next')) {
          return isDown
            ? HttpResponse.json({ error: { name: 'E', message: 'Down' } }, { status: 500 })
            : HttpResponse.json({ items: items.slice(3), pageInfo: {} })
        }
        if (!request.url.includes('kind%3Dtemplate')) return undefined
        return HttpResponse.json({ items: items.slice(0, 3), pageInfo: { nextCursor: 'next' } })
      }),
    )
    const { user } = renderApp({ at })
    expect(await screen.findByText("Couldn't load more templates: Down")).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(3)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await card('New service')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(items.length)
  })

  it.each([
    ['a denial', 403, {}],
    ['another shape', 200, { items: [{}] }],
  ])('says that the list failed after %s, and retries', async (_case, status, body) => {
    server.use(answering(body, status))
    const { user } = renderApp({ at })
    expect(await screen.findByText("Couldn't load templates")).toBeVisible()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await card('New service')).toBeVisible()
  })

  it('offers no registration to users who may not', async () => {
    turnPermissionsOn()
    const asked = answerChecks(() => 'DENY')
    server.use(answering({ items: [], pageInfo: {} }))
    renderApp({ at })
    expect(await screen.findByText('No templates yet')).toBeVisible()
    await waitFor(() => {
      expect(asked.flat().map(({ permission }) => permission.name)).toEqual([
        'catalog.entity.create',
      ])
    })
    expect(screen.queryByRole('link', { name: 'Register template' })).toBeNull()
  })

  it('offers no form to users who may not start tasks', async () => {
    turnPermissionsOn()
    answerChecks((name) => (name === 'scaffolder.task.create' ? 'DENY' : 'ALLOW'))
    renderApp({ at })
    await card('New service')
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull()
    })
  })

  it('leads from the former address of a template to its form', async () => {
    const { router } = renderApp({ at: '/create/templates/new-service?formData=%7B%7D' })
    await screen.findByRole('heading', { level: 1 })
    expect(router.state.location).toMatchObject({
      pathname: '/create/templates/default/new-service',
      search: '?formData=%7B%7D',
    })
  })
})

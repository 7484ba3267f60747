import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const at = '/create/actions'
const url = `${backendUrl}/api/scaffolder/v2/actions`

describe('actions', () => {
  beforeEach(rememberGuest)

  it('shows each action with what it takes, what it gives and examples', async () => {
    renderApp({ at })
    const action = await screen.findByRole('article', { name: /^fetch:template\b(?!:)/ })
    const input = within(action).getByRole('group', { name: 'Input' })
    const fields = within(input).getAllByRole('listitem')
    expect(fields[0]).toHaveTextContent(/^urlstringRequired/)
    expect(within(action).getByRole('group', { name: 'Examples' })).toHaveTextContent(
      'action: fetch:template',
    )
    expect(within(action).getByRole('link', { name: 'Link to fetch:template' })).toHaveAttribute(
      'href',
      '/create/actions#fetch%3Atemplate',
    )
    const register = screen.getByRole('article', { name: /^catalog:register/ })
    const options = within(register).getByRole('list', { name: 'One of these' })
    expect(options).toHaveTextContent('Option 1')
    expect(options).toHaveTextContent('catalogInfoUrl')
  })

  it('finds actions by name and description, as the URL says', async () => {
    const { user, router } = renderApp({ at: `${at}?q=rename` })
    expect(await screen.findAllByRole('article')).toHaveLength(1)
    const box = screen.getByRole('searchbox', { name: 'Search actions' })
    await user.clear(box)
    await user.type(box, 'workspace fetch')
    expect(router.state.location.search).toBe('?q=workspace%20fetch')
    expect(box).toHaveValue('workspace fetch')
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1)
    await user.type(box, 'xyz')
    expect(screen.getByText('No matches')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Clear filters' }))
    expect(box).toHaveValue('')
  })

  it('leads from an action to the templates that use it', async () => {
    renderApp({ at: '/create/actions?q=catalog:write' })
    expect(await screen.findByRole('link', { name: 'Used by 1 template' })).toHaveAttribute(
      'href',
      '/create?filters[action]=catalog%3Awrite',
    )
  })

  it('copies an example', async () => {
    const copied: string[] = []
    const clipboard = { write: (text: string) => Promise.resolve(void copied.push(text)) }
    const { user } = renderApp({ at: `${at}?q=rename`, services: { clipboard } })
    const [button] = await screen.findAllByRole('button', { name: 'Copy' })
    await user.click(button ?? document.body)
    expect(await screen.findByText('Copied!')).toBeVisible()
    expect(copied).toEqual([expect.stringContaining('action: fs:rename')])
  })

  it('shows hostile descriptions as text', async () => {
    const description = '<script>alert(1)</script> [x](javascript:alert(1))'
    const schema = { input: { properties: { a: { description, enum: ['<b>'] } } } }
    server.use(http.get(url, () => HttpResponse.json([{ id: 'bad <id>', description, schema }])))
    renderApp({ at })
    const action = await screen.findByRole('article')
    expect(action).toHaveTextContent('<script>alert(1)</script>')
    expect(within(action).getAllByRole('link')).toHaveLength(1)
  })

  it('says that the backend has no scaffolder', async () => {
    server.use(http.get(url, () => HttpResponse.json({}, { status: 404 })))
    renderApp({ at })
    expect(await screen.findByText('Not available on this backend')).toBeVisible()
  })

  it('says why the actions failed, and retries', async () => {
    server.use(http.get(url, () => HttpResponse.json({ not: 'a list' }), { once: true }))
    const { user } = renderApp({ at })
    expect(await screen.findByText("Couldn't load the actions")).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(5)
  })

  it('shows filters, functions and values', async () => {
    const answer = {
      filters: { upper: { description: 'Upper case' } },
      globals: {
        functions: { now: { schema: { arguments: [{ type: 'string' }] } } },
        values: { region: { description: 'Where we run', value: 'eu' } },
      },
    }
    server.use(
      http.get(`${backendUrl}/api/scaffolder/v2/templating-extensions`, () =>
        HttpResponse.json(answer),
      ),
    )
    renderApp({ at: '/create/templating-extensions' })
    expect(await screen.findByRole('article', { name: /^upper/ })).toHaveTextContent('Upper case')
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Contents', 'Filters', 'Functions', 'Values'])
    expect(screen.getByRole('article', { name: /^now/ })).toHaveTextContent('Arguments')
    expect(screen.getByRole('article', { name: /^region/ })).toHaveTextContent('"eu"')
  })
})

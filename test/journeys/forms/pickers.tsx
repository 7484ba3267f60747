// The pickers of a template's form: what they ask the catalog for, and what they put into the form.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const at = '/create/templates/default/pickers'
const group = (name: string, title?: string) => ({
  kind: 'Group',
  metadata: { name, namespace: 'default', ...(title !== undefined && { title }) },
  spec: { type: 'team' },
})

/** A form of one step; returns the filters that its pickers ask for, and the values that are sent. */
function answerForm(properties: Readonly<Record<string, object>>, items: readonly object[]) {
  const filters: (string | null)[] = []
  const sent: object[] = []
  server.use(
    http.get(
      `${backendUrl}/api/scaffolder/v2/templates/default/template/pickers/parameter-schema`,
      () =>
        HttpResponse.json({
          title: 'Pickers',
          steps: [{ title: 'All', schema: { required: Object.keys(properties), properties } }],
        }),
    ),
    http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      filters.push(...searchParams.getAll('filter'))
      const text = searchParams.get('fullTextFilterTerm') ?? ''
      const found = items.filter((item) => JSON.stringify(item).toLowerCase().includes(text))
      return HttpResponse.json({ items: found, totalItems: found.length, pageInfo: {} })
    }),
    http.get(`${backendUrl}/api/scaffolder/v2/tasks/task-1/events`, () =>
      HttpResponse.json([{ id: 1, type: 'completion', body: {} }]),
    ),
    http.get(`${backendUrl}/api/scaffolder/v2/tasks/task-1`, () =>
      HttpResponse.json({
        id: 'task-1',
        status: 'completed',
        createdAt: '2026-01-01T00:00:00.000Z',
        spec: {},
      }),
    ),
    http.post(`${backendUrl}/api/scaffolder/v2/tasks`, async ({ request }) => {
      const { values } = (await request.json()) as { readonly values: object }
      sent.push(values)
      return HttpResponse.json({ id: 'task-1' }, { status: 201 })
    }),
  )
  return { filters, sent }
}

type User = ReturnType<typeof renderApp>['user']

async function start(user: User) {
  await user.click(screen.getByRole('button', { name: 'Review' }))
  await user.click(await screen.findByRole('button', { name: 'Create' }))
}

describe('pickers', () => {
  beforeEach(rememberGuest)

  it('offers groups and users as owners, and completes what is typed with the kind of groups', async () => {
    const { filters, sent } = answerForm(
      { owner: { type: 'string', title: 'Owner', 'ui:field': 'OwnerPicker' } },
      [group('payments', 'Payments')],
    )
    const { user } = renderApp({ at })
    const owner = await screen.findByRole('combobox', { name: /Owner/ })
    await user.type(owner, 'Ops')
    await user.click(await screen.findByRole('option', { name: 'Use “group:default/ops”' }))
    expect(filters).toContain('kind=group,kind=user')
    await start(user)
    await waitFor(() => {
      expect(sent).toEqual([{ owner: 'group:default/ops' }])
    })
  })

  it('offers my groups by my membership', async () => {
    const { filters, sent } = answerForm(
      { team: { type: 'string', title: 'Team', 'ui:field': 'MyGroupsPicker' } },
      [group('payments', 'Payments')],
    )
    const { user } = renderApp({ at })
    await user.click(await screen.findByRole('combobox', { name: /Team/ }))
    await user.click(await screen.findByRole('option', { name: /^Payments/ }))
    expect(filters).toContain('kind=group,relations.hasMember=user:default/guest')
    await start(user)
    await waitFor(() => {
      expect(sent).toEqual([{ team: 'group:default/payments' }])
    })
  })

  it('offers what I or my groups own', async () => {
    const { filters } = answerForm(
      {
        mine: {
          type: 'string',
          title: 'Mine',
          'ui:field': 'OwnedEntityPicker',
          'ui:options': { catalogFilter: { kind: 'Group' } },
        },
      },
      [group('payments', 'Payments')],
    )
    const { user } = renderApp({ at })
    await user.click(await screen.findByRole('combobox', { name: /Mine/ }))
    await screen.findByRole('option', { name: /^Payments/ })
    const owned = ['user:default/guest', 'group:default/guests', 'group:default/platform-team']
    expect(filters).toContain(
      `kind=Group,${owned.map((ref) => `relations.ownedBy=${ref}`).join(',')}`,
    )
  })

  it('chooses the only match of a required picker without free text, and fixes it', async () => {
    const { sent } = answerForm(
      {
        team: {
          type: 'string',
          title: 'Team',
          'ui:field': 'EntityPicker',
          'ui:options': { catalogFilter: { kind: 'Group' }, allowArbitraryValues: false },
        },
      },
      [group('payments', 'Payments')],
    )
    const { user } = renderApp({ at })
    await screen.findByText('Payments')
    expect(screen.getByRole('combobox', { name: /Team/ })).toBeDisabled()
    await start(user)
    await waitFor(() => {
      expect(sent).toEqual([{ team: 'group:default/payments' }])
    })
  })

  it('keeps text that is no ref as typed, and takes several up to the maximum', async () => {
    const { sent } = answerForm(
      {
        teams: {
          type: 'array',
          title: 'Teams',
          maxItems: 2,
          items: { type: 'string' },
          'ui:field': 'MultiEntityPicker',
          'ui:options': { catalogFilter: { kind: 'Group' }, defaultKind: 'Group' },
        },
      },
      [group('payments', 'Payments'), group('orders', 'Orders'), group('ops', 'Operations')],
    )
    const { user } = renderApp({ at })
    const teams = await screen.findByRole('combobox', { name: /Teams/ })
    await user.type(teams, 'a: b/c/d')
    await user.click(await screen.findByRole('option', { name: 'Use “a: b/c/d”' }))
    await user.click(screen.getByRole('button', { name: 'Review' }))
    const [problem] = await screen.findAllByText(/is not a valid entity ref/)
    expect(problem).toHaveTextContent('a: b/c/d is not a valid entity ref')
    await user.click(screen.getByRole('button', { name: /^Remove.*a: b/ }))
    for (const name of [/^Payments/, /^Orders/]) {
      await user.click(teams)
      await user.click(await screen.findByRole('option', { name }))
    }
    await user.click(teams)
    expect(await screen.findByRole('option', { name: /^Operations/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.keyboard('{Escape}')
    await start(user)
    await waitFor(() => {
      expect(sent).toEqual([{ teams: ['group:default/payments', 'group:default/orders'] }])
    })
  })

  it('adds tags in lower case, and refuses those that are invalid or there already', async () => {
    const { sent } = answerForm(
      {
        tags: {
          type: 'array',
          title: 'Tags',
          items: { type: 'string' },
          'ui:field': 'EntityTagsPicker',
        },
      },
      [],
    )
    const { user } = renderApp({ at })
    const tags = await screen.findByRole('textbox', { name: /Tags/ })
    await user.type(tags, ' Go {Enter}go{Enter}')
    expect(await screen.findByText('“go” is already in the list.')).toBeVisible()
    await user.clear(tags)
    await user.type(tags, 'on_call{Enter}')
    expect(await screen.findByText(/^“on_call” is not a valid tag\./)).toBeVisible()
    expect(
      within(screen.getByRole('main')).getAllByRole('button', { name: /^Remove/ }),
    ).toHaveLength(1)
    await user.clear(tags)
    await start(user)
    await waitFor(() => {
      expect(sent).toEqual([{ tags: ['go'] }])
    })
  })
})

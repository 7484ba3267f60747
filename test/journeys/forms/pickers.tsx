// The pickers of a template's form: what they ask the catalog for, and what they put into the form.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { answerForm } from '../../support/templateForms.ts'

const at = '/create/templates/default/pickers'
const group = (name: string, title?: string) => ({
  kind: 'Group',
  metadata: { name, namespace: 'default', ...(title !== undefined && { title }) },
  spec: { type: 'team' },
})

/** A form of one step. */
const answerPickers = (properties: Readonly<Record<string, object>>, items: readonly object[]) =>
  answerForm(
    'pickers',
    [{ title: 'All', schema: { required: Object.keys(properties), properties } }],
    items,
  )

type User = ReturnType<typeof renderApp>['user']

async function start(user: User) {
  await user.click(screen.getByRole('button', { name: 'Review' }))
  await user.click(await screen.findByRole('button', { name: 'Create' }))
}

describe('pickers', () => {
  beforeEach(rememberGuest)

  it('offers groups and users as owners, and completes what is typed with the kind of groups', async () => {
    const { filters, sent } = answerPickers(
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

  it('takes no text by Enter before it is known what matches it', async () => {
    const { filters } = answerPickers(
      { owner: { type: 'string', title: 'Owner', 'ui:field': 'OwnerPicker' } },
      [group('payments', 'Payments')],
    )
    const { user } = renderApp({ at })
    const owner = await screen.findByRole('combobox', { name: /Owner/ })
    await user.type(owner, 'pay')
    await screen.findByRole('option', { name: 'Use “group:default/pay”' })
    const held = Promise.withResolvers<undefined>()
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, async () => {
        await held.promise
        return HttpResponse.json({ items: [], totalItems: 0, pageInfo: {} })
      }),
    )
    await user.type(owner, 'zzz{Enter}')
    await screen.findByText('Loading…')
    await user.keyboard('{Enter}')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(owner).toHaveValue('payzzz')
    held.resolve(undefined)
    await screen.findByRole('option', { name: 'Use “group:default/payzzz”' })
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: /^Remove.*payzzz/ })).toBeVisible()
    expect(filters).toContain('kind=group,kind=user')
  })

  it('chooses by Enter what matched the text before, while more of it is awaited', async () => {
    answerPickers({ owner: { type: 'string', title: 'Owner', 'ui:field': 'OwnerPicker' } }, [
      group('payments', 'Payments'),
    ])
    const { user } = renderApp({ at })
    const owner = await screen.findByRole('combobox', { name: /Owner/ })
    await user.type(owner, 'pay')
    await screen.findByRole('option', { name: /^Payments/ })
    server.use(http.get(`${backendUrl}/api/catalog/entities/by-query`, () => delay('infinite')))
    await user.type(owner, 'ment')
    await screen.findByText('Loading…')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: /^Remove.*payments/i })).toBeVisible()
  })

  it('offers my groups by my membership', async () => {
    const { filters, sent } = answerPickers(
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
    const { filters } = answerPickers(
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
    const { sent } = answerPickers(
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
    const { sent } = answerPickers(
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
    const { sent } = answerPickers(
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
    const tags = await screen.findByRole('combobox', { name: /Tags/ })
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

  it('suggests the tags of the catalog with their counts, and has the help of the template', async () => {
    answerPickers(
      {
        tags: {
          type: 'array',
          title: 'Tags',
          items: { type: 'string' },
          default: ['go'],
          'ui:field': 'EntityTagsPicker',
          'ui:options': {
            kinds: ['Component', 'API'],
            showCounts: true,
            helperText: 'Two will do',
          },
        },
      },
      [],
    )
    const asked: string[] = []
    server.use(
      http.get(`${backendUrl}/api/catalog/entity-facets`, ({ request }) => {
        asked.push(new URL(request.url).search)
        const values = { go: 9, java: 3, rust: 1200 }
        const tags = Object.entries(values).map(([value, count]) => ({ value, count }))
        return HttpResponse.json({ facets: { 'metadata.tags': tags } })
      }),
    )
    const { user } = renderApp({ at })
    const tags = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tags' })
    expect(tags).toHaveAccessibleDescription(/Two will do/)
    expect(asked).toEqual([])
    await user.click(tags)
    await waitFor(() => {
      expect([...(tags.list?.options ?? [])].map(({ text }) => text)).toEqual([
        'rust (1,200)',
        'java (3)',
      ])
    })
    expect(asked).toEqual(['?facet=metadata.tags&filter=kind%3DComponent%2Ckind%3DAPI'])
  })

  it('takes a text that is left for the entity of that title, or says what is wrong with it', async () => {
    const { sent } = answerPickers(
      {
        owner: {
          type: 'string',
          title: 'Owner',
          'ui:field': 'OwnerPicker',
          'ui:options': { allowArbitraryValues: false },
        },
      },
      [group('payments', 'Money In'), group('orders', 'Orders'), group('old-orders', 'Orders')],
    )
    const { user } = renderApp({ at })
    const owner = await screen.findByRole('combobox', { name: 'Owner' })
    await user.type(owner, 'nobody at all')
    await user.tab()
    expect(await screen.findByText('No entity is called “nobody at all”.')).toBeVisible()
    await user.clear(owner)
    await user.type(owner, 'orders')
    expect(screen.queryByText(/^No entity is called/)).toBeNull()
    await user.tab()
    expect(await screen.findByText(/^Several entities are called “orders”/)).toBeVisible()
    await user.clear(owner)
    await user.type(owner, 'money in')
    await user.tab()
    expect(await screen.findByRole('button', { name: /^Remove Owner/ })).toBeVisible()
    await start(user)
    await waitFor(() => {
      expect(sent).toEqual([{ owner: 'group:default/payments' }])
    })
  })

  it('chooses nothing when it is left if the template says so (`autoSelect: false`), but by a click', async () => {
    const { sent } = answerPickers(
      {
        owner: {
          type: 'string',
          title: 'Owner',
          'ui:field': 'EntityPicker',
          'ui:options': { autoSelect: false, catalogFilter: { kind: 'Group' } },
        },
      },
      [group('payments', 'Money In')],
    )
    const { user } = renderApp({ at })
    const owner = await screen.findByRole('combobox', { name: 'Owner' })
    await user.type(owner, 'money in')
    await screen.findByRole('option', { name: /^Money In/ })
    await user.tab()
    expect(screen.queryByRole('button', { name: /^Remove Owner/ })).toBeNull()
    await user.clear(owner)
    await user.type(owner, 'money')
    await user.click(await screen.findByRole('option', { name: /^Money In/ }))
    expect(await screen.findByRole('button', { name: /^Remove Owner/ })).toBeVisible()
    await start(user)
    await waitFor(() => {
      expect(sent).toEqual([{ owner: 'group:default/payments' }])
    })
  })

  it('keeps a text that is left while the catalog cannot be asked, and looks it up on Retry', async () => {
    const { sent } = answerPickers(
      {
        owner: {
          type: 'string',
          title: 'Owner',
          'ui:field': 'OwnerPicker',
          'ui:options': { allowArbitraryValues: false },
        },
        other: { type: 'string', title: 'Other', 'ui:field': 'EntityPicker' },
      },
      [group('payments', 'Money In'), group('orders')],
    )
    const { user } = renderApp({ at })
    const owner = await screen.findByRole('combobox', { name: 'Owner' })
    const answer = http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
      HttpResponse.json({ error: { name: 'Error', message: 'database is down' } }, { status: 503 }),
    )
    server.use(answer)
    await user.type(owner, 'money in')
    await user.tab()
    const note = await screen.findByText(/^Couldn't look up “money in”\./)
    expect(note).toHaveTextContent('database is down')
    expect(owner).toHaveValue('money in')
    // Another picker, which opens meanwhile, changes nothing of that.
    await user.type(screen.getByRole('combobox', { name: 'Other' }), 'a: b/c/d')
    await user.tab()
    expect(owner).toHaveValue('money in')
    // To go on typing where one was.
    await user.click(owner)
    expect(owner).toHaveValue('money in')
    await user.tab()
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
        HttpResponse.json({ items: [group('payments', 'Money In')], totalItems: 1, pageInfo: {} }),
      ),
    )
    await user.click(within(note).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: /^Remove Owner/ })).toBeVisible()
    expect(owner).toHaveValue('')
    await start(user)
    await waitFor(() => {
      expect(sent).toEqual([{ owner: 'group:default/payments', other: 'a: b/c/d' }])
    })
  })
})

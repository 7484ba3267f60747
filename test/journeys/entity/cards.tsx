// Every field, action and card of the specification's list.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Entity } from '../../../src/model/entities/entity.ts'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const byName = `${backendUrl}/api/catalog/entities/by-name`

/** Serves this entity at its path. */
function isThere(
  kind: string,
  spec: Entity['spec'],
  annotations = {},
  relations: Entity['relations'] = [],
): string {
  const recorded = recordedBody('entity-component-default-checkout-service') as Entity
  const { metadata } = recorded
  const entity = {
    ...recorded,
    kind,
    metadata: {
      ...metadata,
      name: 'some',
      annotations: { ...metadata.annotations, ...annotations },
    },
    spec,
    relations,
  }
  const path = `default/${kind.toLowerCase()}/some`
  const asked = `${byName}/${kind.toLowerCase()}/default/some`
  server.use(
    http.get(asked, () => HttpResponse.json(entity as object)),
    http.get(`${asked}/ancestry`, () =>
      HttpResponse.json({ rootEntityRef: 'component:default/some', items: [] }),
    ),
    http.get(`${backendUrl}/api/catalog/entity-facets`, () =>
      HttpResponse.json({ facets: { kind: [] } }),
    ),
  )
  return `/catalog/${path}`
}

const linksOf = (region: HTMLElement) =>
  Object.fromEntries(
    within(region)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  )

describe('cards', () => {
  beforeEach(rememberGuest)

  it('says all that an entity says of itself, and offers what there is ground for', async () => {
    const at = isThere(
      'Component',
      {
        type: 'service',
        lifecycle: 'production',
        owner: 'team',
        system: 'shop',
        domain: 'trade',
        subcomponentOf: 'whole',
      },
      {
        'backstage.io/source-location': 'url:https://git.example/some',
        'backstage.io/edit-url': 'https://git.example/some/edit',
        'backstage.io/techdocs-ref': 'dir:.',
        'backstage.io/source-template': 'template:default/service',
      },
    )
    renderApp({ at })
    const about = await screen.findByRole('region', { name: 'About' })
    const fields = within(about)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
    expect(fields).toEqual([
      'Description',
      'Owner',
      'Domain',
      'System',
      'Parent Component',
      'Type',
      'Lifecycle',
      'Tags',
    ])
    const [description, ...values] = within(about)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    expect(description).toMatch(/^Turns a basket into an order/)
    expect(values).toEqual('team,trade,shop,whole,service,production,typescripttier1'.split(','))
    expect(linksOf(about)).toMatchObject({
      team: '/catalog/default/group/team',
      trade: '/catalog/default/domain/trade',
      shop: '/catalog/default/system/shop',
      whole: '/catalog/default/component/whole',
      'View Source': 'https://git.example/some',
      'Edit Metadata': 'https://git.example/some/edit',
      'View TechDocs': '/docs/default/component/some',
      'Create something similar': '/create/templates/default/service',
    })
    expect(within(about).getByRole('button', { name: 'Schedule entity refresh' })).toBeVisible()
  })

  it('launches a template', async () => {
    renderApp({ at: isThere('Template', { type: 'service' }) })
    const about = await screen.findByRole('region', { name: 'About' })
    expect(linksOf(about)).toMatchObject({ 'Launch Template': '/create/templates/default/some' })
  })

  it('says what a location stands for, as links where they are addresses', async () => {
    const targets = ['./beside.yaml', 'https://git.example/all.yaml', 'javascript:alert(1)']
    renderApp({ at: isThere('Location', { targets }) })
    const about = await screen.findByRole('region', { name: 'About' })
    expect(within(about).getByText('Targets')).toBeVisible()
    for (const text of targets) expect(within(about).getByText(text)).toBeVisible()
    expect(linksOf(about)).toMatchObject({ [targets[1] ?? '']: targets[1] })
    expect(within(about).queryByRole('link', { name: 'javascript:alert(1)' })).toBeNull()
  })

  it.each([
    ['Component', '', { 'Has subcomponents': 'No subcomponent is part of this component.' }],
    [
      'Component',
      '/api',
      {
        'Provided APIs': 'This component does not provide any APIs.',
        'Consumed APIs': 'This component does not consume any APIs.',
      },
    ],
    [
      'Component',
      '/dependencies',
      {
        'Depends on components': 'This entity does not depend on any components.',
        'Depends on resources': 'This entity does not depend on any resources.',
        'Dependency of components': 'No component depends on this entity.',
      },
    ],
    [
      'API',
      '',
      {
        Providers: 'No component provides this API.',
        Consumers: 'No component consumes this API.',
      },
    ],
    [
      'System',
      '',
      {
        'Has components': 'No component is part of this system.',
        'Has APIs': 'No API is part of this system.',
        'Has resources': 'No resource is part of this system.',
      },
    ],
    [
      'Domain',
      '',
      {
        'Has systems': 'No system is part of this domain.',
        'Has subdomains': 'No subdomain is part of this domain.',
      },
    ],
  ] as const)('of %s%s says which relations it lacks', async (kind, tab, cards) => {
    renderApp({ at: isThere(kind, { definition: 'text' }) + tab })
    for (const [title, empty] of Object.entries(cards)) {
      const card = await screen.findByRole('region', { name: title })
      expect(within(card).getByText(empty)).toBeVisible()
    }
  })

  const related = (type: string, kind: string) => ({
    type,
    targetRef: `${kind}:default/${type.toLowerCase()}-${kind}`,
  })
  const everyRelation = [
    ...['dependsOn', 'dependencyOf', 'hasPart', 'providesApi', 'consumesApi'],
    ...['apiProvidedBy', 'apiConsumedBy'],
  ].flatMap((type) =>
    ['component', 'resource', 'api', 'system', 'domain'].map((kind) => related(type, kind)),
  )

  it.each([
    ['Component', '', 'Has subcomponents', 'haspart-component'],
    ['Component', '/api', 'Provided APIs', 'providesapi-api'],
    ['Component', '/api', 'Consumed APIs', 'consumesapi-api'],
    ['Component', '/dependencies', 'Depends on components', 'dependson-component'],
    ['Component', '/dependencies', 'Depends on resources', 'dependson-resource'],
    ['Component', '/dependencies', 'Dependency of components', 'dependencyof-component'],
    ['API', '', 'Providers', 'apiprovidedby-component'],
    ['API', '', 'Consumers', 'apiconsumedby-component'],
    ['System', '', 'Has components', 'haspart-component'],
    ['System', '', 'Has APIs', 'haspart-api'],
    ['System', '', 'Has resources', 'haspart-resource'],
    ['Domain', '', 'Has systems', 'haspart-system'],
    ['Domain', '', 'Has subdomains', 'haspart-domain'],
  ])('of %s%s lists under “%s” what it is related to so, and nothing else', async (...row) => {
    const [kind, tab, title, name] = row
    renderApp({ at: isThere(kind, { definition: 'text' }, {}, everyRelation) + tab })
    const card = await screen.findByRole('region', { name: title })
    const rows = await within(card).findAllByRole('listitem')
    expect(rows).toHaveLength(1)
    expect(within(card).getByText(name)).toBeVisible()
  })

  it('lists labels and links', async () => {
    renderApp({ at: isThere('Component', {}) })
    const labels = within(await screen.findByRole('region', { name: 'Labels' }))
    expect(labels.getByText('larkspur.example/on-call')).toBeVisible()
    expect(labels.getByText('storefront')).toBeVisible()
    const links = await screen.findByRole('region', { name: 'Links' })
    expect(linksOf(links)).toMatchObject({
      Dashboard: 'https://dashboards.larkspur.example/checkout',
    })
  })

  it('counts what the groups below own, too, and lists who belongs to them, when asked to', async () => {
    const group = (name: string, ...children: readonly string[]) => ({
      kind: 'Group',
      metadata: { name, namespace: 'default' },
      relations: children.map((child) => ({
        type: 'parentOf',
        targetRef: `group:default/${child}`,
      })),
    })
    // A circle ends.
    const all = [group('some', 'team'), group('team', 'crew', 'some'), group('crew')]
    const at = isThere('Group', { type: 'division' }, {}, group('some', 'team').relations)
    const asked: (string | null)[] = []
    server.use(
      http.post(`${backendUrl}/api/catalog/entities/by-refs`, async ({ request }) => {
        const { entityRefs } = (await request.json()) as { readonly entityRefs: readonly string[] }
        const items = entityRefs.map(
          (ref) => all.find(({ metadata }) => ref === `group:default/${metadata.name}`) ?? null,
        )
        return HttpResponse.json({ items })
      }),
      http.get(`${backendUrl}/api/catalog/entity-facets`, ({ request }) => {
        const filter = new URL(request.url).searchParams.get('filter') ?? ''
        const owners = filter.match(/relations\.ownedBy=/g)?.length ?? 0
        const of = (value: string) => [{ value, count: owners }]
        return HttpResponse.json({
          facets: filter.includes('kind=')
            ? { 'spec.type': of('service'), 'spec.lifecycle': of('deprecated') }
            : { kind: of('Component') },
        })
      }),
      http.get(`${backendUrl}/api/catalog/entities/by-query`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('filter'))
        return HttpResponse.json({ items: [], totalItems: 0, pageInfo: {} })
      }),
    )
    const { user } = renderApp({ at })
    const owned = await screen.findByRole('region', { name: 'Ownership' })
    expect(await within(owned).findByText('Component')).toBeVisible()
    expect(within(owned).getAllByText('1')).toHaveLength(3)
    await user.click(within(owned).getByRole('checkbox', { name: 'With child groups' }))
    expect(await within(owned).findByText('With child groups (2)')).toBeVisible()
    expect(await within(owned).findAllByText('3')).toHaveLength(3)
    const members = screen.getByRole('region', { name: 'Members' })
    await user.click(within(members).getByRole('checkbox', { name: /^With child groups/ }))
    expect(await within(members).findByText('No members match.')).toBeVisible()
    expect(asked.at(-1)).toBe(
      'kind=user,relations.memberOf=group:default/some,relations.memberOf=group:default/team,relations.memberOf=group:default/crew',
    )
  })

  it('says how what the systems of a domain contain is, by kind and lifecycle, and where to see more', async () => {
    const part = (targetRef: string) => ({ type: 'hasPart', targetRef })
    const at = isThere('Domain', {}, {}, [part('system:default/storefront')])
    const { user } = renderApp({ at })
    const card = await screen.findByRole('region', { name: 'Health' })
    expect(await within(card).findByText('No catalog problems')).toBeVisible()
    const filters =
      'filters[system]=system%3Adefault%2Fstorefront&filters[domain]=domain%3Adefault%2Fsome'
    expect(within(card).getByRole('link', { name: 'experimental' })).toHaveAttribute(
      'href',
      `/catalog?filters[kind]=component&${filters}&filters[lifecycles]=experimental`,
    )
    expect(within(card).getByRole('link', { name: 'View in clusters' })).toHaveAttribute(
      'href',
      '/kubernetes?of=domain%3Adefault%2Fsome',
    )
    await user.click(within(card).getByRole('radio', { name: 'Table' }))
    const table = within(card).getByRole('table', { name: 'Health' })
    const [, ...rows] = within(table).getAllByRole('row')
    expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
      'Component',
      'API',
      'Resource',
    ])
  })

  it('says how many of what a system contains need attention, and how many cannot be seen', async () => {
    const parts = ['sick', 'lost', 'well', 'gone'].map((name) => ({
      type: 'hasPart',
      targetRef: `component:default/${name}`,
    }))
    const component = (name: string, more: object) => ({
      kind: 'Component',
      metadata: { name, namespace: 'default' },
      spec: { lifecycle: 'production' },
      ...more,
    })
    const at = isThere('System', {}, {}, parts)
    server.use(
      http.post(`${backendUrl}/api/catalog/entities/by-refs`, async ({ request }) => {
        const { entityRefs } = (await request.json()) as { readonly entityRefs: readonly string[] }
        const known: Readonly<Record<string, object>> = {
          sick: component('sick', {
            status: { items: [{ type: 'a', level: 'error', message: 'b' }] },
          }),
          lost: component('lost', {
            metadata: { name: 'lost', annotations: { 'backstage.io/orphan': 'true' } },
          }),
          well: component('well', {}),
        }
        const items = entityRefs.map((ref) => known[ref.split('/')[1] ?? ''] ?? null)
        return HttpResponse.json({ items })
      }),
    )
    renderApp({ at })
    const card = within(await screen.findByRole('region', { name: 'Health' }))
    expect(await card.findByText('2 need attention')).toBeVisible()
    expect(card.getByText('1 entity is missing or hidden from you.')).toBeVisible()
    const filters = 'filters[kind]=component&filters[system]=system%3Adefault%2Fsome'
    expect(card.getByRole('link', { name: 'Catalog errors' })).toHaveAttribute(
      'href',
      `/catalog?${filters}&filters[error]=true`,
    )
    expect(card.getByRole('link', { name: 'Orphans' })).toHaveAttribute(
      'href',
      `/catalog?${filters}&filters[orphan]=true`,
    )
  })
})

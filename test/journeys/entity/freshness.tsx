import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useEffect } from 'react'
import { definition } from '../../../config/plugins.ts'
import { RelatedEntitiesCard } from '../../../src/features/catalog/entity/cards/RelatedCard.tsx'
import { MissingAnnotation } from '../../../src/features/entities/MissingAnnotation.tsx'
import type { Entity } from '../../../src/model/entities/entity.ts'
import type { PluginManifest } from '../../../src/plugins/plugin.ts'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const checkout = '/catalog/default/component/checkout-service'
const recorded = () => recordedBody('entity-component-default-checkout-service') as Entity
const byName = `${backendUrl}/api/catalog/entities/by-name/component/default/checkout-service`

describe('freshness', () => {
  beforeEach(rememberGuest)

  /** A plugin with a card that counts how often it is mounted. */
  function countingPlugin(mounts: string[]): PluginManifest {
    const Card = ({ entity }: { readonly entity: Entity }) => {
      const { name } = entity.metadata
      useEffect(() => {
        mounts.push(name)
      }, [name])
      return (
        <>
          <MissingAnnotation entity={entity} annotations={['acme.example/id']} />
          <RelatedEntitiesCard
            entity={entity}
            title="Needs"
            relation="dependsOn"
            empty="Needs nothing."
          />
        </>
      )
    }
    return {
      id: 'counting',
      entityCards: [{ component: 'card', appliesTo: () => true }],
      load: () =>
        Promise.resolve({
          slices: [],
          processes: [],
          entityComponents: { card: Card },
          messages: { en: {} },
        }),
    }
  }

  it('shows what a refresh brought in place: nothing is drawn anew', async () => {
    const mounts: string[] = []
    let description = 'As it was.'
    server.use(
      http.get(byName, () => {
        const { metadata, ...rest } = recorded()
        return HttpResponse.json({
          ...rest,
          metadata: { ...metadata, description, etag: description },
        })
      }),
      http.post(`${backendUrl}/api/catalog/refresh`, () => new HttpResponse(null)),
    )
    const { user } = renderApp({
      at: checkout,
      definition: { plugins: [...definition.plugins, countingPlugin(mounts)] },
    })
    const before = await screen.findByText('As it was.')
    await screen.findByRole('region', { name: 'Missing annotation' })
    const title = screen.getByRole('heading', { level: 1 })
    description = 'As it is now.'
    await user.click(screen.getByRole('button', { name: 'Schedule entity refresh' }))
    expect(await screen.findByText('Refreshing…')).toBeVisible()
    expect(
      await screen.findByText('Refreshed. Showing the new version.', {}, { timeout: 5_000 }),
    ).toBeVisible()
    expect(before).toHaveTextContent('As it is now.')
    expect(screen.getByRole('heading', { level: 1 })).toBe(title)
    expect(mounts).toEqual(['checkout-service'])
  })

  it('keeps what it has when the newest state cannot be had, says so, and tries again', async () => {
    let isDown = false
    server.use(
      http.get(byName, () =>
        isDown ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json(recorded() as object),
      ),
      http.post(`${backendUrl}/api/catalog/refresh`, () => new HttpResponse(null)),
    )
    const { user } = renderApp({ at: checkout })
    await screen.findByRole('region', { name: 'About' })
    isDown = true
    await user.click(screen.getByRole('button', { name: 'Schedule entity refresh' }))
    const banner = await screen.findByText(
      /^Couldn't load the latest version/,
      {},
      { timeout: 5_000 },
    )
    expect(banner).toBeVisible()
    expect(screen.getByRole('region', { name: 'About' })).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText(/^Loaded /)
    expect(screen.getByRole('region', { name: 'About' })).toBeVisible()
  })

  it('offers plugins a card for any relation', async () => {
    renderApp({
      at: checkout,
      definition: { plugins: [...definition.plugins, countingPlugin([])] },
    })
    const card = await screen.findByRole('region', { name: 'Needs' })
    expect(await within(card).findByRole('link', { name: 'Orders database' })).toBeVisible()
    expect(within(card).getAllByRole('listitem')).toHaveLength(2)
  })

  it('says which annotation is missing, with an example of this entity and where to read more', async () => {
    renderApp({
      at: checkout,
      definition: { plugins: [...definition.plugins, countingPlugin([])] },
    })
    const state = await screen.findByRole('region', { name: 'Missing annotation' })
    expect(state).toHaveTextContent('The annotation acme.example/id is missing.')
    const added = within(state).getByText('acme.example/id: value')
    expect(added).toHaveAttribute('data-added', 'true')
    expect(within(state).getByText('name: checkout-service')).toHaveAttribute('data-added', 'false')
    expect(within(state).getByRole('link', { name: 'Read more' })).toHaveAttribute(
      'href',
      'https://backstage.io/docs/features/software-catalog/well-known-annotations',
    )
    expect(within(state).getByRole('button', { name: 'Copy example' })).toBeVisible()
  })
})

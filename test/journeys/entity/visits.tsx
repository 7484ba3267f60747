// "1 change since Tuesday" on an entity's page, and the time line that it opens.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { decodeEntity } from '../../../src/model/entities/answers.ts'
import type { Entity } from '../../../src/model/entities/entity.ts'
import { afterLook } from '../../../src/model/inspector/entityVisits.ts'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const page = '/catalog/default/component/checkout-service'
const byName = `${backendUrl}/api/catalog/entities/by-name/component/default/checkout-service`
const key = 'portico.entityVisits'
const entity = decodeEntity(recordedBody('entity-component-default-checkout-service'))

const answer = (changed: object) => {
  const body = { ...entity, metadata: { ...entity.metadata, ...changed } }
  server.use(http.get(byName, () => HttpResponse.json(body)))
}

describe('visits', () => {
  beforeEach(rememberGuest)

  const kept = () => localStorage.getItem(key)

  /** Was on the page two days ago. */
  function rememberLook(entity: Entity) {
    const at = Date.now() - 2 * 86_400_000
    const seen = afterLook([], { entityRef: 'component:default/checkout-service', entity, at })
    localStorage.setItem(key, JSON.stringify(seen))
  }

  const hasLooked = () =>
    waitFor(() => {
      expect(kept()).toContain('"fields"')
    })

  it('says nothing at the first look', async () => {
    renderApp({ at: page })
    await hasLooked()
    expect(screen.queryByRole('link', { name: /changes? since/ })).toBeNull()
  })

  it('says nothing where nothing has changed', async () => {
    rememberLook(entity)
    const before = kept()
    renderApp({ at: page })
    await waitFor(() => {
      expect(kept()).not.toBe(before)
    })
    expect(screen.queryByRole('link', { name: /changes? since/ })).toBeNull()
  })

  it('says how much has changed since the last look, and opens what it was', async () => {
    rememberLook(entity)
    answer({ title: 'Checkout', annotations: { 'example.org/token': 'abc' }, labels: {} })
    const { router, user } = renderApp({ at: page })
    await user.click(await screen.findByRole('link', { name: /^\d+ changes since \w+day$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Inspect Checkout' }))
    expect(router.state.location.search).toBe('?inspect=changes')
    expect(await dialog.findByRole('tab', { name: 'Changes' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const title = (await dialog.findByText('metadata.title')).parentElement
    expect(title).toHaveTextContent('metadata.titleBefore: Checkout ServiceAfter: Checkout')
    expect(dialog.queryByText(/token/)).toBeNull()
    expect(localStorage.getItem(key)).not.toContain('abc')
  })

  it('shows the time line as empty to who asks for it by its address', async () => {
    renderApp({ at: `${page}?inspect=changes` })
    expect(await screen.findByText('No changes since you first looked.')).toBeVisible()
  })

  it.each(['{', '[{"entityRef":"component:default/checkout-service","at":1e999}]', '[[[['])(
    'starts anew with spoiled values: %s',
    async (text) => {
      localStorage.setItem(key, text)
      renderApp({ at: page })
      await hasLooked()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )
})

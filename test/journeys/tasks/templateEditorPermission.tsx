// The pages of the template editor need `scaffolder.template.management`.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { answerChecks, turnPermissionsOn } from '../../support/permissions.ts'
import { renderApp } from '../../support/renderApp.tsx'

const management = 'scaffolder.template.management'

describe('templateEditorPermission', () => {
  beforeEach(rememberGuest)

  it.each([
    '/create/edit',
    '/create/template?example=service',
    '/create/custom-fields',
    '/create/template-form',
  ])('refuses %s to users who may not manage templates', async (at) => {
    turnPermissionsOn()
    const checks = answerChecks((name) => (name === management ? 'DENY' : 'ALLOW'))
    renderApp({ at })
    expect(await screen.findByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible()
    expect(screen.queryByRole('tree')).toBeNull()
    expect(checks.flat().map(({ permission }) => permission.name)).toContain(management)
  })

  it.each([
    ['DENY', 0],
    ['ALLOW', 1],
  ] as const)(
    'offers the editor among the commands as the policy says: %s',
    async (result, count) => {
      turnPermissionsOn()
      answerChecks((name) => (name === management ? result : 'ALLOW'))
      const { user } = renderApp({ at: '/catalog' })
      await screen.findByRole('link', { name: 'Checkout Service' })
      // The palette also asks the catalog, once the user pauses.
      server.use(
        http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
          HttpResponse.json({ items: [] }),
        ),
      )
      await user.keyboard('{Control>}k{/Control}')
      await user.type(await screen.findByRole('combobox', { name: /Search/ }), 'template editor')
      await screen.findByRole('option', { name: /^All results for “template editor”/ })
      expect(screen.queryAllByRole('option', { name: /^Template editor/ })).toHaveLength(count)
    },
  )
})

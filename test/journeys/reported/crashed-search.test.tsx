// From a problem report of 2026-11-25. Fails until the defect is mended.

import { beforeEach, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { answersOf, expectNone, retype } from '../../support/reported.ts'

beforeEach(rememberGuest)

it('The list of the catalog crashed while I searched', async () => {
  server.use(...answersOf('crashed-search'))
  const { recorder, user } = renderApp({ at: '/catalog' })
  await user.click(await screen.findByRole('link', { name: 'name5' }))
  await user.click(await screen.findByRole('link', { name: 'Catalog' }))
  await retype(
    user,
    await screen.findByRole('searchbox', { name: 'Search by name, description or tag' }),
    'pay',
  )
  await user.keyboard('{m}')
  await user.keyboard('{e}')
  await user.keyboard('{n}')
  await user.keyboard('{t}')
  await user.keyboard('{s}')
  // What went wrong in the report. Add what should have been seen, if this is not enough.
  await expectNone(recorder, [
    'backend/executeQuery/rejected',
    'ciPolling/runsFailed',
    'pluginFaults/componentBroke',
  ])
})

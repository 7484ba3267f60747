// From a problem report of 2026-11-27. Fails until the defect is mended.

import { beforeEach, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { server } from '../../support/backend.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { answersOf, expectNone } from '../../support/reported.ts'
import { servePage } from '../../support/signIn.ts'

// The report begins on the sign-in page.
beforeEach(() => {
  servePage('{"id":"guest"}, {"id":"oidc","title":"Work"}')
})

it('The settings broke after I entered', async () => {
  server.use(...answersOf('signed-in-as-guest'))
  const { recorder, user } = renderApp({ at: '/settings' })
  await user.click(await screen.findByRole('button', { name: 'Enter' }))
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  // What went wrong in the report. Add what should have been seen, if this is not enough.
  await expectNone(recorder, ['pluginFaults/componentBroke'])
})

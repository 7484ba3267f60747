// From a problem report of 2026-11-27. Fails until the defect is mended.

import { beforeEach, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { server } from '../../support/backend.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { answersOf, byWindow, expectNone } from '../../support/reported.ts'
import { servePage } from '../../support/signIn.ts'

// The report begins on the sign-in page.
beforeEach(() => {
  servePage('{"id":"guest"}, {"id":"oidc","title":"Work"}')
})

it('The settings broke after I signed in at Work', async () => {
  server.use(...answersOf('signed-in-at-provider'))
  const { recorder, user } = renderApp({
    at: '/settings',
    services: byWindow({
      identity: {
        userEntityRef: 'user:default/guest',
        ownershipEntityRefs: ['user:default/guest'],
      },
      profile: { displayName: 'Guest' },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Sign In Work' }))
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  // What went wrong in the report. Add what should have been seen, if this is not enough.
  await expectNone(recorder, ['pluginFaults/componentBroke'])
})

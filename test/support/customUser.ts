// For journeys of somebody who is no guest: their settings are kept on the server.

import { screen, within } from '@testing-library/react'
import { renderApp } from './renderApp.tsx'
import { servePage } from './signIn.ts'

/** Opens the portal and signs in by the form of custom users. */
export async function enterAsCustomUser(at: string) {
  servePage('{ id: custom }')
  const app = renderApp({ at })
  const form = within(await screen.findByRole('region', { name: 'Custom User' }))
  await app.user.type(await form.findByLabelText('User ID'), 'user:default/guest')
  await app.user.click(form.getByRole('button', { name: 'Continue' }))
  return app
}

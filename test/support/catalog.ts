// What several journeys through the catalog do or look at.

import { screen, within } from '@testing-library/react'
import { rememberedProviderKey } from '../../src/model/session/guestSession.ts'
import { guestMethod } from '../../src/model/session/person.ts'

/** As if someone had entered as guest in this browser before. */
export function rememberGuest(): void {
  localStorage.setItem(rememberedProviderKey, guestMethod)
}

/** Names of the rows on screen, in their order. */
export const rowNames = (): readonly (string | null)[] =>
  screen.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent)

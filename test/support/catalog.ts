// Shared steps of journeys through the catalog.

import { screen, within } from '@testing-library/react'
import { rememberedProviderKey } from '../../src/model/session/guestSession.ts'
import { guestMethod } from '../../src/model/session/person.ts'

/** As after an earlier guest sign-in in this browser. */
export function rememberGuest(): void {
  localStorage.setItem(rememberedProviderKey, guestMethod)
}

/** Names of the visible rows, in order. */
export const rowNames = (): readonly (string | null)[] =>
  screen.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent)

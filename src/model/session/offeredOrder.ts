import { customMethod, guestMethod } from './person.ts'
import type { OfferedProvider } from './signInPage.ts'

const last: readonly string[] = [guestMethod, customMethod]

/** Providers as they are configured, then the guest, then the user who is not verified. */
export const offeredOrder = (offered: readonly OfferedProvider[]): readonly OfferedProvider[] =>
  [...offered].sort((one, other) => last.indexOf(one.id) - last.indexOf(other.id))

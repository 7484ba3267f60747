import type { PortalConfig } from '../config/portalConfig.ts'
import { customMethod, guestMethod } from './person.ts'

/** Whether users sign in this way without a provider. */
export const isOwnMethod = (id: string): boolean => id === guestMethod || id === customMethod

/** The way in which the user has signed in, and the providers that the portal knows of, in the order of the settings page. */
export function listedProviders(
  config: Pick<PortalConfig, 'signInPage' | 'authProviders'> | null,
  method: string,
  others: readonly string[],
): readonly string[] {
  const offered = config?.signInPage?.providers.map(({ id }) => id) ?? [guestMethod]
  const known = [method, ...offered, ...(config?.authProviders ?? []), ...others]
  return [...new Set(known)].filter((id) => id === method || !isOwnMethod(id))
}

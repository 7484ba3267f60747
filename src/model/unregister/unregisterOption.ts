// Whether the portal offers to unregister entities. Backstage has this in code.

import { ConfigError } from '../config/configErrors.ts'
import type { ConfigReader } from '../config/configReader.ts'

export type UnregisterOption = 'hidden' | 'disabled'

/** Nothing where it is offered. Throws `ConfigError` where the value is none of those that there are. */
export function readUnregisterOption(config: ConfigReader): UnregisterOption | undefined {
  const value = config.getOptional('app.catalog.unregister')
  if (value === undefined || value === null || value === false) return undefined
  if (value === 'hidden') return 'hidden'
  if (value === 'disable' || value === true) return 'disabled'
  throw new ConfigError(
    "Invalid value in config for key 'app.catalog.unregister': it must be 'hidden', 'disable' or a boolean",
  )
}

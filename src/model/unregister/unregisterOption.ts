// Whether entities can be unregistered; Backstage configures this in code.

import { ConfigError } from '../config/configErrors.ts'
import type { ConfigReader } from '../config/configReader.ts'

export type UnregisterOption = 'hidden' | 'disabled'

/** Undefined if it is offered. Throws `ConfigError` for an unknown value. */
export function readUnregisterOption(config: ConfigReader): UnregisterOption | undefined {
  const value = config.getOptional('app.catalog.unregister')
  if (value === undefined || value === null || value === false) return undefined
  if (value === 'hidden') return 'hidden'
  if (value === 'disable' || value === true) return 'disabled'
  throw new ConfigError(
    "Invalid value in config for key 'app.catalog.unregister': it must be 'hidden', 'disable' or a boolean",
  )
}

// Backstage's messages for configuration errors.

import { typeOf } from './configConversions.ts'
import type { ConfigSource } from './configValues.ts'

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const missing = (key: string) => new ConfigError(`Missing required config value at '${key}'`)

/** `found` is the value and its source. */
export const wrongType = (key: string, found: ConfigSource, wanted: string) =>
  new ConfigError(
    `Invalid type in config for key '${key}' in '${found.context}', got ${typeOf(found.data)}, wanted ${wanted}`,
  )

export const unconvertible = (key: string, { context }: ConfigSource, wanted: string) =>
  new ConfigError(`Unable to convert config value for key '${key}' in '${context}' to a ${wanted}`)

const keyPattern = /^[a-z][a-z0-9]*(?:[-_][a-z][a-z0-9]*)*$/i

/** The parts of a dotted key. Throws `ConfigError` where one is malformed. */
export function keyParts(key: string): readonly string[] {
  const parts = key.split('.')
  if (!parts.every((part) => keyPattern.test(part)))
    throw new ConfigError(`Invalid config key '${key}'`)
  return parts
}

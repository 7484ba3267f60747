// A message from the operators to all users (`app.announcement`; Backstage has no such key).

import { ConfigError } from '../config/configErrors.ts'
import type { ConfigReader } from '../config/configReader.ts'

export interface Announcement {
  /** Users who dismissed this id do not see it again. */
  readonly id: string
  readonly message: string
  readonly severity: 'info' | 'warning'
  /** URL with more information. */
  readonly url?: string
}

/** Undefined without an announcement. Throws `ConfigError` without a message, or for an unknown severity. */
export function readAnnouncement(config: ConfigReader): Announcement | undefined {
  const found = config.getOptionalConfig('app.announcement')
  if (!found) return undefined
  const message = found.getString('message')
  const severity = found.getOptionalString('severity') ?? 'info'
  const url = found.getOptionalString('url')
  if (severity !== 'info' && severity !== 'warning') {
    throw new ConfigError(
      `Invalid value in config for key 'app.announcement.severity': it must be info or warning, got '${severity}'`,
    )
  }
  const id = found.getOptionalString('id') ?? message
  return { id, message, severity, ...(url !== undefined && { url }) }
}

// What the operators have to say to everyone (`app.announcement`; Backstage has no key for this).

import { ConfigError } from '../config/configErrors.ts'
import type { ConfigReader } from '../config/configReader.ts'

export interface Announcement {
  /** Who has dismissed it does not see it again; a new one is seen by all. */
  readonly id: string
  readonly message: string
  readonly severity: 'info' | 'warning'
  /** Where there is more to read. */
  readonly url?: string
}

/** Nothing where nothing is announced. Throws `ConfigError` where it has no message, or an unknown severity. */
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

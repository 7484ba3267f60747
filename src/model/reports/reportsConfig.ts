// `app.report` and `app.replay`; Backstage has no such keys.

import type { ConfigReader } from '../config/configReader.ts'

export interface ReportsConfig {
  /** Where reports are sent; without one they can only be saved. */
  readonly url?: string
  /** Whether `/dev/replay` opens reports. */
  readonly canReplay: boolean
}

/** Throws `ConfigError` for a value of another type. */
export function readReportsConfig(config: ConfigReader): ReportsConfig {
  const url = config.getOptionalString('app.report.url')
  return {
    canReplay: config.getOptionalBoolean('app.replay.enabled') ?? false,
    ...(url !== undefined && { url }),
  }
}

// Settings of automatic sign-out after inactivity (`auth.autologout`, as in Backstage).

import { ConfigError } from '../config/configErrors.ts'
import type { ConfigReader } from '../config/configReader.ts'

export interface Autologout {
  readonly enabled: boolean
  /** At least 0.5. */
  readonly idleMinutes: number
  /** Seconds before the end at which the user is asked; 0 never asks. */
  readonly promptSeconds: number
  /** Also signs out users who return after that time with no tab open in between. */
  readonly logoutIfDisconnected: boolean
}

/** Throws `ConfigError` if the times contradict each other. */
export function readAutologout(config: ConfigReader): Autologout {
  const key = 'auth.autologout'
  const idleMinutes = config.getOptionalNumber(`${key}.idleTimeoutMinutes`) ?? 60
  const promptSeconds = config.getOptionalNumber(`${key}.promptBeforeIdleSeconds`) ?? 10
  if (idleMinutes < 0.5)
    throw new ConfigError(
      `Invalid value in config for key '${key}.idleTimeoutMinutes': it must be at least 0.5`,
    )
  if (promptSeconds < 0 || promptSeconds >= idleMinutes * 60)
    throw new ConfigError(
      `Invalid value in config for key '${key}.promptBeforeIdleSeconds': it must be at least 0 and less than the idle timeout`,
    )
  return {
    enabled: config.getOptionalBoolean(`${key}.enabled`) ?? false,
    idleMinutes,
    promptSeconds,
    logoutIfDisconnected: config.getOptionalBoolean(`${key}.logoutIfDisconnected`) ?? true,
  }
}

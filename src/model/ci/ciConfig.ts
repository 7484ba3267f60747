// Configuration of workflow runs.

import type { ConfigReader } from '../config/configReader.ts'
import type { Integration } from '../integrations/integration.ts'

export interface CiConfig {
  /** Branch whose latest run is on the overview of entities (RUNS-32). */
  readonly lastBuildBranch: string
}

/** Throws `ConfigError` if a value has the wrong form. */
export const readCiConfig = (config: ConfigReader): CiConfig => ({
  lastBuildBranch: config.getOptionalString('app.ci.lastBuildBranch') ?? 'master',
})

/** Storage hosts of logs at github.com. */
const githubStorage = ['https://*.blob.core.windows.net', 'https://*.actions.githubusercontent.com']

/** Sources of the page's policy for the storage of logs, to which hosts redirect. Throws `ConfigError`. */
export function readLogHosts(
  config: ConfigReader,
  integrations: readonly Integration[],
): readonly string[] {
  const isAtGithub = integrations.some(({ type }) => type === 'github')
  return config.getOptionalStringArray('app.ci.logHosts') ?? (isAtGithub ? githubStorage : [])
}

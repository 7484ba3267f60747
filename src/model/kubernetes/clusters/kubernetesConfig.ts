// Configuration of the Kubernetes tab (spec 3 §5, A-48).

import type { ConfigReader } from '../../config/configReader.ts'
import { readDuration } from '../../config/humanDuration.ts'

export interface KubernetesConfig {
  readonly mayDeletePods: boolean
  readonly hasTerminal: boolean
  /** Milliseconds from an answer of the clusters to the next request (K8S-22). */
  readonly refreshInterval: number
}

/** Throws `ConfigError` if a value has the wrong form. */
export const readKubernetesConfig = (config: ConfigReader): KubernetesConfig => ({
  mayDeletePods: config.getOptionalBoolean('kubernetes.frontend.podDelete.enabled') ?? false,
  hasTerminal: config.getOptionalBoolean('kubernetes.podExecTerminal.enabled') ?? false,
  refreshInterval: readDuration(config, 'kubernetes.frontend.refreshInterval') ?? 10_000,
})

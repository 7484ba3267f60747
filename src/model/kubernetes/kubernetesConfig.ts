// Configuration of the Kubernetes tab (spec 3 §5, A-48).

import type { ConfigReader } from '../config/configReader.ts'

export interface KubernetesConfig {
  readonly mayDeletePods: boolean
  readonly hasTerminal: boolean
}

/** Throws `ConfigError` if a value has the wrong form. */
export const readKubernetesConfig = (config: ConfigReader): KubernetesConfig => ({
  mayDeletePods: config.getOptionalBoolean('kubernetes.frontend.podDelete.enabled') ?? false,
  hasTerminal: config.getOptionalBoolean('kubernetes.podExecTerminal.enabled') ?? false,
})

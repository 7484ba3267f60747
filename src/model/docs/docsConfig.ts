// Configuration of the documentation (spec 2 §7, A-38).

import type { ConfigReader } from '../config/configReader.ts'

export interface DocsConfig {
  /** Base URL of stored documentation, without a trailing slash; null for `static/docs` of the techdocs backend. */
  readonly storageUrl: string | null
  readonly sanitizer: DocsSanitizer
}

/** What authors may embed, with the names of Backstage. */
export interface DocsSanitizer {
  readonly allowedIframeHosts: readonly string[]
  /** Regular expressions; null for none. */
  readonly allowedCustomElementTagNameRegExp: string | null
  readonly allowedCustomElementAttributeNameRegExp: string | null
  readonly additionalAllowedURIProtocols: readonly string[]
}

/** Throws `ConfigError` if a value has the wrong form. */
export function readDocsConfig(config: ConfigReader): DocsConfig {
  const sanitizer = config.getOptionalConfig('techdocs.sanitizer')
  return {
    // eslint-disable-next-line regexp/no-super-linear-move -- The operators' own configuration.
    storageUrl: config.getOptionalString('techdocs.storageUrl')?.replace(/\/+$/, '') ?? null,
    sanitizer: {
      allowedIframeHosts: sanitizer?.getOptionalStringArray('allowedIframeHosts') ?? [],
      allowedCustomElementTagNameRegExp:
        sanitizer?.getOptionalString('allowedCustomElementTagNameRegExp') ?? null,
      allowedCustomElementAttributeNameRegExp:
        sanitizer?.getOptionalString('allowedCustomElementAttributeNameRegExp') ?? null,
      additionalAllowedURIProtocols:
        sanitizer?.getOptionalStringArray('additionalAllowedURIProtocols') ?? [],
    },
  }
}

// Default names and texts for imports, which a company may configure (spec 1 §9).

import type { ConfigReader } from '../config/configReader.ts'

export interface ImportConfig {
  readonly entityFilename: string
  readonly branchName: string
  readonly pullRequestTitle: string
  readonly pullRequestBody: string
}

/** Throws `ConfigError` where a value is no text. */
export function readImportConfig(config: ConfigReader): ImportConfig {
  const text = (key: string) => config.getOptionalString(`catalog.import.${key}`)
  const entityFilename = text('entityFilename') ?? 'catalog-info.yaml'
  return {
    entityFilename,
    branchName: text('pullRequestBranchName') ?? 'backstage-integration',
    pullRequestTitle: text('pullRequestTitle') ?? `Add ${entityFilename}`,
    pullRequestBody:
      text('pullRequestBody') ??
      `This adds \`${entityFilename}\`, which tells the software catalog what this repository holds. Once it is merged, the catalog reads it by itself.`,
  }
}

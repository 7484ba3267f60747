// The configuration of the search page (`search.query.pageLimit` as in Backstage, `app.search` of this portal).

import { ConfigError } from '../config/configErrors.ts'
import type { ConfigReader } from '../config/configReader.ts'

const appearances = ['accordion', 'tabs', 'multi-select'] as const

/** How the types of results are offered. */
type TypesAppearance = (typeof appearances)[number]

interface ConfiguredType {
  readonly value: string
  readonly name?: string
  readonly icon?: string
}

export interface SearchConfig {
  readonly pageLimit: number
  readonly appearance: TypesAppearance
  /** In this order; null for the types of the plugins. */
  readonly types: readonly ConfiguredType[] | null
}

const defaultLimit = 25

function readAppearance(config: ConfigReader): TypesAppearance {
  const text = config.getOptionalString('app.search.types.appearance') ?? 'accordion'
  const known = appearances.find((one) => one === text)
  if (known) return known
  throw new ConfigError(
    `Invalid value in config for key 'app.search.types.appearance': must be ${appearances.join(', ')}, got '${text}'`,
  )
}

function readType(config: ConfigReader): ConfiguredType {
  const name = config.getOptionalString('name')
  const icon = config.getOptionalString('icon')
  return {
    value: config.getString('value'),
    ...(name !== undefined && { name }),
    ...(icon !== undefined && { icon }),
  }
}

function readPageLimit(config: ConfigReader): number {
  const limit = config.getOptionalNumber('search.query.pageLimit') ?? defaultLimit
  if (Number.isInteger(limit) && limit > 0) return limit
  throw new ConfigError(
    `Invalid value in config for key 'search.query.pageLimit': must be a positive whole number, got ${String(limit)}`,
  )
}

/** Throws `ConfigError` for an unknown appearance, a type without value, or a page limit that is no number of results. */
export function readSearchConfig(config: ConfigReader): SearchConfig {
  return {
    pageLimit: readPageLimit(config),
    appearance: readAppearance(config),
    types: config.getOptionalConfigArray('app.search.types.options')?.map(readType) ?? null,
  }
}

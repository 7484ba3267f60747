// What operators say about the start page. Portico only.

import type { ConfigReader } from '../config/configReader.ts'

/** A piece of news about the platform. */
interface NewsItem {
  readonly title: string
  readonly text?: string
  readonly url?: string
  /** ISO 8601. */
  readonly date?: string
}

/** Something worth seeing, for newcomers. */
interface TryThisLink {
  readonly title: string
  readonly text?: string
  /** Path in the portal, or a URL. */
  readonly to: string
}

export interface StartConfig {
  /** The page that `/` shows in place of the start page. */
  readonly startPage?: string
  readonly news: readonly NewsItem[]
  readonly tryThis: readonly TryThisLink[]
}

function optional<Key extends string>(
  config: ConfigReader,
  ...keys: readonly Key[]
): Partial<Record<Key, string>> {
  const entries = keys.flatMap((key) => {
    const value = config.getOptionalString(key)
    return value === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(entries) as Partial<Record<Key, string>>
}

/** Throws `ConfigError` if a value has the wrong form. */
export function readStartConfig(config: ConfigReader): StartConfig {
  const startPage = config.getOptionalString('app.startPage')
  const news = config.getOptionalConfigArray('app.news') ?? []
  const tryThis = config.getOptionalConfigArray('app.tryThis') ?? []
  return {
    ...(startPage !== undefined && startPage !== '/' && { startPage }),
    news: news.map((one) => ({
      title: one.getString('title'),
      ...optional(one, 'text', 'url', 'date'),
    })),
    tryThis: tryThis.map((one) => ({
      title: one.getString('title'),
      to: one.getString('to'),
      ...optional(one, 'text'),
    })),
  }
}

// The configuration that a Backstage `app-backend` writes into the page, and how several sources become one.

import type { ConfigObject, ConfigValue } from './configReader.ts'

/** The `type` of the script element that carries it. */
export const injectedConfigType = 'backstage.io/config'

const isObject = (value: unknown): value is ConfigObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Later sources win; objects are merged, everything else is replaced. */
export function mergeConfig(base: ConfigValue, over: ConfigValue): ConfigValue {
  if (!isObject(base) || !isObject(over)) return over
  const merged = new Map(Object.entries(base))
  for (const [key, value] of Object.entries(over)) {
    if (!forbidden.has(key)) merged.set(key, mergeConfig(merged.get(key), value))
  }
  return Object.fromEntries(merged)
}

/** Reads `[{ context, data }, …]`. Throws a `SyntaxError` where the text is something else. */
export function parseInjectedConfig(text: string): ConfigObject {
  const sources: unknown = JSON.parse(text)
  const isList =
    Array.isArray(sources) &&
    sources.every((source: unknown) => isObject(source) && isObject(source['data']))
  if (!isList) throw new SyntaxError('The configuration in the page is not a list of sources')
  return (sources as readonly { readonly data: ConfigObject }[]).reduce<ConfigObject>(
    (merged, { data }) => mergeConfig(merged, data) as ConfigObject,
    {},
  )
}

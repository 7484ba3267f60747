// Configuration values, and how several sources are merged.

export type ConfigValue =
  string | number | boolean | null | readonly ConfigValue[] | ConfigObject | undefined

export interface ConfigObject {
  readonly [key: string]: ConfigValue
}

export interface ConfigSource {
  /** Source of the values, such as `app-config.yaml`, for messages. */
  readonly context: string
  readonly data: ConfigValue
}

/** The values of all sources for one key, the strongest first: one plain value, or objects to merge. */
export type Layers = readonly ConfigSource[]

export const isObject = (value: unknown): value is ConfigObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

const own = (data: ConfigValue, key: string): ConfigValue =>
  isObject(data) && !forbidden.has(key) && Object.hasOwn(data, key) ? data[key] : undefined

/** Objects are merged, any other value replaces weaker ones, and null removes them. */
export function layersOf(found: Layers): Layers {
  const layers: ConfigSource[] = []
  for (const source of found) {
    if (isObject(source.data)) layers.push(source)
    else if (source.data !== undefined)
      return layers.length > 0 || source.data === null ? layers : [source]
  }
  return layers
}

export const layersBelow = (layers: Layers, key: string): Layers =>
  layersOf(layers.map(({ context, data }) => ({ context, data: own(data, key) })))

/** Keys with a value, those of the weakest source first. */
export function keysOf(layers: Layers): string[] {
  const keys = layers.toReversed().flatMap(({ data }) => (isObject(data) ? Object.keys(data) : []))
  return [...new Set(keys)].filter((key) => layersBelow(layers, key).length > 0)
}

/** The layers as one value. */
export function mergedValue(layers: Layers): ConfigValue {
  const [first] = layers
  if (!first || !isObject(first.data)) return listOf(first?.data)
  return Object.fromEntries(
    keysOf(layers).map((key) => [key, mergedValue(layersBelow(layers, key))]),
  )
}

const listOf = (value: ConfigValue): ConfigValue =>
  Array.isArray(value)
    ? value.map((data: ConfigValue) => mergedValue(layersOf([{ context: '', data }])) ?? null)
    : value

/** Merges `over` into `base`. */
export const mergeConfig = (base: ConfigValue, over: ConfigValue): ConfigValue =>
  mergedValue(layersOf([over, base].map((data) => ({ context: '', data }))))

// Typed access to configuration values.

import * as to from './configConversions.ts'
import { keyParts, missing, unconvertible, wrongType } from './configErrors.ts'
import {
  isObject,
  keysOf,
  layersBelow,
  layersOf,
  mergedValue,
  type ConfigSource,
  type ConfigValue,
  type Layers,
} from './configValues.ts'

/**
 * Reads one configuration object; keys are dotted paths (`backend.baseUrl`). Every getter throws
 * `ConfigError` if a key is malformed or a value has the wrong type; for a missing or null value
 * `getOptional…` returns undefined, and the other getters throw. Spec 1 §5.
 */
export class ConfigReader {
  readonly #layers: Layers
  readonly #prefix: string

  /** Later sources win; objects are merged, everything else is replaced. `prefix` is what messages put before a key. */
  constructor(sources: readonly ConfigSource[], prefix = '') {
    this.#layers = layersOf(sources.toReversed())
    this.#prefix = prefix
  }

  has(key: string): boolean {
    return this.#find(key).length > 0
  }

  keys(): string[] {
    return keysOf(this.#layers)
  }

  /** The raw value, all sources merged; without a key everything. */
  getOptional(key?: string): ConfigValue {
    return mergedValue(this.#find(key))
  }

  get(key?: string): ConfigValue {
    return this.#required(key ?? '', this.getOptional(key))
  }

  getOptionalConfig(key: string): ConfigReader | undefined {
    const found = this.#find(key)
    if (found[0] && !isObject(found[0].data))
      throw wrongType(this.#fullKey(key), found[0], 'object')
    return found[0] && new ConfigReader(found.toReversed(), this.#fullKey(key))
  }

  getConfig(key: string): ConfigReader {
    return this.#required(key, this.getOptionalConfig(key))
  }

  getOptionalConfigArray(key: string): readonly ConfigReader[] | undefined {
    const context = this.#find(key)[0]?.context ?? ''
    return this.#read(key, 'object-array', to.objects)?.map(
      (data, index) =>
        new ConfigReader([{ context, data }], this.#fullKey(`${key}[${String(index)}]`)),
    )
  }

  getConfigArray(key: string): readonly ConfigReader[] {
    return this.#required(key, this.getOptionalConfigArray(key))
  }

  getOptionalString(key: string): string | undefined {
    return this.#read(key, 'string', to.text)
  }

  /** An empty string counts as missing. */
  getString(key: string): string {
    return this.#required(key, this.getOptionalString(key))
  }

  getOptionalStringArray(key: string): readonly string[] | undefined {
    return this.#read(key, 'string-array', to.texts)
  }

  getStringArray(key: string): readonly string[] {
    return this.#required(key, this.getOptionalStringArray(key))
  }

  getOptionalNumber(key: string): number | undefined {
    return this.#read(key, 'number', to.number)
  }

  /** Accepts finite numbers and their text. */
  getNumber(key: string): number {
    return this.#required(key, this.getOptionalNumber(key))
  }

  getOptionalBoolean(key: string): boolean | undefined {
    return this.#read(key, 'boolean', to.boolean)
  }

  /** Accepts y, yes, true, 1, on and n, no, false, 0, off. */
  getBoolean(key: string): boolean {
    return this.#required(key, this.getOptionalBoolean(key))
  }

  #required<T>(key: string, value: T | undefined): T {
    if (value === undefined) throw missing(this.#fullKey(key))
    return value
  }

  #read<T>(key: string, wanted: string, convert: (value: ConfigValue) => to.Converted<T>) {
    const [found] = this.#find(key)
    if (!found) return undefined
    const converted = convert(found.data)
    if (converted === 'unconvertible') throw unconvertible(this.#fullKey(key), found, wanted)
    if ('value' in converted) return converted.value
    const { at = '', got: data } = converted
    throw wrongType(this.#fullKey(key + at), { context: found.context, data }, wanted)
  }

  #fullKey(key: string): string {
    return this.#prefix !== '' && key !== '' ? `${this.#prefix}.${key}` : this.#prefix + key
  }

  #find(key?: string): Layers {
    let layers = this.#layers
    const walked: string[] = []
    for (const part of key === undefined ? [] : keyParts(key)) {
      const [first] = layers
      if (first && !isObject(first.data))
        throw wrongType(this.#fullKey(walked.join('.')), first, 'object')
      layers = layersBelow(layers, part)
      walked.push(part)
    }
    return layers
  }
}

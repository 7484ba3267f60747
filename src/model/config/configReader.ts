// Typed access to configuration values, with the messages that operators of Backstage know.

export type ConfigValue =
  string | number | boolean | null | readonly ConfigValue[] | ConfigObject | undefined

export interface ConfigObject {
  readonly [key: string]: ConfigValue
}

const keyPattern = /^[a-z][a-z0-9]*(?:[-_][a-z][a-z0-9]*)*$/i
const yes = new Set(['y', 'yes', 'true', '1', 'on'])
const no = new Set(['n', 'no', 'false', '0', 'off'])

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const isObject = (value: ConfigValue): value is ConfigObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function typeOf(value: ConfigValue): string {
  if (value === null) return 'null'
  if (value === '') return 'empty-string'
  return Array.isArray(value) ? 'array' : typeof value
}

type Converted<T> = { readonly value: T } | 'wrongType' | 'unconvertible'

const toText = (value: ConfigValue): Converted<string> =>
  typeof value === 'string' && value !== '' ? { value } : 'wrongType'

function toNumber(value: ConfigValue): Converted<number> {
  if (typeof value === 'number') return { value }
  if (typeof value !== 'string') return 'wrongType'
  const parsed = Number(value)
  return value.trim() === '' || Number.isNaN(parsed) ? 'unconvertible' : { value: parsed }
}

function toBoolean(value: ConfigValue): Converted<boolean> {
  if (typeof value === 'boolean') return { value }
  if (typeof value !== 'string' && typeof value !== 'number') return 'wrongType'
  const word = String(value).toLowerCase()
  if (yes.has(word)) return { value: true }
  return no.has(word) ? { value: false } : 'unconvertible'
}

/** Reads one configuration object; keys are dotted paths (`backend.baseUrl`). Spec 1 §5. */
export class ConfigReader {
  readonly #data: ConfigObject
  readonly #context: string

  /** `context` names where the values came from, such as `app-config.yaml`. */
  constructor(data: ConfigObject, context: string) {
    this.#data = data
    this.#context = context
  }

  /** Throws `ConfigError` where the value is there but is no non-empty string. */
  getOptionalString(key: string): string | undefined {
    return this.#read(key, 'string', toText)
  }

  /** Throws `ConfigError` where the value is missing or is no non-empty string. */
  getString(key: string): string {
    return this.#required(key, this.getOptionalString(key))
  }

  /** Accepts numbers and their text. Throws `ConfigError` on anything else. */
  getOptionalNumber(key: string): number | undefined {
    return this.#read(key, 'number', toNumber)
  }

  /** Accepts y, yes, true, 1, on and n, no, false, 0, off. Throws `ConfigError` on anything else. */
  getOptionalBoolean(key: string): boolean | undefined {
    return this.#read(key, 'boolean', toBoolean)
  }

  #required<T>(key: string, value: T | undefined): T {
    if (value === undefined) throw new ConfigError(`Missing required config value at '${key}'`)
    return value
  }

  #read<T>(key: string, wanted: string, convert: (value: ConfigValue) => Converted<T>) {
    const found = this.#find(key)
    if (found === undefined) return undefined
    const converted = convert(found)
    if (converted === 'wrongType') {
      throw new ConfigError(
        `Invalid type in config for key '${key}' in '${this.#context}', got ${typeOf(found)}, wanted ${wanted}`,
      )
    }
    if (converted === 'unconvertible') {
      throw new ConfigError(
        `Unable to convert config value for key '${key}' in '${this.#context}' to a ${wanted}`,
      )
    }
    return converted.value
  }

  #find(key: string): ConfigValue {
    let value: ConfigValue = this.#data
    const walked: string[] = []
    for (const part of key.split('.')) {
      if (!keyPattern.test(part)) throw new ConfigError(`Invalid config key '${key}'`)
      if (value === undefined || value === null) return undefined
      if (!isObject(value)) {
        throw new ConfigError(
          `Invalid type in config for key '${walked.join('.')}' in '${this.#context}', got ${typeOf(value)}, wanted object`,
        )
      }
      value = Object.hasOwn(value, part) ? value[part] : undefined
      walked.push(part)
    }
    return value ?? undefined
  }
}

// Converts a configuration value to the type that a getter returns (spec 1 §5).

import { isObject, type ConfigObject, type ConfigValue } from './configValues.ts'

/** The value, or why it has another type: `at` is the element of a list, such as `[2]`. */
export type Converted<T> =
  { readonly value: T } | { readonly got: ConfigValue; readonly at?: string } | 'unconvertible'

const yes = /^(?:y|yes|true|1|on)$/i
const no = /^(?:n|no|false|0|off)$/i

const isText = (value: ConfigValue): value is string => typeof value === 'string' && value !== ''

export const text = (got: ConfigValue): Converted<string> =>
  isText(got) ? { value: got } : { got }

export function number(got: ConfigValue): Converted<number> {
  if (typeof got !== 'number' && !isText(got)) return { got }
  const value = typeof got === 'string' && got.trim() === '' ? NaN : Number(got)
  return Number.isFinite(value) ? { value } : 'unconvertible'
}

export function boolean(got: ConfigValue): Converted<boolean> {
  if (typeof got === 'boolean') return { value: got }
  if (typeof got !== 'number' && !isText(got)) return { got }
  const word = String(got).trim()
  return yes.test(word) || no.test(word) ? { value: yes.test(word) } : 'unconvertible'
}

const listOf =
  <T extends ConfigValue>(isElement: (value: ConfigValue) => value is T) =>
  (got: ConfigValue): Converted<readonly T[]> => {
    if (!Array.isArray(got)) return { got }
    const list = got
    const wrong = list.findIndex((value) => !isElement(value))
    return wrong < 0
      ? { value: list.filter(isElement) }
      : { got: list[wrong], at: `[${String(wrong)}]` }
  }

export const texts = listOf(isText)
export const objects = listOf((value): value is ConfigObject => isObject(value))

/** The name of a value's type in messages. */
export function typeOf(value: ConfigValue): string {
  if (value === null) return 'null'
  if (value === '') return 'empty-string'
  if (Number.isNaN(value)) return 'nan'
  return Array.isArray(value) ? 'array' : typeof value
}

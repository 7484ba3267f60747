import type { ConfigValue } from '../config/configValues.ts'
import { isRecord } from '../isRecord.ts'

/** Paths of all values, without these: `app.title`, `app.languages[]`. Sorted, each once. */
export function configKeysOf(value: ConfigValue, path = ''): readonly string[] {
  const paths = Array.isArray(value)
    ? value.flatMap((item: ConfigValue) => configKeysOf(item, `${path}[]`))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, inner]) =>
          configKeysOf(inner, path === '' ? key : `${path}.${key}`),
        )
      : [path]
  return [...new Set(paths)].sort()
}

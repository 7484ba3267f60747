// Serialises the catalog's filters for a query (spec 1 §5).

/** Requires a key to be present, whatever its value. */
export const exists = { exists: true } as const

type FilterValue = string | readonly string[] | typeof exists

/** All keys must match; for a list, one of its values. */
export type EntityFilter = Readonly<Record<string, FilterValue>>

/** `key`, `key=value` or `key=a,key=b`; several keys joined by a comma. */
export const serializeFilter = (filter: EntityFilter): string =>
  Object.entries(filter)
    .flatMap(([key, value]) => {
      if (value === exists) return [key]
      return [value as string | readonly string[]].flat().map((one) => `${key}=${one}`)
    })
    .join(',')

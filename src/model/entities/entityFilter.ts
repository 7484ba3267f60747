// Serialises the catalog's filters for a query (spec 1 §5).

/** Requires a key to be present, whatever its value. */
export const exists = { exists: true } as const

type FilterValue = string | readonly string[] | typeof exists

/** By its shape, because a filter may come from the store. */
export const isExists = (value: FilterValue): value is typeof exists =>
  typeof value === 'object' && 'exists' in value

/** All keys must match; for a list, one of its values. */
export type EntityFilter = Readonly<Record<string, FilterValue>>

/** `key`, `key=value` or `key=a,key=b`; several keys joined by a comma. */
export const serializeFilter = (filter: EntityFilter): string =>
  Object.entries(filter)
    .flatMap(([key, value]) => {
      if (isExists(value)) return [key]
      return [value].flat().map((one) => `${key}=${one}`)
    })
    .join(',')

// How the catalog's filters travel in a query (spec 1 §5).

/**
 * Marks a key that must merely be there.
 * @internal No page asks so yet.
 */
export const exists = { exists: true } as const

type FilterValue = string | readonly string[] | typeof exists

/** All keys must match; of an array, one value must. */
export type EntityFilter = Readonly<Record<string, FilterValue>>

/** `key`, `key=value` or `key=a,key=b`; several keys joined by a comma. */
export const serializeFilter = (filter: EntityFilter): string =>
  Object.entries(filter)
    .flatMap(([key, value]) => {
      if (value === exists) return [key]
      return [value as string | readonly string[]].flat().map((one) => `${key}=${one}`)
    })
    .join(',')

// Settings of the configuration's schema, and the configuration with another value.

export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Paths of all settings in the configuration's schema. */
export const settingsOf = (schema: Schema, path: readonly string[] = []): readonly string[][] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const own = [...path, key]
    return [own, ...settingsOf(inner, own)]
  })

/** The configuration with another value at a path. */
export function withSetting(
  config: unknown,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) return value
  const record =
    typeof config === 'object' && config !== null && !Array.isArray(config) ? config : {}
  const inner = (record as Readonly<Record<string, unknown>>)[key]
  return { ...record, [key]: withSetting(inner, rest, value) }
}

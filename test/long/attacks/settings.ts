// Settings of the configuration's schema.

export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Paths of all settings in the configuration's schema. */
export const settingsOf = (schema: Schema, path: readonly string[] = []): readonly string[][] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const own = [...path, key]
    return [own, ...settingsOf(inner, own)]
  })

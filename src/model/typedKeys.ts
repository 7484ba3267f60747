/** `Object.keys` with their type: for objects that are written in the code and have no others. */
export const keysOf = <Shape extends object>(object: Shape): readonly (keyof Shape & string)[] =>
  Object.keys(object) as (keyof Shape & string)[]

/** The shape without the keys that have no value, for `exactOptionalPropertyTypes`. */
export const defined = <Shape extends object>(shape: {
  readonly [Key in keyof Shape]: Shape[Key] | undefined
}): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape

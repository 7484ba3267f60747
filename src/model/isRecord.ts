/** An object of JSON whose values are not known. */
export type UnknownRecord = Readonly<Record<string, unknown>>

/** True for plain objects as in JSON, not for lists and null. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

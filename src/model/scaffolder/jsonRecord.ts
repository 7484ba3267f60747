/** A JSON object whose content is not known: a schema of a template, or values of its form. */
export type JsonRecord = Readonly<Record<string, unknown>>

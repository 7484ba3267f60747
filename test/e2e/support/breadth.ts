// How much a test does: a little in `npm test`, everything in `npm run test:long`, which runs the files that ask here.

/** Environment variable: any value for the long run. */
export const longVariable = 'PORTICO_LONG'

export const isLong = process.env[longVariable] !== undefined

/** All items in the long run, else a few that are spread over them. */
export const spread = <Item>(items: readonly Item[], few: number): readonly Item[] => {
  const step = Math.ceil(items.length / few)
  return isLong ? items : items.filter((_, index) => index % step === 0)
}

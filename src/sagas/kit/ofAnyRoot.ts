/** A process runs in a store that has the slices which it selects from, so a selector may be given any root. */
export const ofAnyRoot = <Value>(select: (root: never) => Value) =>
  select as (root: unknown) => Value

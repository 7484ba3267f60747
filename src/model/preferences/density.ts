/** Density of lists; compact shows more rows per screen. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export const readDensity = (value: unknown): Density | undefined =>
  densities.find((density) => density === value)

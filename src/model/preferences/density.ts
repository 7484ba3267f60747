/** Density of lists; compact shows more rows per screen. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** Of a row, in pixels; the same as `--portico-row-height`. */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: 44, compact: 36 }

export const readDensity = (value: unknown): Density | undefined =>
  densities.find((density) => density === value)

// Whether the catalog's filter panel is open: as chosen, else by the width of the window.

const choices = ['auto', 'open', 'closed'] as const
export type FiltersOpen = (typeof choices)[number]

export const readFiltersOpen = (value: unknown): FiltersOpen | undefined =>
  choices.find((choice) => choice === value)

/** A media query; below this width the panel would leave too little room for the rows. */
export const panelFits = '(width > 1000px)'
/** A media query; from this width on the panel is open unless the user closed it. */
export const panelOpens = '(width >= 1440px)'

export const isPanelOpen = (choice: FiltersOpen, matches: (media: string) => boolean): boolean =>
  matches(panelFits) && (choice === 'auto' ? matches(panelOpens) : choice === 'open')

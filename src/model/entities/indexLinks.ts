// Links to the catalog index, narrowed; parameter names are Backstage's own, so that they mean the same there.

import { catalogPath } from '../paths.ts'

interface IndexFilters {
  readonly kind?: string
  readonly type?: string
  readonly tags?: string
  readonly text?: string
  /** Each an entity ref. */
  readonly owners?: readonly string[]
}

export function indexLink(filters: IndexFilters): string {
  const parameters = Object.entries(filters).flatMap(([key, value]) =>
    [value as string | readonly string[]]
      .flat()
      .map((one) => `filters[${key}]=${encodeURIComponent(one.toWellFormed())}`),
  )
  return `${catalogPath}?${parameters.join('&')}`
}

// How the catalog will look, as far as the browser's storage tells before the application runs.

import { readDensity, type Density } from '../preferences/density.ts'
import { isPanelOpen, readFiltersOpen } from '../preferences/filtersOpen.ts'
import type { KeptFormat } from '../preferences/keptText.ts'
import {
  catalogColumnsPlace,
  densityPlace,
  filtersOpenPlace,
  sidebarPlace,
  type Place,
} from '../preferences/places.ts'
import { readTableLayouts } from '../preferences/tableLayouts.ts'
import type { IndexQuery } from './indexQuery.ts'
import { chosenColumns, tableColumns, type TableColumn } from './tableColumns.ts'

export interface FirstLook {
  readonly columns: readonly TableColumn[]
  readonly density: Density
  readonly isPanelOpen: boolean
  readonly isSidebarPinned: boolean
}

/** What the browser knows. */
export interface FirstFacts {
  /** The stored value; undefined if there is none. Throws `CorruptValueError`. */
  readonly kept: (place: Place, format: KeptFormat) => unknown
  /** Whether a media query matches. */
  readonly matches: (media: string) => boolean
}

/** Throws `CorruptValueError`. */
export function firstLook({ kind, look }: IndexQuery, { kept, matches }: FirstFacts): FirstLook {
  const layouts = readTableLayouts(kept(catalogColumnsPlace, 'json')) ?? {}
  const layout = Object.hasOwn(layouts, kind) ? layouts[kind] : undefined
  const choice = readFiltersOpen(kept(filtersOpenPlace, 'text')) ?? 'auto'
  return {
    columns: tableColumns(look?.columns ?? chosenColumns(kind, layout), layout),
    density: look?.density ?? readDensity(kept(densityPlace, 'text')) ?? 'comfortable',
    isPanelOpen: isPanelOpen(choice, matches),
    isSidebarPinned: kept(sidebarPlace, 'json') !== false,
  }
}

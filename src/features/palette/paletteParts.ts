// What the palette's field, in the shell, and its list, in a chunk, share.

import type { i18n } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { EntityEntry } from '../../model/entities/entityEntry.ts'
import type { Rankable } from '../../model/entities/ranking.ts'
import type { Titles } from '../../model/languages.ts'
import type { AnyRouteRef } from '../../model/routes/routeRefs.ts'
import type { Density } from '../preferences/densitySlice.ts'
import type { ThemeState } from '../preferences/themeSlice.ts'
import type { SidebarState } from '../shell/layout/sidebarSlice.ts'
import type { EntityInView, selectEntityInView } from './entityInView.ts'
import type { PaletteState, PaletteTarget } from './paletteSlice.ts'

type OpenPalette = Extract<PaletteState, { readonly status: 'open' }>

export interface PaletteItem extends Rankable {
  /** Unique in the list; part of an element's id. */
  readonly id: string
  readonly title: string
  readonly detail?: string
  /** Type of the item. */
  readonly tag?: string
  readonly Icon?: LucideIcon
  /** Keyboard shortcut, such as `g c`. */
  readonly keys?: string
  /** Kind of an entity, for its icon. */
  readonly kind?: string
  /** `retry` searches again, a text is typed: both keep the palette open. */
  readonly target: PaletteTarget | { readonly text: string } | 'retry'
}

export interface PaletteGroup {
  readonly id: string
  readonly title: string
  readonly items: readonly PaletteItem[]
  /** The results belong to the previous text; new ones are loading. */
  readonly isStale?: boolean
  /** No results, only an action; `message` says why, if there is a reason. */
  readonly isLastResort?: boolean
  readonly message?: string
}

/** The path of a route without parameters; undefined if it is not bound. */
export type Resolve = (ref: AnyRouteRef<never>) => string | undefined

/** A page of the sidebar, or a plugin's command. */
export interface OfferedTarget {
  readonly id: string
  readonly titles: Titles
  readonly Icon?: LucideIcon
  readonly shortcut?: string
  readonly target: PaletteTarget
}

/** Input of the list. */
export interface PaletteSources {
  readonly palette: OpenPalette
  readonly pages: readonly OfferedTarget[]
  readonly commands: readonly OfferedTarget[]
  readonly recents: readonly EntityEntry[]
  /** Refs, in lower case. */
  readonly stars: readonly string[]
  readonly theme: ThemeState
  readonly sidebar: SidebarState
  readonly density: Density
  /** URL of the current page. */
  readonly pageUrl: string
  readonly i18n: i18n
  /** The entity whose page is open. */
  readonly view: EntityInView | undefined
  readonly resolve: Resolve
  /** Ids of the portal's plugins. */
  readonly plugins: readonly string[]
}

export interface PaletteListProps {
  readonly listId: string
  readonly groups: readonly PaletteGroup[]
  readonly activeId: string | undefined
  readonly onPoint: (item: PaletteItem) => void
  readonly onChoose: (item: PaletteItem) => void
}

/** Exports of the chunk. */
export interface PaletteParts {
  readonly groupsOf: (sources: PaletteSources) => readonly PaletteGroup[]
  readonly List: ComponentType<PaletteListProps>
  readonly selectView: typeof selectEntityInView
}

export const optionId = (listId: string, { id }: PaletteItem): string => `${listId}-${id}`

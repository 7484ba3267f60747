// What the shell's part of the palette and the part that comes with its chunk know of each other.

import type { i18n } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { EntityEntry } from '../../model/entities/entityEntry.ts'
import type { Rankable } from '../../model/entities/ranking.ts'
import type { Titles } from '../../model/languages.ts'
import type { Density } from '../preferences/densitySlice.ts'
import type { ThemeState } from '../preferences/themeSlice.ts'
import type { SidebarState } from '../shell/layout/sidebarSlice.ts'
import type { PaletteState, PaletteTarget } from './paletteSlice.ts'

type OpenPalette = Extract<PaletteState, { readonly status: 'open' }>

export interface PaletteItem extends Rankable {
  /** Unlike all others of the list; part of an id of the page. */
  readonly id: string
  readonly title: string
  readonly detail?: string
  /** What sort of thing it is. */
  readonly tag?: string
  readonly Icon?: LucideIcon
  /** Of an entity, in place of an icon. */
  readonly kind?: string
  /** `retry` asks the catalog again, and keeps the palette open. */
  readonly target: PaletteTarget | 'retry'
}

export interface PaletteGroup {
  readonly id: string
  readonly title: string
  readonly items: readonly PaletteItem[]
  /** These are of the text before; the next are on their way. */
  readonly isStale?: boolean
  /** It holds no results, but what to do next; `message` says why, where there is something to say. */
  readonly isLastResort?: boolean
  readonly message?: string
}

/** A page of the sidebar, or an action of a plugin. */
export interface OfferedTarget {
  readonly id: string
  readonly titles: Titles
  readonly Icon?: LucideIcon
  readonly target: PaletteTarget
}

/** Everything a list is made of. */
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
  /** URL of the page behind the palette. */
  readonly pageUrl: string
  readonly i18n: i18n
}

export interface PaletteListProps {
  readonly listId: string
  readonly groups: readonly PaletteGroup[]
  readonly activeId: string | undefined
  readonly onPoint: (item: PaletteItem) => void
  readonly onChoose: (item: PaletteItem) => void
}

/** What comes with the chunk. */
export interface PaletteParts {
  readonly groupsOf: (sources: PaletteSources) => readonly PaletteGroup[]
  readonly List: ComponentType<PaletteListProps>
}

export const optionId = (listId: string, { id }: PaletteItem): string => `${listId}-${id}`

// Types shared by the palette's field, in the shell, and its list, in a chunk.

import type { Dispatch } from '@reduxjs/toolkit'
import type { i18n } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, KeyboardEvent } from 'react'
import type { EntityProblem } from '../../model/entities/entityProblems.ts'
import type { Rankable } from '../../model/entities/ranking.ts'
import type { OfferedTarget, Offers } from './paletteOffers.ts'
import type { PaletteState, PaletteTarget } from './paletteSlice.ts'
import type { selectSources } from './paletteSources.ts'

type OpenPalette = Extract<PaletteState, { readonly status: 'open' }>

export interface PaletteItem extends Rankable {
  /** Unique in the list; part of an element's id. */
  readonly id: string
  readonly title: string
  readonly detail?: string
  /** Type of the item. */
  readonly tag?: string
  readonly Icon?: LucideIcon
  /** Lifecycle of an entity, shown as a badge. */
  readonly lifecycle?: string
  readonly problem?: EntityProblem
  /** Keyboard shortcut, such as `g c`. */
  readonly keys?: string
  /** Kind of an entity, for its icon. */
  readonly kind?: string
  /** `retry` searches again; a text replaces the input. Both keep the palette open. */
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

/** Input of the list. */
export interface PaletteSources extends Offers, ReturnType<typeof selectSources> {
  readonly palette: OpenPalette
  readonly i18n: i18n
}

export interface PaletteListProps {
  readonly listId: string
  readonly groups: readonly PaletteGroup[]
  readonly activeId: string | undefined
  readonly commands: readonly OfferedTarget[]
  readonly onPoint: (item: PaletteItem) => void
  readonly onChoose: (item: PaletteItem) => void
}

/** How the field moves through the list. */
export interface PaletteCombobox {
  readonly count: number
  /** DOM id of the active option. */
  readonly activeId: string | undefined
  readonly onPress: (event: KeyboardEvent) => void
  readonly onPoint: (item: PaletteItem) => void
  readonly onChoose: (item: PaletteItem) => void
}

export interface ComboboxSources {
  readonly palette: PaletteState
  readonly groups: readonly PaletteGroup[]
  readonly listId: string
  readonly dispatch: Dispatch
  /** The portal's base path. */
  readonly base: string
}

/** Exports of the chunk. */
export interface PaletteParts {
  readonly groupsOf: (sources: PaletteSources) => readonly PaletteGroup[]
  readonly List: ComponentType<PaletteListProps>
  readonly selectSources: typeof selectSources
  /** The sheet of keyboard shortcuts. */
  readonly Sheet: ComponentType
  readonly comboboxOf: (sources: ComboboxSources) => PaletteCombobox
}

/** Begins the ids of results of the search backend. */
export const indexPrefix = 'index-'

export const optionId = (listId: string, { id }: PaletteItem): string => `${listId}-${id}`

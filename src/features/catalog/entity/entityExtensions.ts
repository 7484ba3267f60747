// Plugins' additions to an entity's page.

import { createContext, type ComponentType } from 'react'
import type { Entity } from '../../../model/entities/entity.ts'
import type { Titles } from '../../../model/languages.ts'

interface EntityExtension {
  /** Unique on a page. */
  readonly id: string
  readonly appliesTo: (entity: Entity) => boolean
  readonly Component: ComponentType<{ readonly entity: Entity }>
}

interface EntityTab extends EntityExtension {
  /** Below the entity's page, such as `/ci-cd`. */
  readonly path: string
  readonly titles: Titles
}

export interface EntityExtensionLists {
  readonly tabs: readonly EntityTab[]
  readonly cards: readonly EntityExtension[]
  /** Cards of the narrower column. */
  readonly sideCards: readonly EntityExtension[]
  readonly menuItems: readonly EntityExtension[]
  readonly dialogs: readonly EntityExtension[]
  /** A few words beside the age of the data. */
  readonly notes: readonly EntityExtension[]
}

export const EntityExtensions = createContext<EntityExtensionLists>({
  tabs: [],
  cards: [],
  sideCards: [],
  menuItems: [],
  dialogs: [],
  notes: [],
})

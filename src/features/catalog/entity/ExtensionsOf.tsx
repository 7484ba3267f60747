import { useContext } from 'react'
import type { Entity } from '../../../model/entities/entity.ts'
import { EntityExtensions, type EntityExtensionLists } from './entityExtensions.ts'

export interface ExtensionsOfProps {
  readonly entity: Entity
  readonly kind: Exclude<keyof EntityExtensionLists, 'tabs'>
}

/** Plugins' additions for this entity. */
export function ExtensionsOf({ entity, kind }: ExtensionsOfProps) {
  const extensions = useContext(EntityExtensions)[kind]
  return extensions
    .filter(({ appliesTo }) => appliesTo(entity))
    .map(({ id, Component }) => <Component key={id} entity={entity} />)
}

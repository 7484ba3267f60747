import { displayName, entityRefOf, type Entity } from '../../../model/entities/entity.ts'
import { humanizeEntityRef, stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { EntityIcon } from '../../../ui/badges/EntityIcon.tsx'

/** Whether an option's name has the typed text. */
export const hasText = (name: string, text: string): boolean =>
  name.toLowerCase().includes(text.toLowerCase())

/** The option of an entity; `kind` is left out of its name. */
export function optionOf(
  entity: Entity,
  [kind]: readonly string[],
  chosen: readonly string[],
  isFull: boolean,
) {
  const ref = entityRefOf(entity)
  const id = stringifyEntityRef(ref)
  const title = displayName(entity)
  const human = humanizeEntityRef(ref, kind)
  return {
    id,
    title,
    ...(human !== title && { detail: human }),
    picture: <EntityIcon kind={entity.kind} />,
    isChosen: chosen.includes(id),
    isDisabled: isFull && !chosen.includes(id),
  }
}

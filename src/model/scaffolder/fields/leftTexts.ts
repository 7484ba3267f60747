// Texts that were typed into the entity pickers of a form and left there, without a choice.

import { displayName, entityRefOf, type Entity } from '../../entities/entity.ts'
import { humanizeEntityRef, stringifyEntityRef } from '../../entities/entityRef.ts'
import type { PickerSearch } from '../../entities/pickerRequest.ts'
import type { Failure } from '../../failure.ts'

interface Left {
  /** Path of the picker's page. */
  readonly page: string
  /** The text, without surrounding space, and where it is looked for. */
  readonly search: PickerSearch
}

/**
 * Until the catalog has been asked which entity a text means.
 * @internal Exported for tests.
 */
export type LeftText =
  | ({ readonly status: 'looking' } & Left)
  /** Of one entity, which the field takes next. */
  | ({ readonly status: 'found'; readonly ref: string } & Left)
  /** `count`: how many entities it may mean; none, or several. */
  | ({ readonly status: 'unknown'; readonly count: number } & Left)
  | ({ readonly status: 'failed'; readonly failure: Failure } & Left)

/** By the id of the field. */
export type LeftTexts = Readonly<Record<string, LeftText>>

/** `EntitiesQuery.reader` of these questions, which no other picker aborts. */
export const leftTextReader = 'leftText'

/** Whether people may mean the entity by this text: its title, its name, or its ref in any of its forms. */
function isCalled(entity: Entity, { text, kinds }: PickerSearch): boolean {
  const ref = entityRefOf(entity)
  const names = [
    displayName(entity),
    ref.name,
    humanizeEntityRef(ref, kinds[0]),
    humanizeEntityRef(ref),
    stringifyEntityRef(ref),
  ]
  return names.some((name) => name.toLowerCase() === text.toLowerCase())
}

/** The refs of the entities that the text may mean. */
export const refsCalled = (entities: readonly Entity[], search: PickerSearch): readonly string[] =>
  entities.filter((one) => isCalled(one, search)).map((one) => stringifyEntityRef(entityRefOf(one)))

// The entities that a form's picker offers (spec 2 §5), and its only match.

import type { EntityPage } from '../../entities/answers.ts'
import type { EntitiesQuery } from '../../entities/catalogPaths.ts'
import { entityRefOf } from '../../entities/entity.ts'
import type { EntityFilter } from '../../entities/entityFilter.ts'
import { stringifyEntityRef } from '../../entities/entityRef.ts'
import { pickerRequest } from '../../entities/pickerRequest.ts'
import type { UnknownRecord } from '../../isRecord.ts'
import type { JsonRecord } from '../../json.ts'
import type { FormField } from '../form/formFields.ts'
import { allowsArbitraryValues, catalogFilters } from './pickerOptions.ts'

interface Picking {
  readonly userEntityRef: string
  readonly ownershipEntityRefs: readonly string[]
}

interface Kind {
  /** The filter if the template has none. */
  readonly fallback?: EntityFilter
  /** Added to each alternative. */
  readonly own?: (user: Picking) => EntityFilter
}

/** By `ui:field`. */
const single = {
  EntityPicker: {},
  OwnerPicker: { fallback: { kind: ['group', 'user'] } },
  OwnedEntityPicker: { own: (user) => ({ 'relations.ownedBy': user.ownershipEntityRefs }) },
  MyGroupsPicker: {
    fallback: { kind: ['group'] },
    own: (user) => ({ 'relations.hasMember': [user.userEntityRef] }),
  },
} as const satisfies Readonly<Record<string, Kind>>

const kinds: Readonly<Record<EntityFieldName, Kind>> = { ...single, MultiEntityPicker: {} }

export type EntityFieldName = keyof typeof single | 'MultiEntityPicker'

const nobody: Picking = { userEntityRef: '', ownershipEntityRefs: [] }

/** Alternatives; empty for every entity. */
export function entityFilters(
  name: EntityFieldName,
  options: JsonRecord,
  user: Picking | null,
): readonly EntityFilter[] {
  const { fallback = {}, own } = kinds[name]
  const given = catalogFilters(options)
  return (given.length === 0 ? [fallback] : given)
    .map((filter) => ({ ...filter, ...own?.(user ?? nobody) }))
    .filter((filter) => Object.keys(filter).length > 0)
}

/** Whether the value is the ref of an entity, or several; of the schemas that hold for it. */
export const isEntityField = (schemas: readonly UnknownRecord[]): boolean =>
  schemas.some(({ 'ui:field': name }) => typeof name === 'string' && Object.hasOwn(kinds, name))

const isSingle = (name: string): name is keyof typeof single => Object.hasOwn(single, name)

/** Finds whether a required field without free text has only one match (SCAF-56); undefined for other fields. */
export function onlyMatchRequest(
  { name, options, isRequired }: Pick<FormField, 'name' | 'options' | 'isRequired'>,
  user: Picking | null,
): EntitiesQuery | undefined {
  if (!isSingle(name) || !isRequired || allowsArbitraryValues(options)) return undefined
  const filters = entityFilters(name, options, user)
  return { ...pickerRequest({ kinds: [], filters, text: '' }), limit: 2 }
}

/** The ref of the only entity of the page. */
export function onlyMatch(page: Pick<EntityPage, 'items'> | undefined): string | undefined {
  const [only, ...others] = page?.items ?? []
  return only && others.length === 0 ? stringifyEntityRef(entityRefOf(only)) : undefined
}

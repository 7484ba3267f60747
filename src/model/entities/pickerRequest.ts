// The request of an entity picker (spec 1 §7): one page by name, never a whole kind.

import { pickerFields, type EntitiesQuery } from './catalogPaths.ts'
import type { EntityFilter } from './entityFilter.ts'

export interface PickerSearch {
  /** Alternatives, in lower case; empty for any kind. */
  readonly kinds: readonly string[]
  /** Alternatives that replace the kinds; empty for every entity. */
  readonly filters?: readonly EntityFilter[]
  readonly text: string
}

const rowsPerPage = 20

/** `EntitiesQuery.reader` of every picker. */
export const pickerReader = 'picker'

/** Fields that a search by name looks at. */
export const nameFields = ['metadata.name', 'metadata.title', 'spec.profile.displayName']

export const pickerRequest = ({
  kinds,
  filters = kinds.length === 0 ? [] : [{ kind: kinds }],
  text,
}: PickerSearch): EntitiesQuery => ({
  reader: pickerReader,
  filters,
  fields: pickerFields,
  limit: rowsPerPage,
  order: ['metadata.name,asc'],
  text,
  textFields: nameFields,
})

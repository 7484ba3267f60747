// What an entity picker asks the catalog for (spec 1 §7): a page by name, never a whole kind.

import { pickerFields, type EntitiesQuery } from './catalogPaths.ts'

export interface PickerSearch {
  /** In lower case, one of them; none is any. */
  readonly kinds: readonly string[]
  readonly text: string
}

const rowsPerPage = 20

/** `EntitiesQuery.reader` of every picker. */
export const pickerReader = 'picker'

/** Fields that a search for a name looks into. */
export const nameFields = ['metadata.name', 'metadata.title', 'spec.profile.displayName']

export const pickerRequest = ({ kinds, text }: PickerSearch): EntitiesQuery => ({
  reader: pickerReader,
  filters: kinds.length === 0 ? [] : [{ kind: kinds }],
  fields: pickerFields,
  limit: rowsPerPage,
  order: ['metadata.name,asc'],
  text,
  textFields: nameFields,
})

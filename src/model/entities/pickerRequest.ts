// What an entity picker asks the catalog for (spec 1 §7): a page by name, never a whole kind.

import { entitiesQueryPath, pickerFields } from './catalogPaths.ts'

export interface PickerSearch {
  /** In lower case, one of them; none is any. */
  readonly kinds: readonly string[]
  readonly text: string
}

const rowsPerPage = 20

export const pickerEntitiesPath = ({ kinds, text }: PickerSearch, cursor: string | null): string =>
  entitiesQueryPath({
    filters: kinds.length === 0 ? [] : [{ kind: kinds }],
    fields: pickerFields,
    limit: rowsPerPage,
    order: ['metadata.name,asc'],
    text,
    textFields: ['metadata.name', 'metadata.title', 'spec.profile.displayName'],
    ...(cursor !== null && { cursor }),
  })

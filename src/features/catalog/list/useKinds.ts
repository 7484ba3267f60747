import { allKinds, type IndexQuery } from '../../../model/catalog/indexQuery.ts'
import type { FacetValue } from '../../../model/entities/answers.ts'
import { entityKinds } from '../../../model/entities/entity.ts'
import { useFacetCounts } from './useFacetCounts.ts'

interface Kinds {
  readonly kinds: readonly { readonly kind: string; readonly count: number | undefined }[]
  /** Number of entities of all kinds. */
  readonly total: number | undefined
}

/** All kinds with their counts. */
export function useKinds(query: IndexQuery, isReady: boolean): Kinds {
  const { values } = useFacetCounts(query, 'kind', isReady)
  const kinds = kindsOf(values, query.kind).map((kind) => ({
    kind,
    count: values && countOf(values, kind),
  }))
  return { kinds, total: values?.reduce((sum, { count }) => sum + count, 0) }
}

const countOf = (counts: readonly FacetValue[], kind: string): number =>
  counts
    .filter(({ value }) => value.toLowerCase() === kind.toLowerCase())
    .reduce((sum, { count }) => sum + count, 0)

/** Known kinds in their order, then others in the catalog or the URL. */
function kindsOf(counts: readonly FacetValue[] | undefined, chosen: string): readonly string[] {
  const known: readonly string[] = entityKinds
  const others = (counts ?? []).map(({ value }) => value)
  const isNew = (kind: string, list: readonly string[]) =>
    !list.some((one) => one.toLowerCase() === kind.toLowerCase())
  const all = [...known, ...others.filter((kind) => isNew(kind, known)).sort()]
  return chosen !== allKinds && isNew(chosen, all) ? [...all, chosen] : all
}

import { allKinds, type IndexQuery } from '../../../../model/catalog/indexQuery.ts'
import { entityKinds } from '../../../../model/entities/entity.ts'
import { useFacetCounts, type CountedValue, type FacetCounts } from './useFacetCounts.ts'

interface Kinds extends Pick<FacetCounts, 'isError' | 'retry'> {
  readonly kinds: readonly { readonly kind: string; readonly count: number | undefined }[]
  /** Number of entities of all kinds. */
  readonly total: number | undefined
}

/** All kinds with their counts. */
export function useKinds(query: IndexQuery, isReady: boolean): Kinds {
  const { values, isError, retry } = useFacetCounts(query, 'kind', isReady)
  const kinds = kindsOf(values, query.kind).map((kind) => ({
    kind,
    count: values && totalOf(values.filter(({ value }) => isSame(value, kind))),
  }))
  return { kinds, total: values && totalOf(values), isError, retry }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Undefined if one of the counts is unknown. */
const totalOf = (counts: readonly CountedValue[]): number | undefined =>
  counts.some(({ count }) => count === undefined)
    ? undefined
    : counts.reduce((sum, { count = 0 }) => sum + count, 0)

/** Known kinds in their order, then others in the catalog or the URL. */
function kindsOf(counts: readonly CountedValue[] | undefined, chosen: string): readonly string[] {
  const known: readonly string[] = entityKinds
  const others = (counts ?? []).map(({ value }) => value)
  const isNew = (kind: string, list: readonly string[]) => !list.some((one) => isSame(one, kind))
  const all = [...known, ...others.filter((kind) => isNew(kind, known)).sort()]
  return chosen !== allKinds && isNew(chosen, all) ? [...all, chosen] : all
}

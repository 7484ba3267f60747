import { useTranslation } from 'react-i18next'
import { entityKinds } from '../../model/entities/entity.ts'
import { relationPairs } from '../../model/entities/relations.ts'
import type { CatalogGraph } from '../../model/graph/entityGraph.ts'
import type { GraphQuery } from '../../model/graph/graphQuery.ts'
import { useRelationName } from '../entities/useRelationName.ts'

/** Relations or kinds that the graph follows; choosing none follows all. */
export interface GraphTypes {
  readonly label: string
  /** Text of no choice. */
  readonly any: string
  readonly options: readonly {
    readonly id: string
    readonly title: string
    /** Kind of its icon. */
    readonly kind?: string
    readonly isChosen: boolean
  }[]
  /** Adds the option, or takes it out again. */
  readonly onChoose: (id: string) => void
}

const isKnown = (type: string) => relationPairs.some((pair) => pair.some((one) => one === type))

/** The sorted values with these added, or without them. */
function changed(values: readonly string[], some: readonly string[], isIn: boolean) {
  const others = values.filter((value) => !some.includes(value))
  return (isIn ? [...others, ...some] : others).sort()
}

/** Both lists: known types first, then those that the graph or the address has beside them. */
export function useGraphTypes(
  query: GraphQuery,
  graph: CatalogGraph,
  onChoose: (change: Partial<GraphQuery>) => void,
): readonly GraphTypes[] {
  const { t } = useTranslation('catalog-graph')
  const nameOf = useRelationName()
  const unknown = [...graph.edges.flatMap(({ types }) => types), ...query.relations].filter(
    (type) => !isKnown(type),
  )
  const pairs: readonly (readonly string[])[] = [
    ...relationPairs,
    ...[...new Set(unknown)].sort().map((type) => [type]),
  ]
  const relations = pairs.map((types) => {
    const [forward = '', back] = types
    return {
      id: forward,
      title:
        back === undefined
          ? nameOf(forward)
          : t('pair', { forward: nameOf(forward), back: nameOf(back) }),
      isChosen: types.some((type) => query.relations.includes(type)),
    }
  })
  const names = new Map(
    [...graph.nodes.map(({ kind }) => kind), ...query.kinds].sort().map((kind) => [kind, kind]),
  )
  // Kinds of the specification first, in its spelling.
  const known = entityKinds.filter((kind) => names.delete(kind.toLowerCase()))
  const kinds = [...known, ...names.values()].map((kind) => ({
    id: kind.toLowerCase(),
    title: kind,
    kind,
    isChosen: query.kinds.includes(kind.toLowerCase()),
  }))
  return [
    {
      label: t('relations'),
      any: t('anyRelation'),
      options: relations,
      onChoose: (id) => {
        const types = pairs.find(([forward]) => forward === id) ?? []
        const isIn = !types.some((type) => query.relations.includes(type))
        onChoose({ relations: changed(query.relations, types, isIn) })
      },
    },
    {
      label: t('kinds'),
      any: t('anyKind'),
      options: kinds,
      onChoose: (id) => {
        onChoose({ kinds: changed(query.kinds, [id], !query.kinds.includes(id)) })
      },
    },
  ]
}

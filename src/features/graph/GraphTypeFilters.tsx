// Relations and kinds that the graph follows; choosing none follows all.

import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { entityKinds } from '../../model/entities/entity.ts'
import { relationPairs } from '../../model/entities/relations.ts'
import type { CatalogGraph } from '../../model/graph/entityGraph.ts'
import type { GraphQuery } from '../../model/graph/graphQuery.ts'
import '../../ui/antd/forms.antd.css'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { useRelationName } from '../entities/useRelationName.ts'
import classes from './GraphFilters.module.css'

export interface TypeFilterProps {
  readonly query: GraphQuery
  readonly graph: CatalogGraph
  readonly onChoose: (change: Partial<GraphQuery>) => void
}

const isKnown = (type: string) => relationPairs.some((pair) => pair.some((one) => one === type))

/** The sorted values with these added or removed. */
function changed(values: readonly string[], some: readonly string[], isIn: boolean) {
  const others = values.filter((value) => !some.includes(value))
  return (isIn ? [...others, ...some] : others).sort()
}

export function RelationFilter({ query, graph, onChoose }: TypeFilterProps) {
  const { t } = useTranslation('catalog-graph')
  const nameOf = useRelationName()
  const unknown = [...graph.edges.flatMap(({ types }) => types), ...query.relations].filter(
    (type) => !isKnown(type),
  )
  const groups: readonly (readonly string[])[] = [
    ...relationPairs,
    ...[...new Set(unknown)].sort().map((type) => [type]),
  ]
  return (
    <fieldset className={classes['group']}>
      <legend>{t('relations')}</legend>
      {groups.map((types) => {
        const [forward = '', back] = types
        return (
          <Checkbox
            key={forward}
            checked={types.some((type) => query.relations.includes(type))}
            onChange={({ target }) => {
              onChoose({ relations: changed(query.relations, types, target.checked) })
            }}
          >
            {back === undefined
              ? nameOf(forward)
              : t('pair', { forward: nameOf(forward), back: nameOf(back) })}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}

export function KindFilter({ query, graph, onChoose }: TypeFilterProps) {
  const { t } = useTranslation('catalog-graph')
  const names = new Map(
    [...graph.nodes.map(({ kind }) => kind), ...query.kinds].sort().map((kind) => [kind, kind]),
  )
  // Kinds of the specification first, in its spelling.
  const known = entityKinds.filter((kind) => names.delete(kind.toLowerCase()))
  return (
    <fieldset className={classes['group']}>
      <legend>{t('kinds')}</legend>
      {[...known, ...names.values()].map((kind) => (
        <Checkbox
          key={kind}
          checked={query.kinds.includes(kind.toLowerCase())}
          onChange={({ target }) => {
            onChoose({ kinds: changed(query.kinds, [kind.toLowerCase()], target.checked) })
          }}
        >
          <span className={classes['kind']}>
            <EntityIcon kind={kind} size={14} />
            {kind}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}

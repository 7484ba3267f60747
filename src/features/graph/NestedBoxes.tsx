import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { displayName, specText, unusualLifecycle } from '../../model/entities/entity.ts'
import { problemsOf } from '../../model/entities/entityProblems.ts'
import { findEntityRef, kindOfRef } from '../../model/entities/entityRef.ts'
import type { KnownEntities } from '../../model/graph/entityGraph.ts'
import { nestOf, unknownIn, type Nest } from '../../model/graph/nest.ts'
import { entityPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../ui/badges/LifecycleBadge.tsx'
import { ProblemBadge } from '../../ui/badges/ProblemBadge.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { useEntitiesByRefsQuery } from '../entities/entitiesApi.ts'
import { batchQuery, entitiesOf } from './graphEntitiesApi.ts'
import { themeOfKind } from './kindThemes.ts'
import classes from './NestedBoxes.module.css'

export interface NestedBoxesProps {
  /** Refs of the outermost boxes. */
  readonly roots: readonly string[]
  /** The roots, and what else is known; must be stable. */
  readonly entities: KnownEntities
}

/** Parts of parts that are looked up, for their names and state. */
const mostLookedUp = 100

/** Boxes in each other, coloured by what the catalog says is wrong; lists in lists for a screen reader. */
export function NestedBoxes({ roots, entities }: NestedBoxesProps) {
  const nests = useMemo(() => roots.map((ref) => nestOf(ref, entities)), [roots, entities])
  const refs = useMemo(() => unknownIn(nests, entities, mostLookedUp), [nests, entities])
  const { currentData } = useEntitiesByRefsQuery(batchQuery(refs), { skip: refs.length === 0 })
  const known = useMemo(
    () => new Map([...entities, ...entitiesOf([refs], [currentData])]),
    [entities, refs, currentData],
  )
  return (
    <Stack gap="md" className={classes['frame']}>
      {nests.map((nest) => (
        <Box key={nest.ref} nest={nest} entities={known} />
      ))}
    </Stack>
  )
}

interface BoxProps {
  readonly nest: Nest
  readonly entities: KnownEntities
}

const stateOf = (ref: string, entities: KnownEntities) => {
  const entity = entities.get(ref)
  if (entity === null) return 'missing'
  const [worst] = entity ? problemsOf(entity) : []
  return worst === 'errors' ? 'failed' : worst
}

function Box({ nest, entities }: BoxProps) {
  const { t } = useTranslation('catalog-graph')
  const { ref, apis, inner, resources, hidden } = nest
  return (
    <div className={classes['box']} data-state={stateOf(ref, entities)}>
      {apis.length > 0 && (
        <ul className={classes['edge']} aria-label={t('diagram.apis')}>
          {apis.map((api) => (
            <li key={api} data-state={stateOf(api, entities)}>
              <Name entityRef={api} entities={entities} />
            </li>
          ))}
        </ul>
      )}
      <Name entityRef={ref} entities={entities} />
      {inner.length > 0 && (
        <ul className={classes['inner']} aria-label={t('diagram.parts')}>
          {inner.map((part) => (
            <li
              key={part.ref}
              data-wide={part.inner.length > 0 || undefined}
              data-edge={part.apis.length > 0 || undefined}
            >
              <Box nest={part} entities={entities} />
            </li>
          ))}
        </ul>
      )}
      {resources.length > 0 && (
        <ul className={classes['below']} aria-label={t('diagram.resources')}>
          {resources.map((resource) => (
            <li key={resource} data-state={stateOf(resource, entities)}>
              <Name entityRef={resource} entities={entities} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Text isQuiet isSmall>
          {t('card.hidden', { count: hidden })}
        </Text>
      )}
    </div>
  )
}

interface NameProps {
  readonly entityRef: string
  readonly entities: KnownEntities
}

/** The icon, name, type and badges of an entity; its ref's name until it is loaded. */
function Name({ entityRef, entities }: NameProps) {
  const { t } = useTranslation()
  const entity = entities.get(entityRef)
  const ref = findEntityRef(entityRef)
  const kind = kindOfRef(entityRef)
  const lifecycle = entity ? unusualLifecycle(entity) : undefined
  return (
    <Row gap="xs" className={classes['name']} data-page-theme={themeOfKind(kind)}>
      <EntityIcon kind={kind} size={14} />
      <Row as="span" gap="xxs" across="xs">
        {ref && (
          <Link to={entityPath(ref)} title={entityRef}>
            <Text as="span" lines={2}>
              {entity ? displayName(entity) : ref.name}
            </Text>
          </Link>
        )}
        <Text as="small" isQuiet>
          {entity === null ? t('entities.missingRef') : entity && specText(entity, 'type')}
        </Text>
        {entity &&
          problemsOf(entity).map((problem) => <ProblemBadge key={problem} problem={problem} />)}
        {lifecycle !== undefined && <LifecycleBadge lifecycle={lifecycle} />}
      </Row>
    </Row>
  )
}

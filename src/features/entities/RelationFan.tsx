import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  displayName,
  specText,
  unusualLifecycle,
  type Entity,
} from '../../model/entities/entity.ts'
import { problemsOf } from '../../model/entities/entityProblems.ts'
import { parseEntityRef } from '../../model/entities/entityRef.ts'
import { fanOf } from '../../model/entities/fan.ts'
import type { RelationGroup } from '../../model/entities/relations.ts'
import { entityPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../ui/badges/LifecycleBadge.tsx'
import { ProblemBadge } from '../../ui/badges/ProblemBadge.tsx'
import { intentProps } from '../../ui/behaviour/intentProps.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { usePages } from '../../ui/list/usePages.ts'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { usePrefetchEntity } from './catalogApi.ts'
import classes from './RelationFan.module.css'
import { useRelated, type Related } from './useRelated.ts'
import { useRelationTitle } from './useRelationName.ts'

const noRefs: readonly string[] = []

export interface RelationFanProps {
  readonly entity: Entity
  /** Of these types only; must be a constant. */
  readonly types?: readonly string[]
  /** Title of the message that related entities could not be read. */
  readonly failedTitle: string
}

/** An entity between what refers to it and what it refers to, by relation; a list for a screen reader, or where it is narrow. */
export function RelationFan({ entity, types, failedTitle }: RelationFanProps) {
  const { before, after } = useMemo(() => fanOf(entity, types), [entity, types])
  // What all groups share fails once.
  const { failure, retry } = useRelated(entity, noRefs)
  const about = { entity, ...(!failure && { failedTitle }) }
  return (
    <div className={classes['frame']}>
      {failure && <FailureMessage failure={failure} title={failedTitle} onRetry={retry} />}
      <div className={classes['fan']}>
        <Side place="before" groups={before} {...about} />
        <Row gap="xs" isOneLine className={classes['self']}>
          <EntityIcon kind={entity.kind.toLowerCase()} />
          <strong>{displayName(entity)}</strong>
        </Row>
        <Side place="after" groups={after} {...about} />
      </div>
    </div>
  )
}

interface AboutNodes {
  readonly entity: Entity
  /** Missing where the failure is said above the fan. */
  readonly failedTitle?: string
}

interface SideProps extends AboutNodes {
  readonly place: 'before' | 'after'
  readonly groups: readonly RelationGroup[]
}

function Side({ place, groups, ...about }: SideProps) {
  if (groups.length === 0) return null
  return (
    <div className={classes['side']} data-place={place}>
      {groups.map((group) => (
        <Group key={group.type} group={group} {...about} />
      ))}
    </div>
  )
}

interface GroupProps extends AboutNodes {
  readonly group: RelationGroup
}

function Group({ group, ...about }: GroupProps) {
  const titleOf = useRelationTitle()
  const titleId = useId()
  const paged = usePages(group.targets)
  return (
    <section className={classes['group']} aria-labelledby={titleId}>
      <h3 id={titleId}>{titleOf(group.type)}</h3>
      {paged.pages.map((refs, index) => (
        <Nodes key={index} refs={refs} {...about} />
      ))}
      <MoreButton {...paged} />
    </section>
  )
}

interface NodesProps extends AboutNodes {
  readonly refs: readonly string[]
}

function Nodes({ entity, refs, failedTitle }: NodesProps) {
  const { find, failure, retry } = useRelated(entity, refs)
  return (
    <>
      {failure && failedTitle !== undefined && (
        <FailureMessage failure={failure} title={failedTitle} onRetry={retry} />
      )}
      <ul>
        {refs.map((ref) => (
          <Node key={ref} entityRef={ref} entity={find(ref)} />
        ))}
      </ul>
    </>
  )
}

interface NodeProps {
  readonly entityRef: string
  readonly entity: ReturnType<Related['find']>
}

/** A related entity: its name by its ref at once, the rest when loaded. */
function Node({ entityRef, entity }: NodeProps) {
  const { t } = useTranslation()
  const prefetch = usePrefetchEntity()
  const ref = parseEntityRef(entityRef)
  const intent = intentProps(() => {
    if (entity !== null) prefetch(ref)
  })
  const problems = entity ? problemsOf(entity) : []
  const state = entity === null ? 'missing' : problems.includes('errors') ? 'failed' : undefined
  const lifecycle = entity ? unusualLifecycle(entity) : undefined
  const type = entity ? specText(entity, 'type') : undefined
  return (
    <li className={classes['node']} data-state={state}>
      <EntityIcon kind={ref.kind} size={14} />
      <Link to={entityPath(ref)} title={entityRef} {...intent}>
        {entity ? displayName(entity) : ref.name}
        {entity === null && <VisuallyHidden> ({t('entities.missingRef')})</VisuallyHidden>}
      </Link>
      <Text as="small" isQuiet isSmall className={classes['about']}>
        {entity === null ? t('entities.missingRef') : (type ?? ref.kind)}
        {problems.map((problem) => (
          <ProblemBadge key={problem} problem={problem} />
        ))}
        {lifecycle !== undefined && <LifecycleBadge lifecycle={lifecycle} />}
      </Text>
    </li>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  displayName,
  plainDescription,
  profileOf,
  specText,
  type Entity,
} from '../../../../model/entities/entity.ts'
import { problemsOf } from '../../../../model/entities/entityProblems.ts'
import { parseEntityRef } from '../../../../model/entities/entityRef.ts'
import { entityPath } from '../../../../model/paths.ts'
import { EntityIcon } from '../../../../ui/badges/EntityIcon.tsx'
import { LifecycleBadge } from '../../../../ui/badges/LifecycleBadge.tsx'
import { ProblemBadge } from '../../../../ui/badges/ProblemBadge.tsx'
import { intentProps } from '../../../../ui/behaviour/intentProps.ts'
import { Row } from '../../../../ui/layout/Row.tsx'
import { Text } from '../../../../ui/layout/Text.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { Skeleton } from '../../../../ui/progress/Skeleton.tsx'
import { usePrefetchEntity } from '../../../entities/catalogApi.ts'
import { EntityRefLink } from '../../../entities/EntityRefLink.tsx'
import classes from './RelatedCard.module.css'

export interface RelatedRowProps {
  /** Normalised. */
  readonly entityRef: string
  /** Null if missing; undefined until known. */
  readonly entity: Entity | null | undefined
  readonly hasFailed?: boolean
  /** Shows the name only. */
  readonly isPlain?: boolean
  readonly below?: ReactNode
}

/** A related entity: its name at once, the rest when loaded, without moving other rows. */
export function RelatedRow(props: RelatedRowProps) {
  const { entityRef, entity, hasFailed = false, isPlain = false, below } = props
  const { t } = useTranslation('catalog')
  const prefetch = usePrefetchEntity()
  const ref = parseEntityRef(entityRef)
  const intent = intentProps(() => {
    prefetch(ref)
  })
  const name = entity ? displayName(entity) : ref.name
  const lifecycle = entity ? specText(entity, 'lifecycle') : undefined
  return (
    <li className={classes['row']}>
      <Sign kind={ref.kind} entity={entity} name={name} />
      <span className={classes['name']}>
        {entity === null ? (
          name
        ) : (
          <Link to={entityPath(ref)} {...intent}>
            {name}
          </Link>
        )}
      </span>
      <Row as="span" gap="xxs" isQuiet isSmall>
        {entity && specText(entity, 'type')}
        {entity &&
          problemsOf(entity).map((problem) => <ProblemBadge key={problem} problem={problem} />)}
        {lifecycle !== undefined && <LifecycleBadge lifecycle={lifecycle} />}
      </Row>
      {!isPlain && (
        <Text
          as="span"
          isQuiet
          isSmall
          className={classes['about']}
          title={entity ? plainDescription(entity) : undefined}
        >
          {entity === null && t('entity.notFoundHere')}
          {entity === undefined && !hasFailed && <Skeleton width={60} />}
          {entity && <About entity={entity} namespace={ref.namespace} />}
        </Text>
      )}
      {below}
    </li>
  )
}

const people = ['user', 'group']

interface SignProps {
  readonly kind: string
  readonly entity: RelatedRowProps['entity']
  readonly name: string
}

/** The picture of a person or group, or its initials; the icon of another kind. */
function Sign({ kind, entity, name }: SignProps) {
  if (!people.includes(kind)) return <EntityIcon kind={kind} />
  return <Picture isSmall name={name} url={entity ? profileOf(entity).picture : undefined} />
}

function About({ entity, namespace }: { readonly entity: Entity; readonly namespace: string }) {
  const owner = specText(entity, 'owner')
  const description = plainDescription(entity)
  return (
    <>
      {owner !== undefined && <EntityRefLink text={owner} kind="group" namespace={namespace} />}
      {owner !== undefined && description !== undefined && ' · '}
      {description}
    </>
  )
}

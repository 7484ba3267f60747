import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { docsPathOf } from '../../../model/docs/docsPlace.ts'
import {
  displayName,
  entityRefOf,
  plainDescription,
  specText,
  type Entity,
} from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { EntityIcon } from '../../../ui/badges/EntityIcon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EntityRefLink } from '../../entities/EntityRefLink.tsx'
import { EntityStar } from '../../entities/EntityStar.tsx'
import { selectStarSet } from '../../preferences/starsSlice.ts'
import classes from './DocsList.module.css'

interface DocsCardsProps {
  readonly entities: readonly Entity[]
}

/** A card for each documentation. */
export function DocsCards({ entities }: DocsCardsProps) {
  const { t } = useTranslation('techdocs')
  const stars = useSelector(selectStarSet)
  return (
    <ul className={classes['cards']} aria-label={t('caption')}>
      {entities.map((entity) => {
        const ref = stringifyEntityRef(entityRefOf(entity))
        return (
          <li key={ref}>
            <DocsCard entity={entity} isStarred={stars.has(ref)} />
          </li>
        )
      })}
    </ul>
  )
}

interface DocsCardProps {
  readonly entity: Entity
  readonly isStarred: boolean
}

function DocsCard({ entity, isStarred }: DocsCardProps) {
  const { t } = useTranslation('techdocs')
  const ref = entityRefOf(entity)
  return (
    <article className={classes['card']}>
      <header className={classes['head']}>
        <EntityIcon kind={entity.kind.toLowerCase()} size={18} />
        <h2 className={classes['name']}>
          <Link to={docsPathOf(ref)}>{displayName(entity)}</Link>
        </h2>
        <EntityStar entity={entity} isStarred={isStarred} />
      </header>
      <p className={classes['description']}>{plainDescription(entity) ?? t('noDescription')}</p>
      <p className={classes['foot']}>
        <span>{[entity.kind, specText(entity, 'type')].filter(Boolean).join(' · ')}</span>
        <EntityRefLink text={specText(entity, 'owner')} kind="group" namespace={ref.namespace} />
      </p>
    </article>
  )
}

import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import type { FieldChange } from '../../model/inspector/entityFields.ts'
import type { EntityVisit } from '../../model/inspector/entityVisits.ts'
import { Time } from '../../ui/time/Time.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './ChangesTab.module.css'
import { selectVisits, type EntityVisitsRoot } from './entityVisitsSlice.ts'

/** The changes that each visit found, newest first. */
export function ChangesTab({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('inspector')
  const ref = stringifyEntityRef(entityRefOf(entity))
  const visits = useSelector((root: EntityVisitsRoot) => selectVisits(root, ref))
  return (
    <div className={classes['visits']}>
      <p className={classes['quiet']}>{t(visits.length === 0 ? 'noVisits' : 'visitsText')}</p>
      {visits.map((visit) => (
        <Visit key={visit.at} visit={visit} />
      ))}
    </div>
  )
}

function Visit({ visit: { at, since, changes, more } }: { readonly visit: EntityVisit }) {
  const { t } = useTranslation('inspector')
  return (
    <section>
      <h3 className={classes['title']}>
        <Time at={at} sentence={(when) => t('visitAt', { when })} />
      </h3>
      <p className={classes['quiet']}>
        <Time at={since} sentence={(when) => t('visitSince', { when })} />
      </p>
      <dl className={classes['changes']}>
        {changes.map((change) => (
          <Change key={change.path} change={change} />
        ))}
      </dl>
      {more > 0 && <p className={classes['quiet']}>{t('moreChanges', { count: more })}</p>}
    </section>
  )
}

function Change({ change: { path, before, after } }: { readonly change: FieldChange }) {
  const { t } = useTranslation('inspector')
  return (
    <div>
      <dt>{path}</dt>
      {before !== null && (
        <dd>
          <VisuallyHidden>{t('before')}</VisuallyHidden> <del>{before}</del>
        </dd>
      )}
      {after !== null && (
        <dd>
          <VisuallyHidden>{t('after')}</VisuallyHidden> <ins>{after}</ins>
        </dd>
      )}
    </div>
  )
}

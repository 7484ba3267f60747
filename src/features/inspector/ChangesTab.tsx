import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import type { FieldChange } from '../../model/inspector/entityFields.ts'
import type { EntityVisit } from '../../model/inspector/entityVisits.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
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
    <Stack gap="lg" className={classes['visits']}>
      <Text isQuiet>{t(visits.length === 0 ? 'noVisits' : 'visitsText')}</Text>
      {visits.map((visit) => (
        <Visit key={visit.at} visit={visit} />
      ))}
    </Stack>
  )
}

function Visit({ visit: { at, since, changes, more } }: { readonly visit: EntityVisit }) {
  const { t } = useTranslation('inspector')
  return (
    <section>
      <h3 className={classes['title']}>
        <Time at={at} sentence={(when) => t('visitAt', { when })} />
      </h3>
      <Text isQuiet>
        <Time at={since} sentence={(when) => t('visitSince', { when })} />
      </Text>
      <Stack as="dl" gap="xs" className={classes['changes']}>
        {changes.map((change) => (
          <Change key={change.path} change={change} />
        ))}
      </Stack>
      {more > 0 && <Text isQuiet>{t('moreChanges', { count: more })}</Text>}
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

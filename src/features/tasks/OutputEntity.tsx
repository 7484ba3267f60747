import { LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { displayName } from '../../model/entities/entity.ts'
import { findEntityRef, humanizeEntityRef, type EntityRef } from '../../model/entities/entityRef.ts'
import { entityPath } from '../../model/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import turning from '../../ui/Turning.module.css'
import classes from './TaskOutput.module.css'
import { useCatalogEntry, type CatalogEntry } from './useCatalogEntry.ts'

export interface OutputEntityProps {
  /** As the template has it. */
  readonly text: string
  readonly title: string | undefined
  /** Milliseconds since epoch, when the task ended. */
  readonly endedAt: number | undefined
}

/** Milliseconds after its task in which an entity may still come. */
const newFor = 600_000

/** A link to an entity, as soon as the catalog has it. */
export function OutputEntity({ text, title, endedAt = 0 }: OutputEntityProps) {
  const ref = findEntityRef(text, { kind: 'component' })
  const [isNew] = useState(() => Date.now() - endedAt < newFor)
  return ref ? <FoundEntity entityRef={ref} title={title} isNew={isNew} /> : <>{title ?? text}</>
}

interface FoundEntityProps {
  readonly entityRef: EntityRef
  readonly title: string | undefined
  readonly isNew: boolean
}

function FoundEntity({ entityRef, title, isNew }: FoundEntityProps) {
  const entry = useCatalogEntry(entityRef, isNew)
  const name = humanizeEntityRef(entityRef, 'component')
  const isThere = entry.status === 'found'
  return (
    <div className={classes['entity']}>
      {title !== undefined && <span>{title}:</span>}
      {isThere ? (
        <Link to={entityPath(entityRef)}>{displayName(entry.entity)}</Link>
      ) : (
        <span>{name}</span>
      )}
      <EntryState entry={entry} path={entityPath(entityRef)} />
    </div>
  )
}

function EntryState({ entry, path }: { readonly entry: CatalogEntry; readonly path: string }) {
  const { t } = useTranslation('tasks')
  const errors = 'errors' in entry ? entry.errors : []
  return (
    <>
      <span role="status" className={classes['state']}>
        {entry.status === 'waiting' && (
          <>
            <LoaderCircle size={14} className={turning['turning']} aria-hidden="true" />
            {t('entry.waiting')}
          </>
        )}
        {entry.status === 'missing' && t('entry.missing')}
        {entry.status === 'failed' && `${t('entry.failed')} ${entry.failure.message}`}
      </span>
      {'lookAgain' in entry && (
        <>
          <Button onClick={entry.lookAgain}>{t('entry.lookAgain')}</Button>
          <Link to={path}>{t('entry.open')}</Link>
        </>
      )}
      {errors.length > 0 && (
        <div className={classes['errors']} role="alert">
          <p>{t(entry.status === 'found' ? 'entry.problems' : 'entry.refused')}</p>
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
    </>
  )
}

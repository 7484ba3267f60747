import { LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import {
  findEntityRef,
  humanizeEntityRef,
  stringifyEntityRef,
  type EntityRef,
} from '../../model/entities/entityRef.ts'
import { entityPath } from '../../model/paths.ts'
import { outputKind } from '../../model/tasks/taskOutput.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Link } from '../../ui/Link.tsx'
import turning from '../../ui/Turning.module.css'
import { lookRequested, selectCatalogEntries, type CatalogEntry } from './catalogEntriesSlice.ts'
import classes from './TaskOutput.module.css'

export interface OutputEntityProps {
  /** As the template has it. */
  readonly text: string
  readonly title: string | undefined
}

/** A link to an entity, as soon as the catalog has it. */
export function OutputEntity({ text, title }: OutputEntityProps) {
  const ref = findEntityRef(text, outputKind)
  return ref ? <FoundEntity entityRef={ref} title={title} /> : <>{title ?? text}</>
}

interface FoundEntityProps {
  readonly entityRef: EntityRef
  readonly title: string | undefined
}

function FoundEntity({ entityRef, title }: FoundEntityProps) {
  const dispatch = useDispatch()
  const ref = stringifyEntityRef(entityRef)
  const entry = useSelector(selectCatalogEntries)[ref]
  const name = humanizeEntityRef(entityRef, outputKind.kind)
  return (
    <Row gap="xxs" across="xs" className={classes['entity']}>
      {title !== undefined && <span>{title}:</span>}
      {entry?.status === 'found' ? (
        <Link to={entityPath(entityRef)}>{entry.name}</Link>
      ) : (
        <span>{name}</span>
      )}
      {entry && (
        <EntryState
          entry={entry}
          path={entityPath(entityRef)}
          onLook={() => dispatch(lookRequested({ entityRef: ref }))}
        />
      )}
    </Row>
  )
}

interface EntryStateProps {
  readonly entry: CatalogEntry
  readonly path: string
  readonly onLook: () => void
}

function EntryState({ entry, path, onLook }: EntryStateProps) {
  const { t } = useTranslation('tasks')
  const errors = 'errors' in entry ? entry.errors : []
  return (
    <>
      <Row as="span" isInline gap="xxs" isOneLine isQuiet role="status">
        {entry.status === 'waiting' && (
          <>
            <LoaderCircle size={14} className={turning['turning']} aria-hidden="true" />
            {t('entry.waiting')}
          </>
        )}
        {entry.status === 'missing' && t('entry.missing')}
        {entry.status === 'failed' && `${t('entry.failed')} ${entry.failure.message}`}
      </Row>
      {(entry.status === 'missing' || entry.status === 'failed') && (
        <>
          <Button onClick={onLook}>{t('entry.lookAgain')}</Button>
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

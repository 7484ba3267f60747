import { Download, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { displayName, entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import { saveFile } from '../../ui/behaviour/saveFile.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeViewer } from '../../ui/code/CodeViewer.tsx'
import { DiffViewer } from '../../ui/code/DiffViewer.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { FailureMessage } from '../../ui/FailureMessage.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { backendApi } from '../backend/backendApi.ts'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'
import { selectBefore, type EntityChangesRoot } from './entityChangesSlice.ts'
import { useRawEntityQuery } from './inspectorApi.ts'
import classes from './RawTab.module.css'
import { useRawText, type RawFormat } from './useRawText.ts'

interface RawTabProps {
  readonly entity: Entity
  readonly format: RawFormat
}

/** The entity's raw data, and the changes of the last refresh. */
export function RawTab({ entity, format }: RawTabProps) {
  const { t } = useTranslation('inspector')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const ref = stringifyEntityRef(entityRefOf(entity))
  const { currentData, error, isFetching, refetch } = useRawEntityQuery(ref)
  const text = useRawText(currentData, format)
  const name = displayName(entity)
  if (text === undefined) {
    return error === undefined || isFetching || currentData !== undefined ? (
      <Progress active label={t('rawLoading')} />
    ) : (
      <FailureMessage
        failure={toFailure(error)}
        title={t('rawFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  const file = `${entity.metadata.name}.${format}`
  return (
    <div className={classes['raw']}>
      <CodeViewer
        text={text}
        language={format}
        label={t('rawLabel', { name, format: format.toUpperCase() })}
        actions={
          <span className={classes['actions']}>
            <CopyButton
              text={text}
              copiedButton={copiedButton}
              onCopy={(asked) => dispatch(copyRequested(asked))}
            >
              {t('copyText')}
            </CopyButton>
            <Button
              onClick={() => {
                saveFile(file, format === 'json' ? 'application/json' : 'text/yaml', text)
              }}
            >
              <Download size={14} aria-hidden="true" />
              {t('download')}
            </Button>
            <Button
              aria-busy={isFetching}
              onClick={() =>
                dispatch(backendApi.util.invalidateTags([{ type: 'Entity', id: ref }]))
              }
            >
              <RefreshCw size={14} aria-hidden="true" />
              {t('reload')}
            </Button>
          </span>
        }
      />
      <Changes entity={entity} entityRef={ref} format={format} />
    </div>
  )
}

interface ChangesProps extends RawTabProps {
  readonly entityRef: string
}

function Changes({ entity, entityRef, format }: ChangesProps) {
  const { t } = useTranslation('inspector')
  const before = useSelector((root: EntityChangesRoot) => selectBefore(root, entityRef))
  const earlier = useRawText(before ?? undefined, format)
  const now = useRawText(before === null ? undefined : entity, format)
  if (earlier === undefined || now === undefined) return null
  return (
    <section>
      <h3 className={classes['title']}>{t('changes')}</h3>
      <p className={classes['quiet']}>{t('changesText')}</p>
      <DiffViewer
        before={earlier}
        after={now}
        language={format}
        label={t('changesLabel', { name: displayName(entity) })}
      />
    </section>
  )
}

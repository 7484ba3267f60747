import { Download, RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { displayName, type Entity, entityRefOf } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { toFailure } from '../../model/failure.ts'
import { yamlParts } from '../../model/inspector/yamlParts.ts'
import { chunkHook } from '../../ui/behaviour/chunkHook.ts'
import { useInTurns } from '../../ui/behaviour/inTurns.ts'
import { saveFile } from '../../ui/behaviour/saveFile.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CopyButton } from '../../ui/button/CopyButton.tsx'
import { CodeViewer } from '../../ui/code/CodeViewer.tsx'
import { DiffViewer } from '../../ui/code/DiffViewer.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { backendApi } from '../backend/backendApi.ts'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'
import { type EntityChangesRoot, selectBefore } from './entityChangesSlice.ts'
import { useRawEntityQuery } from './inspectorApi.ts'
import classes from './RawTab.module.css'

type RawFormat = 'json' | 'yaml'

const useYaml = chunkHook(() => import(/* webpackChunkName: "yaml" */ 'yaml'))

/** Characters of JSON above which YAML is written in turns with the rest of the page. */
const longest = 50_000

/** A value as text; undefined while it is being written. JSON, which is valid YAML, if the library cannot be loaded. */
function useRawText(value: unknown, format: RawFormat): string | undefined {
  const { status, ...yaml } = useYaml()
  const chunk = 'chunk' in yaml ? yaml.chunk : undefined
  const json = useMemo(() => JSON.stringify(value, null, 2) as string | undefined, [value])
  const isLong = (json?.length ?? 0) > longest
  const short = useMemo(
    () => (isLong || format === 'json' ? undefined : chunk?.stringify(value, { lineWidth: 0 })),
    [isLong, format, chunk, value],
  )
  const steps = useMemo(() => {
    if (!isLong || format === 'json' || !chunk) return undefined
    return function* () {
      let text = ''
      const parts = yamlParts(value, (part) => chunk.stringify(part, { lineWidth: 0 }))
      for (const part of parts) yield (text += part)
      return text
    }
  }, [isLong, format, chunk, value])
  const written = useInTurns(steps)
  if (value === undefined) return undefined
  if (format === 'json' || status === 'failed') return json
  return isLong ? written : short
}

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
    <Stack gap="lg">
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
    </Stack>
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

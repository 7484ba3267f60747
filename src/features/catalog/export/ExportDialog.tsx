import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { exportFileName } from '../../../model/catalog/exportFile.ts'
import type { Failure } from '../../../model/failure.ts'
import { chunkHook } from '../../../ui/behaviour/chunkHook.ts'
import { BrokenPart } from '../../../ui/behaviour/lazyPart.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { CountedProgress } from '../../../ui/progress/CountedProgress.tsx'
import {
  exportDismissed,
  type ExportProgress,
  exportResumed,
  type ExportScope,
  type ExportState,
  partRequested,
  selectExport,
} from './exportSlice.ts'

/** The form is made with antd, which the list must not load. */
const useExportForm = chunkHook(
  async () => (await import(/* webpackChunkName: "export" */ './ExportForm.tsx')).ExportForm,
)

interface LoadedFormProps {
  readonly form: ReturnType<typeof useExportForm>
  readonly scope: ExportScope
}

/** The form, or why it is missing. */
function LoadedForm({ form, scope }: LoadedFormProps) {
  if (form.status === 'loading') return null
  if (form.status === 'failed') {
    return <BrokenPart onRetry={form.retry} />
  }
  const { chunk: ExportForm } = form
  return <ExportForm scope={scope} />
}

function ExportBar({ progress: { done, total } }: { readonly progress: ExportProgress }) {
  const { t } = useTranslation('catalog')
  // The catalog may have grown since the count.
  const most = total === null ? undefined : Math.max(total, done)
  const text =
    most === undefined ? t('number', { value: done }) : t('export.progress', { done, total: most })
  return <CountedProgress label={t('export.running')} done={done} total={most} text={text} />
}

/** An export, from the settings to the saved file. Open while an export exists. */
export function ExportDialog() {
  const state = useSelector(selectExport)
  return state.status === 'idle' ? null : <OpenDialog state={state} />
}

type OpenState = Exclude<ExportState, { readonly status: 'idle' }>

const kindOf = (scope: ExportScope): string =>
  scope.type === 'list' ? scope.query.kind : scope.kind

function OpenDialog({ state: known }: { readonly state: OpenState }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const dismiss = () => dispatch(exportDismissed())
  // Fetched while the backend counts; both are waited for.
  const form = useExportForm()
  const isWaiting = known.status === 'ready' && form.status === 'loading'
  const state: OpenState = isWaiting ? { status: 'counting', scope: known.scope } : known
  return (
    <Dialog
      title={t('export.title')}
      description={<Sentence state={state} />}
      actions={<Actions state={state} hasForm={form.status === 'loaded'} onDismiss={dismiss} />}
      onDismiss={dismiss}
    >
      {state.status === 'ready' && <LoadedForm form={form} scope={state.scope} />}
      {(state.status === 'running' || state.status === 'failed') && <ExportBar progress={state} />}
    </Dialog>
  )
}

/** The file so far belongs to a list that has changed, so the export can only start again. */
const isStale = ({ failure }: { readonly failure: Failure }): boolean =>
  failure.kind === 'staleCursor'

/** Progress, announced to screen readers. */
function Sentence({ state }: { readonly state: OpenState }) {
  const { t } = useTranslation('catalog')
  const text = (): string => {
    switch (state.status) {
      case 'counting':
        return t('export.counting')
      case 'ready':
        if (state.total === null) return t('export.uncounted')
        return t(state.scope.type === 'list' ? 'export.rows' : 'export.pickedRows', {
          count: state.total,
        })
      case 'failed':
        return isStale(state)
          ? t('export.stale')
          : t('export.failed', { count: state.done, message: state.failure.message })
      case 'saved':
        return t('export.saved', {
          count: state.done,
          file: exportFileName(state.shape, kindOf(state.scope)),
        })
      default:
        return t('export.running')
    }
  }
  return <span role="status">{text()}</span>
}

interface ActionsProps {
  readonly state: OpenState
  readonly hasForm: boolean
  readonly onDismiss: () => void
}

function Actions({ state, hasForm, onDismiss }: ActionsProps): ReactNode {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  if (state.status === 'ready') {
    return (
      <>
        <Button onClick={onDismiss}>{t('export.cancel')}</Button>
        <Button
          primary
          type="submit"
          form="export"
          aria-disabled={state.total === 0 || !hasForm || undefined}
        >
          {t('export.begin')}
        </Button>
      </>
    )
  }
  if (state.status === 'saved') {
    return (
      <Button primary onClick={onDismiss}>
        {t('export.close')}
      </Button>
    )
  }
  return (
    <>
      <Button onClick={onDismiss}>{t('export.cancel')}</Button>
      {state.status === 'failed' && (
        <>
          {state.done > 0 && (
            <Button onClick={() => dispatch(partRequested())}>
              {t('export.savePart', { count: state.done })}
            </Button>
          )}
          <Button primary onClick={() => dispatch(exportResumed())}>
            {t(isStale(state) ? 'export.retry' : 'export.resume')}
          </Button>
        </>
      )}
    </>
  )
}

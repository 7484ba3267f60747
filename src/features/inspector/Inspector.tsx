import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import {
  inspectorTabOf,
  withInspectorTab,
  type InspectorTab,
} from '../../model/inspector/inspection.ts'
import { chunkHook } from '../../ui/behaviour/chunkHook.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { useEntityByRefQuery } from '../entities/catalogApi.ts'

const useDialogChunk = chunkHook(
  () => import(/* webpackChunkName: "inspector-dialog" */ './InspectorDialog.tsx'),
)

/** The inspector, while the URL says that it is open (INSP-01). */
export function Inspector({ entity }: { readonly entity: Entity }) {
  const tab = inspectorTabOf(useLocation().search)
  const ref = stringifyEntityRef(entityRefOf(entity))
  // The page may have only the data of a list row yet.
  const { currentData } = useEntityByRefQuery(tab === null ? skipToken : ref)
  return tab === null || !currentData ? null : <OpenInspector entity={currentData} tab={tab} />
}

interface OpenInspectorProps {
  readonly entity: Entity
  readonly tab: InspectorTab
}

function OpenInspector({ entity, tab }: OpenInspectorProps) {
  const { t } = useTranslation(['inspector', 'shell'])
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const code = useDialogChunk()
  // Replaces the history entry, so that "back" closes the inspector after any number of tabs.
  const show = (next: InspectorTab | null) => {
    const to = { pathname, search: withInspectorTab(search, next), hash }
    void navigate(to, { replace: true, flushSync: true, preventScrollReset: true })
  }
  const close = () => {
    show(null)
  }
  if (code.status === 'loaded') {
    return <code.chunk.InspectorDialog {...{ entity, tab }} onShow={show} onClose={close} />
  }
  return (
    <Dialog
      title={t(code.status === 'failed' ? 'chunkFailed' : 'loading')}
      description={null}
      onDismiss={close}
      actions={
        <>
          <Button onClick={close}>{t('close')}</Button>
          {code.status === 'failed' && (
            <Button onClick={code.retry}>{t('failure.retry', { ns: 'shell' })}</Button>
          )}
        </>
      }
    >
      <Progress active={code.status === 'loading'} label={t('loading')} />
    </Dialog>
  )
}

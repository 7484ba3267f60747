import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { isOpen, type OpenUnregister } from '../../model/unregister/unregisterState.ts'
import { FailureMessage } from '../../ui/FailureMessage.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { UnregisterActions } from './UnregisterActions.tsx'
import { UnregisterColocated } from './UnregisterColocated.tsx'
import classes from './UnregisterDialog.module.css'
import { dismissed, selectUnregister, type UnregisterRoot } from './unregisterSlice.ts'

/** The dialog to unregister or delete an entity; the same element in all states. */
export function UnregisterDialog({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('unregister')
  const dispatch = useDispatch()
  const state = useSelector((root: UnregisterRoot) => selectUnregister(root))
  const entityRef = stringifyEntityRef(entityRefOf(entity))
  if (!isOpen(state) || state.target.entityRef !== entityRef) return null
  return (
    <Dialog
      title={t(titleOf(state))}
      description={<Text state={state} />}
      onDismiss={() => dispatch(dismissed())}
      actions={<UnregisterActions state={state} />}
    >
      <Progress
        active={state.status === 'loading' || state.status === 'busy'}
        label={t('loading', { name: state.target.name })}
      />
      <Details state={state} />
    </Dialog>
  )
}

function titleOf(state: OpenUnregister) {
  const shown = 'from' in state && state.status !== 'confirming' ? state.from : state
  const isDeleting = 'doing' in state && state.doing === 'delete'
  if (isDeleting || shown.status === 'onlyDelete' || shown.status === 'confirming')
    return 'deleteTitle'
  return shown.status === 'bootstrap' ? 'cannotTitle' : 'unregisterTitle'
}

function Text({ state }: { readonly state: OpenUnregister }) {
  const { t } = useTranslation('unregister')
  const { name } = state.target
  const shown = 'from' in state && state.status !== 'confirming' ? state.from : state
  switch (shown.status) {
    case 'loading':
      return t('loading', { name })
    case 'error':
      return t('lookUpFailed', { name })
    case 'bootstrap':
      return t('bootstrapText', { name })
    case 'unregister':
      return t('unregisterText', { count: shown.colocated.length })
    case 'onlyDelete':
      return t(shown.why === 'orphan' ? 'orphanText' : 'onlyDeleteText', {
        name,
      })
    case 'confirming':
      return t('advancedText')
  }
}

function Details({ state }: { readonly state: OpenUnregister }) {
  const { t } = useTranslation('unregister')
  const { name } = state.target
  const shown = 'doing' in state ? state.from : state
  return (
    <>
      {shown.status === 'unregister' && <UnregisterColocated {...shown} />}
      {state.status === 'confirming' && (
        <p className={classes['what']}>
          {name} <code>{state.target.entityRef}</code>
        </p>
      )}
      {state.status === 'error' && <FailureMessage failure={state.failure} />}
      {state.status === 'failed' && (
        <FailureMessage failure={state.failure} title={t('failed', { name })} />
      )}
    </>
  )
}

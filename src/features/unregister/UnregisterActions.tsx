import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { OpenUnregister } from '../../model/unregister/unregisterState.ts'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import classes from './UnregisterDialog.module.css'
import * as unregister from './unregisterSlice.ts'

interface UnregisterActionsProps {
  readonly state: OpenUnregister
}

/** The actions of a state, the harmless one first; none while one is running. */
export function UnregisterActions({ state }: UnregisterActionsProps) {
  const { t } = useTranslation('unregister')
  const dispatch = useDispatch()
  const { status } = state
  const isBusy = status === 'busy'
  const button = (text: string, event: { readonly type: string }, look?: ButtonProps) => (
    <Button
      {...look}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : () => dispatch(event)}
    >
      {text}
    </Button>
  )
  return (
    <>
      {(status === 'bootstrap' || status === 'unregister') &&
        button(t('advanced'), unregister.deletionChosen(), { className: classes['apart'] })}
      {status === 'confirming'
        ? button(t('back'), unregister.deletionReconsidered())
        : button(t('cancel'), unregister.dismissed())}
      {status === 'error' && button(t('retry'), unregister.lookUpRetried())}
      {status === 'unregister' &&
        button(t('unregister'), unregister.unregisterConfirmed(), { danger: true })}
      {(status === 'onlyDelete' || status === 'confirming') &&
        button(t('delete'), unregister.deletionConfirmed(), { danger: true })}
      {status === 'failed' && button(t('retry'), unregister.removalRetried(), { danger: true })}
      {isBusy && (
        <Button danger aria-disabled aria-busy>
          {t(state.doing === 'delete' ? 'deleting' : 'unregistering')}
        </Button>
      )}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { OpenUnregister } from '../../model/unregister/unregisterState.ts'
import { Button } from '../../ui/Button.tsx'
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
  const button = (text: string, event: { readonly type: string }, look?: string) => (
    <Button
      className={look}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : () => dispatch(event)}
    >
      {text}
    </Button>
  )
  return (
    <>
      {(status === 'bootstrap' || status === 'unregister') &&
        button(t('advanced'), unregister.deletionChosen(), classes['apart'])}
      {status === 'confirming'
        ? button(t('back'), unregister.deletionReconsidered())
        : button(t('cancel'), unregister.dismissed())}
      {status === 'error' && button(t('retry'), unregister.lookUpRetried())}
      {status === 'unregister' &&
        button(t('unregister'), unregister.unregisterConfirmed(), classes['danger'])}
      {(status === 'onlyDelete' || status === 'confirming') &&
        button(t('delete'), unregister.deletionConfirmed(), classes['danger'])}
      {status === 'failed' && button(t('retry'), unregister.removalRetried(), classes['danger'])}
      {isBusy && (
        <Button className={classes['danger']} aria-disabled aria-busy>
          {t(state.doing === 'delete' ? 'deleting' : 'unregistering')}
        </Button>
      )}
    </>
  )
}

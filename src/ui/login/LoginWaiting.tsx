import { useTranslation } from 'react-i18next'
import type { LoginFlow } from '../../model/session/person.ts'
import { Button } from '../button/Button.tsx'
import classes from './LoginWaiting.module.css'

export interface LoginWaitingProps {
  readonly flow: LoginFlow
  /** Name of the provider. */
  readonly title: string
  readonly onCancel: () => void
}

/** Shown while the user signs in at a provider, with a cancel button. */
export function LoginWaiting({ flow, title, onCancel }: LoginWaitingProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['waiting']}>
      <p role="status">{flow === 'popup' ? t('signIn.waiting') : t('signIn.leaving', { title })}</p>
      {flow === 'popup' && <Button onClick={onCancel}>{t('signIn.cancel')}</Button>}
    </div>
  )
}

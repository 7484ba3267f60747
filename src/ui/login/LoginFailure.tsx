import { Info, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isPassing, type Failure } from '../../model/failure.ts'
import {
  guestRefusedName,
  popupClosed,
  popupRejectedName,
} from '../../model/session/authFailures.ts'
import { Button } from '../button/Button.tsx'
import { failureHint, failureReason } from '../message/failureText.ts'
import classes from './LoginFailure.module.css'

export interface LoginFailureProps {
  readonly failure: Failure
  /** The failed action; 'Login failed' by default. */
  readonly title?: string
  readonly onTryAgain?: () => void
  /** Continues without a popup. */
  readonly onContinueHere?: () => void
}

const wasClosed = ({ message }: Failure) => message === popupClosed().message

/** Why signing in failed. A blocked or closed popup is no error (AUTH-21). */
export function LoginFailure({ failure, title, onTryAgain, onContinueHere }: LoginFailureProps) {
  const { t } = useTranslation()
  const isBlocked = failure.name === popupRejectedName
  const isNoError = isBlocked || wasClosed(failure)
  const Icon = isNoError ? Info : TriangleAlert
  return (
    <div
      className={classes['failure']}
      data-severity={isNoError ? 'info' : 'error'}
      role={isNoError ? 'status' : 'alert'}
    >
      <Icon size={16} className={classes['icon']} aria-hidden="true" />
      <div className={classes['text']}>
        {isBlocked && (
          <>
            <p className={classes['title']}>{t('signIn.popupBlocked')}</p>
            <p>{t('signIn.popupBlockedHint')}</p>
          </>
        )}
        {wasClosed(failure) && <p>{t('signIn.popupClosed')}</p>}
        {!isNoError && (
          <>
            <p className={classes['title']}>{title ?? t('signIn.failed')}</p>
            {isPassing(failure) ? (
              <>
                <p>{failureReason(t, failure)}</p>
                <p>{failureHint(t, failure)}</p>
              </>
            ) : (
              <>
                <p>{failure.message}</p>
                {failure.name === guestRefusedName && <p>{t('signIn.guestRefusedHint')}</p>}
              </>
            )}
          </>
        )}
        {(isBlocked || onTryAgain) && (
          <div className={classes['actions']}>
            {isBlocked && onContinueHere && (
              <Button onClick={onContinueHere}>{t('signIn.continueHere')}</Button>
            )}
            {onTryAgain && <Button onClick={onTryAgain}>{t('signIn.retry')}</Button>}
          </div>
        )}
      </div>
    </div>
  )
}

import { useId, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { popupRejectedName } from '../../../model/session/authFailures.ts'
import type { SignInMethod } from '../../../model/session/person.ts'
import { LoginFailure } from '../../../ui/login/LoginFailure.tsx'
import { ProviderIcon } from '../../../ui/login/ProviderIcon.tsx'
import { selectSession, signInRequested } from '../sessionSlice.ts'
import classes from './SignInCard.module.css'
import { WaitingForLogin } from './WaitingForLogin.tsx'

export interface SignInCardProps {
  readonly method: SignInMethod
  readonly title: string
  readonly text?: string | undefined
  /** Content beside the title; gets the title's id. */
  readonly action?: (titleId: string) => ReactNode
  /** Content below the title. */
  readonly children?: ReactNode
}

/** One way to sign in, with its progress. */
export function SignInCard({ method, title, text, action, children }: SignInCardProps) {
  const dispatch = useDispatch()
  const session = useSelector(selectSession)
  const titleId = useId()
  const choose = (flow?: 'redirect') => () => {
    dispatch(signInRequested(flow ? { method, flow } : { method }))
  }
  return (
    <section className={classes['card']} aria-labelledby={titleId}>
      <div className={classes['row']}>
        <span className={classes['icon']}>
          <ProviderIcon providerId={method} />
        </span>
        <div className={classes['text']}>
          <h2 id={titleId}>{title}</h2>
          {text !== undefined && <p>{text}</p>}
        </div>
        {action?.(titleId)}
      </div>
      {children}
      {session.status === 'signingIn' && session.method === method && (
        <WaitingForLogin method={method} title={title} />
      )}
      {session.status === 'failed' && session.method === method && (
        <LoginFailure
          failure={session.failure}
          onContinueHere={choose('redirect')}
          {...(session.failure.name === popupRejectedName && { onTryAgain: choose() })}
        />
      )}
    </section>
  )
}

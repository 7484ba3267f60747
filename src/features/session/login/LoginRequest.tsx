import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { LoginFlow } from '../../../model/session/person.ts'
import type { ProviderState } from '../../../model/session/providerState.ts'
import { titleOf } from '../../../model/session/signInPage.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LoginFailure } from '../../../ui/login/LoginFailure.tsx'
import { LoginWaiting } from '../../../ui/login/LoginWaiting.tsx'
import { ProviderIcon } from '../../../ui/login/ProviderIcon.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import classes from './LoginDialog.module.css'
import { loginCancelled, loginChosen } from './providersSlice.ts'

export type ListedState = Extract<ProviderState, { readonly status: 'loginPending' | 'loggingIn' }>

interface LoginRequestProps {
  readonly providerId: string
  readonly state: ListedState
}

/** One provider: why a login is needed, and its progress. */
export function LoginRequest({ providerId, state }: LoginRequestProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const config = useSelector(selectConfig)
  const id = useId()
  const title = titleOf(config?.signInPage ?? null, providerId)
  const isBusy = state.status === 'loggingIn'
  const choose = (flow: LoginFlow) => () => {
    dispatch(loginChosen({ providerId, flow }))
  }
  return (
    <li className={classes['request']}>
      <div className={classes['row']}>
        <ProviderIcon providerId={providerId} size={24} />
        <h3 id={`${id}title`}>{title}</h3>
        <Button
          primary
          id={id}
          aria-busy={isBusy}
          aria-labelledby={`${id} ${id}title`}
          onClick={choose(config?.redirectFlow ? 'redirect' : 'popup')}
        >
          {t('login.login')}
        </Button>
      </div>
      {state.scopes.length > 0 && <Scopes scopes={state.scopes} />}
      {isBusy && (
        <LoginWaiting
          flow={state.flow}
          title={title}
          onCancel={() => dispatch(loginCancelled({ providerId }))}
        />
      )}
      {!isBusy && state.failure && (
        <LoginFailure failure={state.failure} onContinueHere={choose('redirect')} />
      )}
    </li>
  )
}

function Scopes({ scopes }: { readonly scopes: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <details className={classes['scopes']}>
      <summary>{t('login.scopes')}</summary>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>
            <code>{scope}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}

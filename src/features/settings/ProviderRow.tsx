import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { LoginFlow, ProviderSession } from '../../model/session/person.ts'
import { heldBy, signedOut } from '../../model/session/providerState.ts'
import { isSignedIn } from '../../model/session/sessionState.ts'
import { titleOf } from '../../model/session/signInPage.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { LoginFailure } from '../../ui/login/LoginFailure.tsx'
import { LoginWaiting } from '../../ui/login/LoginWaiting.tsx'
import { ProviderIcon } from '../../ui/login/ProviderIcon.tsx'
import { Time } from '../../ui/time/Time.tsx'
import {
  loggedOut,
  loginChosen,
  loginRequested,
  loginWithdrawn,
  selectProviders,
} from '../session/login/providersSlice.ts'
import {
  selectMethod,
  selectSession,
  signedOut as signedOutOfPortal,
} from '../session/sessionSlice.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { selectProviderChecks } from './providerChecksSlice.ts'
import classes from './ProvidersCard.module.css'
import { SignedIn } from './SignedIn.tsx'

const nameOf = ({ profile, identity }: ProviderSession): string | undefined =>
  profile.displayName ?? profile.email ?? identity?.userEntityRef

/** One provider: granted scopes, and a button to sign in or out. */
export function ProviderRow({ providerId }: { readonly providerId: string }) {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const id = useId()
  const config = useSelector(selectConfig)
  const title = titleOf(config?.signInPage ?? null, providerId)
  const state = useSelector(selectProviders)[providerId] ?? signedOut
  const session = heldBy(state)
  const signIn = (flow: LoginFlow) => () => {
    dispatch(loginRequested({ providerId, scopes: [], isInstant: true }))
    dispatch(loginChosen({ providerId, flow }))
  }
  const isOwn = useSelector(selectMethod) === providerId
  const choose = () => {
    if (!session) signIn(config?.redirectFlow ? 'redirect' : 'popup')()
    // Users who signed in with this provider sign out of the portal.
    else dispatch(isOwn ? signedOutOfPortal({ by: 'user' }) : loggedOut({ providerId }))
  }
  return (
    <li>
      <ProviderIcon providerId={providerId} size={24} />
      <div>
        <h3 id={`${id}title`}>{title}</h3>
        {session ? <Held session={session} /> : <NotHeld providerId={providerId} />}
        {state.status === 'loggingIn' && (
          <LoginWaiting
            flow={state.flow}
            title={title}
            onCancel={() => dispatch(loginWithdrawn({ providerId }))}
          />
        )}
        {state.status === 'loginPending' && state.failure && (
          <LoginFailure failure={state.failure} onContinueHere={signIn('redirect')} />
        )}
        {state.status === 'refreshFailing' && (
          <Row as="p" gap="xxs" isOneLine className={classes['problem']}>
            <TriangleAlert size={14} aria-hidden="true" />
            {t('providerFailing', { message: state.failure.message })}
          </Row>
        )}
      </div>
      <Button
        id={id}
        aria-busy={state.status === 'loggingIn'}
        // A login would not begin while the backend is asked.
        aria-disabled={!session && state.status === 'refreshing'}
        aria-labelledby={`${id} ${id}title`}
        onClick={choose}
      >
        {t(session ? 'providerSignOut' : 'providerSignIn')}
      </Button>
    </li>
  )
}

/** Signed out only once the backend was asked: it may have a session that this page does not know of. */
function NotHeld({ providerId }: { readonly providerId: string }) {
  const { t } = useTranslation('settings')
  const check = useSelector(selectProviderChecks)[providerId]
  const isAsked = isSignedIn(useSelector(selectSession))
  if (check?.status === 'known') return <p>{t('providerSignedOut')}</p>
  if (check?.status === 'failed')
    return (
      <Row as="p" gap="xxs" isOneLine className={classes['problem']}>
        <TriangleAlert size={14} aria-hidden="true" />
        {t('providerUnknown', { message: check.failure.message })}
      </Row>
    )
  return <p aria-busy={isAsked}>{t('providerChecking')}</p>
}

function Held({ session }: { readonly session: ProviderSession }) {
  const { t } = useTranslation('settings')
  const name = nameOf(session)
  return (
    <>
      <SignedIn>{name === undefined ? t('signedIn') : t('signedInAs', { name })}</SignedIn>
      {session.expiresAt !== null && (
        <Text isQuiet isSmall>
          <Time at={session.expiresAt} sentence={(when) => t('accessEnds', { when })} />
        </Text>
      )}
      {session.scopes.length > 0 && (
        <details className={classes['scopes']}>
          <summary>{t('scopes')}</summary>
          <code>{session.scopes.join(' ')}</code>
        </details>
      )}
    </>
  )
}

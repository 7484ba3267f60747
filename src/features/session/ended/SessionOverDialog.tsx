import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { ServiceHolder } from '../../../model/plugins/serviceFactories.ts'
import { popupClosedName, popupRejectedName } from '../../../model/session/authFailures.ts'
import { customMethod, guestMethod } from '../../../model/session/person.ts'
import { isHeld, isReentering } from '../../../model/session/sessionState.ts'
import { titleOf } from '../../../model/session/signInPage.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LoginFailure } from '../../../ui/login/LoginFailure.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { selectSession, signedOut, signInRequested } from '../sessionSlice.ts'
import { CustomUser } from '../signIn/CustomUser.tsx'
import { WaitingForLogin } from '../signIn/WaitingForLogin.tsx'

const ofWindows = [popupClosedName, popupRejectedName]

/** Covers the page, which stays as it is, until the user signs in again or leaves. */
export function SessionOverDialog({ services }: { readonly services: ServiceHolder }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const session = useSelector(selectSession)
  const page = useSelector(selectConfig)?.signInPage ?? null
  const isBusy = isReentering(session)
  const over = isBusy ? session.before : session
  if (!isHeld(session) || over.status !== 'expired') return null
  const { method, identity } = session
  const { failure } = over
  const isCustom = method === customMethod
  const title = method === guestMethod ? t('signIn.guest') : titleOf(page, method)
  const signOut = () => dispatch(signedOut({ by: 'user' }))
  return (
    <Dialog
      title={t('sessionOver.title')}
      description={t('sessionOver.text', { user: identity.userEntityRef })}
      isUnasked
      // Only its buttons close it.
      onDismiss={() => undefined}
      actions={
        <>
          {!isCustom && (
            <Button
              primary
              aria-busy={isBusy}
              onClick={() => dispatch(signInRequested({ method }))}
            >
              {t('sessionOver.again')}
            </Button>
          )}
          <Button onClick={signOut}>{t('signOut')}</Button>
        </>
      }
    >
      {isBusy ? (
        <WaitingForLogin method={method} title={title} />
      ) : (
        <LoginFailure
          failure={failure}
          {...(!ofWindows.includes(failure.name) && { title: t(`failure.${failure.kind}`) })}
          onContinueHere={() => dispatch(signInRequested({ method, flow: 'redirect' }))}
        />
      )}
      {isCustom && <CustomUser services={services} userId={identity.userEntityRef} />}
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { isListed } from '../../../model/session/providerState.ts'
import { titleOf } from '../../../model/session/signInPage.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import classes from './LoginDialog.module.css'
import { LoginRequest, type ListedState } from './LoginRequest.tsx'
import { loginsRejected, selectProviders } from './providersSlice.ts'

/** Logins that wait for the user, by provider (spec 1 §2). */
export function LoginDialog() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const providers = useSelector(selectProviders)
  const config = useSelector(selectConfig)
  const listed = Object.entries(providers).filter((entry): entry is [string, ListedState] =>
    isListed(entry[1]),
  )
  if (listed.length === 0) return null
  const titles = listed.map(([providerId]) => titleOf(config?.signInPage ?? null, providerId))
  const reject = () => dispatch(loginsRejected())
  return (
    <Dialog
      title={t('login.title')}
      description={
        config?.redirectFlow ? t('login.redirectNote') : t('login.text', { providers: titles })
      }
      onDismiss={reject}
      actions={<Button onClick={reject}>{t('login.rejectAll')}</Button>}
    >
      <ul className={classes['requests']}>
        {listed.map(([providerId, state]) => (
          <LoginRequest key={providerId} providerId={providerId} state={state} />
        ))}
      </ul>
    </Dialog>
  )
}

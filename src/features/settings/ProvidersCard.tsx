import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { customMethod, guestMethod } from '../../model/session/person.ts'
import { Card } from '../../ui/Card.tsx'
import { ProviderIcon } from '../../ui/ProviderIcon.tsx'
import { selectProviders } from '../session/login/providersSlice.ts'
import { selectMethod } from '../session/sessionSlice.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { ProviderRow } from './ProviderRow.tsx'
import classes from './ProvidersCard.module.css'
import { SignedIn } from './SignedIn.tsx'

/** Ways of signing in without a provider. */
const own: readonly string[] = [guestMethod, customMethod]

/** The sessions of the user at all providers. */
export function ProvidersCard() {
  const { t } = useTranslation('settings')
  const config = useSelector(selectConfig)
  const providers = useSelector(selectProviders)
  const method = useSelector(selectMethod) ?? guestMethod
  const offered = config?.signInPage?.providers.map(({ id }) => id) ?? [guestMethod]
  const known = [method, ...offered, ...(config?.authProviders ?? []), ...Object.keys(providers)]
  const ids = [...new Set(known)].filter((id) => id === method || !own.includes(id))
  return (
    <Card id="providers" title={t('providers')}>
      <ul className={classes['providers']}>
        {ids.map((id) =>
          own.includes(id) ? (
            <li key={id}>
              <ProviderIcon providerId={id} size={24} />
              <div>
                <h3>{t(id === guestMethod ? 'guest' : 'custom')}</h3>
                <p>{t(id === guestMethod ? 'guestText' : 'customText')}</p>
              </div>
              <SignedIn>{t('signedIn')}</SignedIn>
            </li>
          ) : (
            <ProviderRow key={id} providerId={id} />
          ),
        )}
      </ul>
    </Card>
  )
}

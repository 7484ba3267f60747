import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isOwnMethod, listedProviders } from '../../model/session/listedProviders.ts'
import { guestMethod } from '../../model/session/person.ts'
import { Card } from '../../ui/Card.tsx'
import { ProviderIcon } from '../../ui/login/ProviderIcon.tsx'
import { selectProviders } from '../session/login/providersSlice.ts'
import { selectMethod } from '../session/sessionSlice.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { ProviderRow } from './ProviderRow.tsx'
import classes from './ProvidersCard.module.css'
import { SignedIn } from './SignedIn.tsx'

/** The sessions of the user at all providers. */
export function ProvidersCard() {
  const { t } = useTranslation('settings')
  const config = useSelector(selectConfig)
  const providers = useSelector(selectProviders)
  const method = useSelector(selectMethod) ?? guestMethod
  const ids = listedProviders(config, method, Object.keys(providers))
  return (
    <Card id="providers" title={t('providers')}>
      <ul className={classes['providers']}>
        {ids.map((id) =>
          isOwnMethod(id) ? (
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

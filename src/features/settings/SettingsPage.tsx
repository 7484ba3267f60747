import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { catalogPath, settingsPath } from '../../model/paths.ts'
import { isOwnMethod, listedProviders } from '../../model/session/listedProviders.ts'
import { guestMethod } from '../../model/session/person.ts'
import { AntdProvider } from '../../ui/antd/AntdProvider.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { StarButton } from '../../ui/button/StarButton.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyList } from '../../ui/list/EmptyList.tsx'
import { ProviderIcon } from '../../ui/login/ProviderIcon.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { selectDecisions } from '../entities/permissionsApi.ts'
import { selectDeclaredFlags } from '../preferences/flagsSlice.ts'
import { selectStars, unstarred } from '../preferences/starsSlice.ts'
import { selectProviders } from '../session/login/providersSlice.ts'
import { selectMethod } from '../session/sessionSlice.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { AboutCard } from './AboutCard.tsx'
import { AppearanceCard } from './AppearanceCard.tsx'
import { DecisionsCard } from './DecisionsCard.tsx'
import { FlagsCard } from './FlagsCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { ProviderRow } from './ProviderRow.tsx'
import providersCardClasses from './ProvidersCard.module.css'
import { RefLinks } from './RefLinks.tsx'
import classes from './SettingsPage.module.css'
import { SignedIn } from './SignedIn.tsx'
import { StorageCard } from './StorageCard.tsx'

/** Stars shown until the user asks for all. */
const few = 12

/** All stars; those of deleted entities can be removed here. */
function StarsCard() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const refs = useSelector(selectStars)
  const [areAllShown, setAreAllShown] = useState(false)
  const shown = areAllShown ? refs : refs.slice(0, few)
  return (
    <Card id="stars" title={t('stars')}>
      {refs.length === 0 && (
        <EmptyList isPart title={t('noStars')} hint={t('noStarsHint')}>
          <Link to={catalogPath}>{t('openCatalog')}</Link>
        </EmptyList>
      )}
      <RefLinks
        refs={shown}
        before={(ref, name) => (
          <StarButton
            isStarred
            label={t('star', { name })}
            hint={t('unstar')}
            onPress={() => dispatch(unstarred(ref))}
          />
        )}
      />
      {shown.length < refs.length && (
        <Button
          onClick={() => {
            setAreAllShown(true)
          }}
        >
          {t('showAllStars', { count: refs.length })}
        </Button>
      )}
    </Card>
  )
}

/** The sessions of the user at all providers. */
function ProvidersCard() {
  const { t } = useTranslation('settings')
  const config = useSelector(selectConfig)
  const providers = useSelector(selectProviders)
  const method = useSelector(selectMethod) ?? guestMethod
  const ids = listedProviders(config, method, Object.keys(providers))
  return (
    <Card id="providers" title={t('providers')}>
      <Stack as="ul" gap="md" className={providersCardClasses['providers']}>
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
      </Stack>
    </Card>
  )
}

/** Ids of the cards and keys of their titles. */
const sections = [
  'profile',
  'appearance',
  'providers',
  'permissions',
  'stars',
  'flags',
  'storage',
  'about',
] as const

type Filled = Partial<Record<(typeof sections)[number], boolean>>

/** Whether the sections that may be empty have something in them. The stars stay while the last one is taken away. */
function useFilled() {
  const stars = useSelector(selectStars).length > 0
  const [hadStars, setHadStars] = useState(stars)
  if (stars && !hadStars) setHadStars(true)
  return {
    permissions: useSelector(selectDecisions).length > 0,
    stars: stars || hadStars,
    flags: useSelector(selectDeclaredFlags).length > 0,
  } satisfies Filled as Filled
}

/** `/settings`: profile, preferences and information about the portal. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  const filled = useFilled()
  return (
    <div className={classes['page']}>
      <PageHead title={t('title')} />
      <nav className={classes['sections']} aria-label={t('sections')}>
        <ul>
          {sections
            .filter((section) => filled[section] !== false)
            .map((section) => (
              <li key={section}>
                <Link to={`${settingsPath}#${section}`}>{t(section)}</Link>
              </li>
            ))}
        </ul>
      </nav>
      <Stack gap="md" className={classes['cards']}>
        <AntdProvider>
          <ProfileCard />
          <AppearanceCard />
          <ProvidersCard />
          {filled.permissions && <DecisionsCard />}
          {filled.stars && <StarsCard />}
          {filled.flags && <FlagsCard />}
          <StorageCard />
          <AboutCard />
        </AntdProvider>
      </Stack>
    </div>
  )
}

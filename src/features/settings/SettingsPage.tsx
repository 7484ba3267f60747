import { useTranslation } from 'react-i18next'
import { settingsPath } from '../../model/paths.ts'
import { AntdProvider } from '../../ui/antd/AntdProvider.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { AboutCard } from './AboutCard.tsx'
import { AppearanceCard } from './AppearanceCard.tsx'
import { PluginBillCard } from './bill/PluginBillCard.tsx'
import { DecisionsCard } from './DecisionsCard.tsx'
import { FlagsCard } from './FlagsCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { ProvidersCard } from './ProvidersCard.tsx'
import classes from './SettingsPage.module.css'
import { StarsCard } from './StarsCard.tsx'
import { StorageCard } from './StorageCard.tsx'

/** Ids of the cards and keys of their titles. */
const sections = [
  'profile',
  'appearance',
  'providers',
  'permissions',
  'stars',
  'flags',
  'storage',
  'bill',
  'about',
] as const

/** `/settings`: profile, preferences and information about the portal. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  return (
    <div className={classes['page']}>
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <nav className={classes['sections']} aria-label={t('sections')}>
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <Link to={`${settingsPath}#${section}`}>
                {t(section === 'bill' ? 'bill.title' : section)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Stack gap="md" className={classes['cards']}>
        <AntdProvider>
          <ProfileCard />
          <AppearanceCard />
          <ProvidersCard />
          <DecisionsCard />
          <StarsCard />
          <FlagsCard />
          <StorageCard />
          <PluginBillCard />
          <AboutCard />
        </AntdProvider>
      </Stack>
    </div>
  )
}

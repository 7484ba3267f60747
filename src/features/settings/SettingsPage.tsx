import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Card } from '../../ui/Card.tsx'
import { selectConfig } from '../boot/bootSlice.ts'
import { selectLoadedPlugins } from '../plugins/pluginsSlice.ts'
import { selectIdentity } from '../session/sessionSlice.ts'
import { AppearanceCard } from './AppearanceCard.tsx'
import classes from './SettingsPage.module.css'

/** `/settings`: who one is here, how it looks, and what this portal is. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  const identity = useSelector(selectIdentity)
  const config = useSelector(selectConfig)
  const plugins = useSelector(selectLoadedPlugins)
  return (
    <div className={classes['page']}>
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <Card title={t('profile')}>
        <dl className={classes['fields']}>
          <Field label={t('user')}>{identity?.userEntityRef}</Field>
          <Field label={t('ownership')}>
            <ul>
              {identity?.ownershipEntityRefs.map((ref) => (
                <li key={ref}>{ref}</li>
              ))}
            </ul>
          </Field>
        </dl>
      </Card>
      <AppearanceCard />
      <Card title={t('about')}>
        <dl className={classes['fields']}>
          <Field label={t('backend')}>{config?.discovery.backend}</Field>
          <Field label={t('plugins')}>{plugins.join(', ')}</Field>
        </dl>
      </Card>
    </div>
  )
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

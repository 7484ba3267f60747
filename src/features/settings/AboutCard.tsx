import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Tag } from '../../ui/badges/Tag.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { selectLoadedPlugins } from '../shell/pluginsSlice.ts'
import { Field } from './Field.tsx'
import { Licences } from './Licences.tsx'
import classes from './SettingsPage.module.css'

/** Version, backend and licences of this portal. */
export function AboutCard() {
  const { t } = useTranslation('settings')
  const config = useSelector(selectConfig)
  const plugins = useSelector(selectLoadedPlugins)
  if (!config) return null
  const { backend } = config.discovery
  return (
    <Card id="about" title={t('about')}>
      <dl className={classes['fields']}>
        <Field label={t('version')}>{PORTICO_VERSION}</Field>
        <Field label={t('backend')}>
          <Link to={backend}>{backend}</Link>
        </Field>
        <Field label={t('plugins')}>
          <span className={classes['tags']}>
            {plugins.map((plugin) => (
              <Tag key={plugin}>{plugin}</Tag>
            ))}
          </span>
        </Field>
      </dl>
      <Licences portalUrl={config.appBaseUrl} />
    </Card>
  )
}

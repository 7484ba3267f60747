import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { toFailure } from '../../model/failure.ts'
import { developerPath } from '../../model/paths.ts'
import { Tag } from '../../ui/badges/Tag.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { selectLoadedPlugins } from '../shell/pluginsSlice.ts'
import { type Licence, useLicencesQuery } from './buildFilesApi.ts'
import { Field } from './Field.tsx'
import licencesClasses from './Licences.module.css'
import classes from './SettingsPage.module.css'

/** Packages and their licences, loaded when opened. */
function Licences({ portalUrl }: { readonly portalUrl: string }) {
  const { t } = useTranslation('settings')
  const [isOpen, setIsOpen] = useState(false)
  const { data = [], error, isFetching, refetch } = useLicencesQuery(portalUrl, { skip: !isOpen })
  return (
    <details
      className={licencesClasses['licences']}
      onToggle={(event) => {
        // Toggle events of the nested texts bubble.
        if (event.target === event.currentTarget) setIsOpen(event.currentTarget.open)
      }}
    >
      <summary>{t('licences')}</summary>
      {isFetching && <p role="status">{t('licencesLoading')}</p>}
      {error !== undefined && !isFetching && (
        <FailureMessage
          failure={toFailure(error)}
          title={t('licencesFailed')}
          onRetry={() => void refetch()}
        />
      )}
      <ul>
        {data.map((licence) => (
          <li key={`${licence.name}@${licence.version}`}>
            <LicenceOf licence={licence} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function LicenceOf({ licence: { name, version, licence, text } }: { readonly licence: Licence }) {
  const { t } = useTranslation('settings')
  return (
    <details>
      <summary>
        {t('licence', { name, version })}
        <span>{licence === '' ? t('licenceUnknown') : licence}</span>
      </summary>
      {text !== '' && <pre>{text}</pre>}
    </details>
  )
}

/** Version, backend and licences of this portal. */
export function AboutCard() {
  const { t } = useTranslation('settings')
  const config = useSelector(selectConfig)
  const plugins = useSelector(selectLoadedPlugins)
  if (!config) return null
  const { backend } = config.discovery
  return (
    <Card id="about" title={t('about')}>
      <Stack as="dl" gap="md" className={classes['fields']}>
        <Field label={t('version')}>{PORTICO_VERSION}</Field>
        <Field label={t('backend')}>
          <Link to={backend}>{backend}</Link>
        </Field>
        <Field label={t('plugins')}>
          <Row as="span" gap="xxs" align="stretch">
            {plugins.map((plugin) => (
              <Tag key={plugin}>{plugin}</Tag>
            ))}
          </Row>
        </Field>
        <Field label={t('bill.title')}>
          <Link to={developerPath}>{t('developer')}</Link>
        </Field>
      </Stack>
      <Licences portalUrl={config.appBaseUrl} />
    </Card>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../model/failure.ts'
import { FailureMessage } from '../../ui/FailureMessage.tsx'
import { useLicencesQuery, type Licence } from './buildFilesApi.ts'
import classes from './Licences.module.css'

/** Packages and their licences, loaded when opened. */
export function Licences({ portalUrl }: { readonly portalUrl: string }) {
  const { t } = useTranslation('settings')
  const [isOpen, setIsOpen] = useState(false)
  const { data = [], error, isFetching, refetch } = useLicencesQuery(portalUrl, { skip: !isOpen })
  return (
    <details
      className={classes['licences']}
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

import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from '../../../ui/Link.tsx'
import { selectConfig } from '../boot/bootSlice.ts'

/** 'Please contact {channel} for help.' where the configuration names one. */
export function Support() {
  const { t } = useTranslation()
  const support = useSelector(selectConfig)?.support
  if (!support) return null
  const { title, url } = support
  return (
    <p>
      {t('error.contact', { channel: title ?? url ?? '' })}{' '}
      {url !== undefined && <Link to={url}>{t('error.contactSupport')}</Link>}
    </p>
  )
}

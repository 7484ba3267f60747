import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Banner } from '../../../ui/Banner.tsx'
import { Link } from '../../../ui/Link.tsx'
import { bannerDismissed, selectDismissedBanners } from '../../preferences/bannersSlice.ts'
import { selectConfig } from '../boot/bootSlice.ts'

/** The operators' announcement, until the user dismisses it. */
export function Announcement() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const announcement = useSelector(selectConfig)?.announcement
  const dismissed = useSelector(selectDismissedBanners)
  if (!announcement || dismissed.includes(announcement.id)) return null
  const { id, message, severity, url } = announcement
  return (
    <Banner severity={severity} onDismiss={() => dispatch(bannerDismissed({ id }))}>
      {message} {url !== undefined && <Link to={url}>{t('announcementMore')}</Link>}
    </Banner>
  )
}

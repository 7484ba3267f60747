import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { severities } from '../../model/notifications/notification.ts'
import {
  firstPlace,
  isFiltered,
  notificationsAddress,
  notificationViews,
  type NotificationsPlace,
} from '../../model/notifications/notificationsPlace.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { SegmentLinks } from '../../ui/segments/SegmentLinks.tsx'
import { SearchField } from '../entities/SearchField.tsx'
import { useNotificationTopicsQuery } from './notificationsApi.ts'

interface NotificationFiltersProps {
  readonly place: NotificationsPlace
  /** Of the shown list; undefined until known. */
  readonly total: number | undefined
}

/** Which notifications are shown: all of them are in the address. */
export function NotificationFilters({ place, total }: NotificationFiltersProps) {
  const { t } = useTranslation('notifications')
  const navigate = useNavigate()
  const { data: topics = [] } = useNotificationTopicsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const go = (changed: Partial<NotificationsPlace>, replace = false) => {
    void navigate(notificationsAddress({ ...place, ...changed }), { flushSync: true, replace })
  }
  return (
    <FilterBar
      results={total === undefined ? '' : t('count', { count: total })}
      clearTo={
        isFiltered(place) ? notificationsAddress({ ...firstPlace, view: place.view }) : undefined
      }
    >
      <SegmentLinks
        label={t('views')}
        links={notificationViews.map((view) => ({
          to: notificationsAddress({ ...place, view }),
          text: t(view),
          isCurrent: place.view === view,
        }))}
      />
      <FilterSelect
        label={t('severity')}
        any={t('anySeverity')}
        value={place.severity ?? ''}
        options={severities
          .filter((one) => one !== 'low')
          .map((one) => [one, t('orWorse', { severity: t(`severityOf.${one}`) })])}
        onChoose={(chosen) => {
          go({ severity: severities.find((one) => one === chosen) ?? null })
        }}
      />
      <FilterSelect
        label={t('topic')}
        any={t('anyTopic')}
        value={place.topic ?? ''}
        options={topics.map((topic) => [topic, topic])}
        onChoose={(chosen) => {
          go({ topic: chosen === '' ? null : chosen })
        }}
      />
      <SearchField
        label={t('search')}
        value={place.search}
        onType={(search) => {
          go({ search }, place.search !== '')
        }}
      />
    </FilterBar>
  )
}

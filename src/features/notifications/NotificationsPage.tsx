import { CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import {
  parseNotificationsPlace,
  type NotificationsPlace,
} from '../../model/notifications/notificationsPlace.ts'
import { Button } from '../../ui/button/Button.tsx'
import { NotifyButton } from '../../ui/button/NotifyButton.tsx'
import { EmptyList } from '../../ui/list/EmptyList.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { LoadingList } from '../../ui/table/ListFrame.tsx'
import { noticesDeclined, noticesRequested, selectNewsNotices } from './newsNoticesSlice.ts'
import { NotificationFilters } from './NotificationFilters.tsx'
import { NotificationList } from './NotificationList.tsx'
import { selectNotificationList } from './notificationListSlice.ts'
import { allMarkingRequested, selectMarkedOfAll } from './notificationMarksSlice.ts'
import { NotificationSettings } from './NotificationSettings.tsx'
import { retried, selectNotifications } from './notificationsSlice.ts'

/** Marks all unread ones of the shown filters, with the number of those that are done. */
function MarkAllButton({ place }: { readonly place: NotificationsPlace }) {
  const { t } = useTranslation('notifications')
  const dispatch = useDispatch()
  const done = useSelector(selectMarkedOfAll)
  const isBusy = done !== undefined
  return (
    <Button
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) dispatch(allMarkingRequested({ place }))
      }}
    >
      <CheckCheck size={14} aria-hidden="true" />
      {isBusy && done > 0 ? t('markingAll', { count: done }) : t('markAll')}
    </Button>
  )
}

/** Has the browser notify the user while the page is hidden; nothing where it cannot. */
function NewsNoticesButton() {
  const { t } = useTranslation('notifications')
  const dispatch = useDispatch()
  const { status } = useSelector(selectNewsNotices)
  return (
    <NotifyButton
      status={status}
      text={t('notices')}
      hint={t('noticesHint')}
      denied={t('noticesDenied')}
      onSwitch={(isWanted) => dispatch(isWanted ? noticesRequested() : noticesDeclined())}
    />
  )
}

/** `/notifications`: what the backend has told the user, newest first. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications')
  const dispatch = useDispatch()
  const { search } = useLocation()
  const place = parseNotificationsPlace(search)
  const state = useSelector(selectNotifications)
  const list = useSelector(selectNotificationList)
  const isPresent = state.status === 'present'
  const total = 'total' in list ? list.total : undefined
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          isPresent && (
            <>
              <NewsNoticesButton />
              {state.unread > 0 && <MarkAllButton place={place} />}
            </>
          )
        }
      />
      {isPresent && <NotificationFilters place={place} total={total} />}
      {state.status === 'absent' ? (
        <EmptyList title={t('absent')} hint={t('absentHint')}>
          {null}
        </EmptyList>
      ) : state.status === 'failing' ? (
        <FailureMessage
          failure={state.failure}
          title={t('listFailed')}
          onRetry={() => dispatch(retried())}
        />
      ) : isPresent ? (
        <NotificationList list={list} />
      ) : (
        <LoadingList label={t('loading')} count={8} />
      )}
      {isPresent && <NotificationSettings />}
    </>
  )
}

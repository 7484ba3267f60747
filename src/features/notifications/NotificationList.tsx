import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import {
  firstPlace,
  isFiltered,
  notificationsAddress,
  type NotificationsPlace,
} from '../../model/notifications/notificationsPlace.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyList } from '../../ui/list/EmptyList.tsx'
import { Banner } from '../../ui/message/Banner.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { ListFrame, LoadingList } from '../../ui/table/ListFrame.tsx'
import classes from './NotificationList.module.css'
import {
  moreRequested,
  nextOffset,
  reloadRequested,
  type NotificationListState,
  type ShownList,
} from './notificationListSlice.ts'
import { NotificationRow } from './NotificationRow.tsx'

interface NotificationListProps {
  readonly list: NotificationListState
}

/** The list in all its states. */
export function NotificationList({ list }: NotificationListProps) {
  const { t } = useTranslation('notifications')
  const dispatch = useDispatch()
  if (list.status === 'failed')
    return (
      <FailureMessage
        failure={list.failure}
        title={t('listFailed')}
        onRetry={() => dispatch(reloadRequested())}
      />
    )
  if (list.status === 'closed' || list.status === 'loading')
    return <LoadingList label={t('loading')} count={8} />
  return (
    <>
      <Arrived count={list.arrived} />
      <ListFrame isUpdating={list.status === 'reloading'} label={t('updating')}>
        {list.notifications.length === 0 ? (
          <NoNotifications place={list.place} />
        ) : (
          <ul className={classes['list']} aria-label={t('title')}>
            {list.notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
        )}
      </ListFrame>
      {list.unreadable > 0 && <p role="note">{t('unreadable', { count: list.unreadable })}</p>}
      <More list={list} />
    </>
  )
}

/** Says how many have arrived, and shows them on request: nothing moves by itself. */
function Arrived({ count }: { readonly count: number }) {
  const { t } = useTranslation('notifications')
  const dispatch = useDispatch()
  return (
    <div role="status">
      {count > 0 && (
        <Banner
          severity="info"
          actions={<Button onClick={() => dispatch(reloadRequested())}>{t('showNew')}</Button>}
        >
          {t('arrived', { count })}
        </Banner>
      )}
    </div>
  )
}

interface MoreProps {
  readonly list: ShownList & Extract<NotificationListState, ShownList>
}

function More({ list }: MoreProps) {
  const { t } = useTranslation('notifications')
  const dispatch = useDispatch()
  if (list.status === 'addingFailed')
    return (
      <FailureMessage
        failure={list.failure}
        title={t('listFailed')}
        onRetry={() => dispatch(moreRequested())}
      />
    )
  const isAdding = list.status === 'adding'
  if (!isAdding && nextOffset(list) === undefined) return null
  return (
    <p className={classes['more']}>
      <Button aria-busy={isAdding} onClick={() => dispatch(moreRequested())}>
        {t(isAdding ? 'addingMore' : 'more')}
      </Button>
    </p>
  )
}

/** An empty list, with the next step. */
function NoNotifications({ place }: { readonly place: NotificationsPlace }) {
  const { t } = useTranslation('notifications')
  if (isFiltered(place))
    return (
      <EmptyList title={t('noneFound')} hint={t('noneFoundHint')}>
        <Link to={notificationsAddress({ ...firstPlace, view: place.view })}>
          {t('clearFilters', { ns: 'shell' })}
        </Link>
      </EmptyList>
    )
  const empty = {
    unread: { title: t('noneUnread'), hint: t('noneUnreadHint') },
    saved: { title: t('noneSaved'), hint: t('noneSavedHint') },
    all: { title: t('noneAtAll'), hint: t('noneAtAllHint') },
  }[place.view]
  return (
    <EmptyList {...empty}>
      {place.view !== 'all' && (
        <Link to={notificationsAddress({ ...firstPlace, view: 'all' })}>{t('showAll')}</Link>
      )}
    </EmptyList>
  )
}

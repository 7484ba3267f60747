import { Bookmark, BookmarkCheck, Mail, MailOpen } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Notification } from '../../model/notifications/notification.ts'
import { Badge } from '../../ui/badges/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './NotificationList.module.css'
import { marked } from './notificationMarksSlice.ts'
import { severityLooks } from './severityLooks.ts'

interface NotificationRowProps {
  readonly notification: Notification
}

/** One notification: what is unread has a dot and a strong title. */
export const NotificationRow = memo(function NotificationRow({
  notification,
}: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const { description, severity, topic, origin, at, isRead } = notification
  return (
    <li className={classes['row']} data-unread={isRead ? undefined : true}>
      <Stack gap="xxs" className={classes['text']}>
        <Row gap="xs" align="baseline">
          {!isRead && <VisuallyHidden>{t('isUnread')}</VisuallyHidden>}
          <Title notification={notification} />
          {severity !== 'normal' && (
            <Badge {...severityLooks[severity]}>{t(`severityOf.${severity}`)}</Badge>
          )}
        </Row>
        {description !== undefined && (
          <LongText className={classes['description']} text={description} />
        )}
        <Row gap="xs" isSmall isQuiet>
          {at !== null && <Time at={at} />}
          {topic !== undefined && <span>{topic}</span>}
          {origin !== undefined && <span>{origin.replace(/^plugin:/, '')}</span>}
        </Row>
      </Stack>
      <RowButtons notification={notification} />
    </li>
  )
})

/** Following the link reads the notification. */
function Title({ notification }: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const dispatch = useDispatch()
  const { id, title, link, isLinkUnsafe, isRead } = notification
  const text = title === '' ? t('untitled') : title
  if (link === undefined)
    return (
      <strong className={classes['title']} title={isLinkUnsafe ? t('unsafeLink') : undefined}>
        {text}
      </strong>
    )
  return (
    <Link
      to={link}
      className={classes['title'] ?? ''}
      onClick={() => {
        if (!isRead) dispatch(marked({ ids: [id], read: true }))
      }}
    >
      {text}
    </Link>
  )
}

function RowButtons({ notification }: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const dispatch = useDispatch()
  const { id, title, isRead, isSaved } = notification
  const ReadIcon = isRead ? Mail : MailOpen
  const SaveIcon = isSaved ? BookmarkCheck : Bookmark
  const name = title === '' ? t('untitled') : title
  return (
    <Row
      gap="xxs"
      role="group"
      aria-label={t('actionsOf', { name })}
      className={classes['buttons']}
    >
      <Button
        title={t(isRead ? 'markUnread' : 'markRead')}
        aria-label={t(isRead ? 'markUnread' : 'markRead')}
        onClick={() => dispatch(marked({ ids: [id], read: !isRead }))}
      >
        <ReadIcon size={16} aria-hidden="true" />
      </Button>
      <Button
        title={t(isSaved ? 'unsave' : 'save')}
        aria-label={t(isSaved ? 'unsave' : 'save')}
        onClick={() => dispatch(marked({ ids: [id], saved: !isSaved }))}
      >
        <SaveIcon size={16} aria-hidden="true" />
      </Button>
    </Row>
  )
}

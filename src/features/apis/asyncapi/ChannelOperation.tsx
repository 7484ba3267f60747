import { useTranslation } from 'react-i18next'
import type { AsyncOperation } from '../../../model/apis/asyncOperations.ts'
import { Description } from '../parts/Description.tsx'
import { NamedChips } from '../parts/NamedChips.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { Unread } from '../parts/Unread.tsx'
import { Message } from './Message.tsx'

/** Whether the application sends or receives; another action as it is written. */
export function ActionName({ action }: Pick<AsyncOperation, 'action'>) {
  const { t } = useTranslation('api-docs')
  return action === 'send' || action === 'receive' ? t(action) : action
}

export interface ChannelOperationProps {
  readonly root: unknown
  readonly operation: AsyncOperation
}

export function ChannelOperation({ root, operation }: ChannelOperationProps) {
  const { t } = useTranslation('api-docs')
  const { action, name, summary, description, messages, reply, security, unread, rest } = operation
  return (
    <div className={classes['schema']}>
      <p className={classes['head']}>
        <span className={classes['quiet']}>
          <ActionName action={action} />
        </span>
        <code className={classes['name']}>{name}</code>
        <span>{summary}</span>
      </p>
      <Description text={description} />
      <Unread refs={unread} />
      <NamedChips label={t('security')} names={security} />
      {messages.map((message, index) => (
        <Message key={index} root={root} message={message} />
      ))}
      {reply && (
        <>
          <p className={classes['head']}>
            <span className={classes['quiet']}>{t('reply')}</span>
            {reply.address !== undefined && <code>{reply.address}</code>}
            <span>{reply.description}</span>
          </p>
          {reply.messages.map((message, index) => (
            <Message key={index} root={root} message={message} />
          ))}
          <RestView rest={reply.rest} />
        </>
      )}
      <RestView rest={rest} />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { AsyncChannel, AsyncOperation } from '../../../model/apis/asyncOperations.ts'
import { Description } from '../parts/Description.tsx'
import { Fold } from '../parts/Fold.tsx'
import { NamedChips } from '../parts/NamedChips.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { SchemaProperty } from '../parts/Schema.tsx'
import { Unread } from '../parts/Unread.tsx'
import { Message } from './Message.tsx'

/** Whether the application sends or receives; another action as it is written. */
function ActionName({ action }: Pick<AsyncOperation, 'action'>) {
  const { t } = useTranslation('api-docs')
  return action === 'send' || action === 'receive' ? t(action) : action
}

interface ChannelOperationProps {
  readonly root: unknown
  readonly operation: AsyncOperation
}

function ChannelOperation({ root, operation }: ChannelOperationProps) {
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

export interface ChannelProps {
  /** The document in which references are resolved. */
  readonly root: unknown
  readonly channel: AsyncChannel
  readonly isOpenFirst: boolean
}

export function Channel({ root, channel, isOpenFirst }: ChannelProps) {
  const { t } = useTranslation('api-docs')
  const { name, address, title, description, operations } = channel
  const actions = [...new Set(operations.map(({ action }) => action))]
  return (
    <Fold
      className={classes['card'] ?? ''}
      isOpenFirst={isOpenFirst}
      summary={
        <>
          {actions.map((action) => (
            <span
              key={action}
              className={classes['method']}
              data-tone={action === 'send' ? 'create' : 'read'}
            >
              <ActionName action={action} />
            </span>
          ))}
          <code className={classes['path']}>{address ?? name}</code>
          {address === null && <span className={classes['quiet']}>{t('noAddress')}</span>}
          <span className={classes['summary']}>{title ?? description}</span>
        </>
      }
    >
      {() => <ChannelContent root={root} channel={channel} />}
    </Fold>
  )
}

function ChannelContent({ root, channel }: Omit<ChannelProps, 'isOpenFirst'>) {
  const { t } = useTranslation('api-docs')
  const { title, description, parameters, servers, operations, messages, unread, rest } = channel
  return (
    <>
      {title !== undefined && description !== undefined && <p>{description}</p>}
      <Unread refs={unread} />
      <NamedChips label={t('servers')} names={servers} />
      {parameters.length > 0 && (
        <div>
          <h4 className={classes['subheading']}>{t('parameters')}</h4>
          <ul className={classes['properties']}>
            {parameters.map(({ name, description: text, schema }) => (
              <SchemaProperty
                key={name}
                root={root}
                schema={schema}
                name={name}
                isRequired={false}
                description={text}
              />
            ))}
          </ul>
        </div>
      )}
      {operations.map((operation, index) => (
        <ChannelOperation key={index} root={root} operation={operation} />
      ))}
      {messages.map((message, index) => (
        <Message key={index} root={root} message={message} />
      ))}
      <RestView rest={rest} />
    </>
  )
}

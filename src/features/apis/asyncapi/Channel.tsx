import { useTranslation } from 'react-i18next'
import type { AsyncChannel } from '../../../model/apis/asyncOperations.ts'
import { Fold } from '../parts/Fold.tsx'
import { NamedChips } from '../parts/NamedChips.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { SchemaProperty } from '../parts/Schema.tsx'
import { Unread } from '../parts/Unread.tsx'
import { ActionName, ChannelOperation } from './ChannelOperation.tsx'
import { Message } from './Message.tsx'

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

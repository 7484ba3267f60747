import { useTranslation } from 'react-i18next'
import type { AsyncChannel, AsyncMessage, AsyncOperation } from '../../../model/apis/asyncApi.ts'
import { exampleOf, jsonText } from '../../../model/apis/schemas.ts'
import { Description } from '../parts/Description.tsx'
import { Fold } from '../parts/Fold.tsx'
import classes from '../parts/parts.module.css'
import { Sample } from '../parts/Sample.tsx'
import { Schema } from '../parts/Schema.tsx'

export interface ChannelProps {
  /** The document in which references are resolved. */
  readonly root: unknown
  readonly channel: AsyncChannel
  readonly isOpenFirst: boolean
}

export function Channel({ root, channel, isOpenFirst }: ChannelProps) {
  const { t } = useTranslation('api-docs')
  const { address, description, parameters, operations } = channel
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
              {t(action)}
            </span>
          ))}
          <code className={classes['path']}>{address}</code>
          <span className={classes['summary']}>{description}</span>
        </>
      }
    >
      {() => (
        <>
          {parameters.length > 0 && (
            <div>
              <h4 className={classes['subheading']}>{t('parameters')}</h4>
              <ul className={classes['properties']}>
                {parameters.map(([name, text]) => (
                  <li key={name} className={classes['property']}>
                    <code className={classes['name']}>{name}</code>
                    <Description text={text === '' ? undefined : text} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {operations.map((operation, index) => (
            <Operation key={index} root={root} operation={operation} />
          ))}
        </>
      )}
    </Fold>
  )
}

interface OperationProps {
  readonly root: unknown
  readonly operation: AsyncOperation
}

function Operation({ root, operation }: OperationProps) {
  const { t } = useTranslation('api-docs')
  const { action, name, summary, description, messages, unread } = operation
  return (
    <div className={classes['schema']}>
      <p className={classes['head']}>
        <span className={classes['quiet']}>{t(action)}</span>
        <code className={classes['name']}>{name}</code>
        <span>{summary}</span>
      </p>
      <Description text={description} />
      {unread.length > 0 && (
        <p className={classes['note']}>{t('unread', { refs: unread.join(', ') })}</p>
      )}
      {messages.map((message, index) => (
        <Message key={index} root={root} message={message} />
      ))}
    </div>
  )
}

function Message({ root, message }: { readonly root: unknown; readonly message: AsyncMessage }) {
  const { t } = useTranslation('api-docs')
  const { name, summary, description, contentType, payload, headers, example } = message
  return (
    <div className={classes['schema']}>
      <p className={classes['head']}>
        <strong>{name}</strong>
        <code className={classes['type']}>{contentType}</code>
        <span>{summary}</span>
      </p>
      <Description text={description} />
      {headers !== undefined && (
        <Fold summary={<span className={classes['quiet']}>{t('headers')}</span>}>
          {() => <Schema root={root} schema={headers} />}
        </Fold>
      )}
      {payload === undefined ? (
        <p className={classes['quiet']}>{t('noPayload')}</p>
      ) : (
        <>
          <h4 className={classes['subheading']}>{t('payload')}</h4>
          <Schema root={root} schema={payload} />
          <Fold summary={<span className={classes['quiet']}>{t('example')}</span>}>
            {() => (
              <Sample
                label={t('exampleOf', { mediaType: name })}
                text={jsonText(example ?? exampleOf(root, payload), 2)}
              />
            )}
          </Fold>
        </>
      )}
    </div>
  )
}

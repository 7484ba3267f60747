import { useTranslation } from 'react-i18next'
import type { AsyncMessage } from '../../../model/apis/asyncMessages.ts'
import { exampleOf, jsonText } from '../../../model/apis/schemas.ts'
import { Description } from '../parts/Description.tsx'
import { Examples } from '../parts/Examples.tsx'
import { Fold } from '../parts/Fold.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { Sample } from '../parts/Sample.tsx'
import { Schema } from '../parts/Schema.tsx'
import { Unread } from '../parts/Unread.tsx'

export interface MessageProps {
  readonly root: unknown
  readonly message: AsyncMessage
}

export function Message({ root, message }: MessageProps) {
  const { t } = useTranslation('api-docs')
  const { name, summary, description, contentType, headers, unread, rest } = message
  return (
    <div className={classes['schema']}>
      <p className={classes['head']}>
        <strong>{name}</strong>
        <code className={classes['type']}>{contentType}</code>
        <span>{summary}</span>
      </p>
      <Description text={description} />
      <Unread refs={unread} />
      {headers !== undefined && (
        <Fold summary={<span className={classes['quiet']}>{t('headers')}</span>}>
          {() => <Schema root={root} schema={headers} />}
        </Fold>
      )}
      <Payload root={root} message={message} />
      <RestView rest={rest} />
    </div>
  )
}

function Payload({ root, message }: MessageProps) {
  const { t } = useTranslation('api-docs')
  const { name, payload, payloadRoot = root, foreign, examples } = message
  if (payload === undefined && !foreign) return <p className={classes['quiet']}>{t('noPayload')}</p>
  return (
    <>
      <h4 className={classes['subheading']}>{t('payload')}</h4>
      {payload !== undefined && <Schema root={payloadRoot} schema={payload} />}
      {foreign && (
        <Fold
          summary={
            <span className={classes['quiet']}>{t('asSource', { names: foreign.format })}</span>
          }
          isOpenFirst={payload === undefined}
        >
          {() => <Sample label={foreign.format} text={jsonText(foreign.source, 2)} />}
        </Fold>
      )}
      <Examples
        label={name}
        examples={
          examples ??
          (payload === undefined ? [] : [{ name: '', value: exampleOf(payloadRoot, payload) }])
        }
      />
    </>
  )
}

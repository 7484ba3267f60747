import { useTranslation } from 'react-i18next'
import type { RpcMethod } from '../../../model/apis/openRpc.ts'
import { Description } from '../parts/Description.tsx'
import { Examples } from '../parts/Examples.tsx'
import { Fold } from '../parts/Fold.tsx'
import { NamedChips } from '../parts/NamedChips.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { SchemaProperty } from '../parts/Schema.tsx'
import { Unread } from '../parts/Unread.tsx'

export interface MethodProps {
  readonly root: unknown
  readonly method: RpcMethod
}

export function Method({ root, method }: MethodProps) {
  const { t } = useTranslation('api-docs')
  const { name, summary, isDeprecated } = method
  return (
    <Fold
      className={`${classes['card'] ?? ''} ${isDeprecated ? (classes['deprecated'] ?? '') : ''}`}
      summary={
        <>
          <code className={classes['path']}>{name}</code>
          {isDeprecated && <span className={classes['warning']}>{t('deprecated')}</span>}
          <span className={classes['summary']}>{summary}</span>
        </>
      }
    >
      {() => <MethodContent root={root} method={method} />}
    </Fold>
  )
}

function MethodContent({ root, method }: MethodProps) {
  const { t } = useTranslation('api-docs')
  const { description, tags, parameters, result, errors, examples, unread, rest } = method
  const lists = [
    { title: t('parameters'), values: parameters },
    { title: t('reply'), values: result ? [result] : [] },
  ].filter(({ values }) => values.length > 0)
  return (
    <>
      <Description text={description} />
      <Unread refs={unread} />
      <NamedChips label={t('tags')} names={tags} />
      {lists.map(({ title, values }) => (
        <div key={title}>
          <h4 className={classes['subheading']}>{title}</h4>
          <ul className={classes['properties']}>
            {values.map(({ rest: others, ...value }, index) => (
              <SchemaProperty key={index} root={root} {...value}>
                <RestView rest={others} />
              </SchemaProperty>
            ))}
          </ul>
        </div>
      ))}
      {errors.length > 0 && (
        <div>
          <h4 className={classes['subheading']}>{t('errors')}</h4>
          <ul className={classes['properties']}>
            {errors.map(({ code, message, data, rest: others }, index) => (
              <li key={index} className={classes['property']}>
                <p className={classes['head']}>
                  <code className={classes['name']}>{code}</code>
                  <span>{message}</span>
                </p>
                <RestView rest={data === undefined ? others : { data, ...others }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Examples label={method.name} examples={examples} />
      <RestView rest={rest} />
    </>
  )
}

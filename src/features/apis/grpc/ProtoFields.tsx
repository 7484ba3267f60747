import { useTranslation } from 'react-i18next'
import { commentText, type ProtoType } from '../../../model/apis/protobuf.ts'
import { LimitedList } from '../../../ui/LimitedList.tsx'
import { Description } from '../parts/Description.tsx'
import classes from '../parts/parts.module.css'

/** The fields of a message, or the values of an enum. */
export function ProtoFields({ kind, fields }: Pick<ProtoType, 'kind' | 'fields'>) {
  const { t } = useTranslation('api-docs')
  return (
    <LimitedList items={fields}>
      {(shown) => (
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('parameterName')}</th>
              {kind !== 'enum' && <th scope="col">{t('parameterType')}</th>}
              <th scope="col">{t('number')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <tr key={field.name}>
                <th scope="row">
                  <code className={classes['name']}>{field.name}</code>
                  <p className={classes['chips']}>
                    {field.oneof !== undefined && (
                      <span className={classes['quiet']}>{t('oneof', { name: field.oneof })}</span>
                    )}
                    {field.options !== undefined && (
                      <code className={classes['chip']}>{field.options}</code>
                    )}
                  </p>
                  <Description text={commentText(field.comment)} />
                </th>
                {kind !== 'enum' && (
                  <td>
                    <code>{field.type}</code>
                  </td>
                )}
                <td>
                  <code>{field.number}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </LimitedList>
  )
}

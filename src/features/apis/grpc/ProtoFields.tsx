import { useTranslation } from 'react-i18next'
import { commentText, type ProtoType } from '../../../model/apis/protobuf.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
import { Description } from '../parts/Description.tsx'
import classes from '../parts/parts.module.css'

type Field = ProtoType['fields'][number]

/** The fields of a message, or the values of an enum. */
export function ProtoFields({ kind, name, fields }: Pick<ProtoType, 'kind' | 'name' | 'fields'>) {
  const { t } = useTranslation('api-docs')
  const type: Column<Field> = {
    key: 'type',
    title: t('parameterType'),
    cell: (field) => <code>{field.type}</code>,
  }
  const columns: readonly Column<Field>[] = [
    {
      key: 'name',
      title: t('parameterName'),
      isName: true,
      cell: (field) => (
        <>
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
        </>
      ),
    },
    ...(kind === 'enum' ? [] : [type]),
    { key: 'number', title: t('number'), cell: (field) => <code>{field.number}</code> },
  ]
  return (
    <LimitedList items={fields}>
      {(shown) => (
        <DataTable
          look="text"
          caption={name}
          columns={columns}
          rows={shown}
          rowKey={(field) => field.name}
        />
      )}
    </LimitedList>
  )
}

import { useTranslation } from 'react-i18next'
import type { JsonRecord } from '../../../model/json.ts'
import { schemaTree, type SchemaField } from '../../../model/scaffolder/form/schemaTree.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'

export interface FieldOptionsProps {
  readonly name: string
  /** JSON schema of `ui:options`. */
  readonly options: JsonRecord
}

/** Each option, with the members of those that are objects. */
const withMembers = (fields: readonly SchemaField[], around = ''): readonly SchemaField[] =>
  fields.flatMap((field) => {
    const name = `${around}${field.name}`
    return [{ ...field, name }, ...withMembers(field.fields, `${name}.`)]
  })

/** The options of a field as a table. */
export function FieldOptions({ name, options }: FieldOptionsProps) {
  const { t, i18n } = useTranslation('template-editor')
  const { fields } = schemaTree(options)
  if (fields.length === 0) return <Text isQuiet>{t('fields.noOptions')}</Text>
  const descriptionOf = (option: string): string => {
    const key = `guides.${name}.options.${option}`
    // Options of a field without a guide have no text.
    return i18n.exists(key, { ns: 'template-editor' }) ? t(key as 'fields.options') : ''
  }
  const columns: readonly Column<SchemaField>[] = [
    {
      key: 'option',
      title: t('fields.option'),
      isName: true,
      cell: (field) => <code>{field.name}</code>,
    },
    {
      key: 'type',
      title: t('fields.type'),
      cell: (field) => (
        <>
          <code>{field.type}</code>
          {field.isRequired && <span>{` · ${t('fields.required')}`}</span>}
        </>
      ),
    },
    { key: 'about', title: t('fields.about'), cell: (field) => descriptionOf(field.name) },
  ]
  return (
    <DataTable
      look="text"
      isRegion
      caption={t('fields.options')}
      columns={columns}
      rows={withMembers(fields)}
      rowKey={(field) => field.name}
    />
  )
}

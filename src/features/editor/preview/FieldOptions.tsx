import { useTranslation } from 'react-i18next'
import type { JsonRecord } from '../../../model/json.ts'
import { schemaTree, type SchemaField } from '../../../model/scaffolder/form/schemaTree.ts'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import classes from './preview.module.css'

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
  if (fields.length === 0) return <p className={classes['quiet']}>{t('fields.noOptions')}</p>
  const descriptionOf = (option: string): string => {
    const key = `guides.${name}.options.${option}`
    // Options of a field without a guide have no text.
    return i18n.exists(key, { ns: 'template-editor' }) ? t(key as 'fields.options') : ''
  }
  return (
    <ScrollRegion label={t('fields.options')}>
      <table className={classes['table']}>
        <caption>
          <VisuallyHidden>{t('fields.options')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('fields.option')}</th>
            <th scope="col">{t('fields.type')}</th>
            <th scope="col">{t('fields.about')}</th>
          </tr>
        </thead>
        <tbody>
          {withMembers(fields).map((field) => (
            <tr key={field.name}>
              <th scope="row">
                <code>{field.name}</code>
              </th>
              <td>
                <code>{field.type}</code>
                {field.isRequired && <span>{` · ${t('fields.required')}`}</span>}
              </td>
              <td>{descriptionOf(field.name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

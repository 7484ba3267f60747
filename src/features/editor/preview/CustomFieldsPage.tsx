import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { shownField } from '../../../model/editor/triedForms.ts'
import { encodePart } from '../../../model/encodePath.ts'
import type { JsonRecord } from '../../../model/json.ts'
import { customFieldsPath, editTemplatePath } from '../../../model/paths.ts'
import { fieldGuides, fieldNames } from '../../../model/scaffolder/fields/fieldGuides.ts'
import { type SchemaField, schemaTree } from '../../../model/scaffolder/form/schemaTree.ts'
import { Card } from '../../../ui/Card.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Link } from '../../../ui/Link.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { guideMessages } from '../../scaffolder/fields/guideMessages.ts'
import { PageHead } from '../../scaffolder/PageHead.tsx'
import { FieldTryOut } from './FieldTryOut.tsx'
import classes from './preview.module.css'

interface FieldOptionsProps {
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
function FieldOptions({ name, options }: FieldOptionsProps) {
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

const placeOf = (name: string): string => `${customFieldsPath}?field=${encodePart(name)}`

/** `/create/custom-fields`: each field of forms with its options, to try out (SCAF-11). */
export function CustomFieldsPage() {
  const { t } = useTranslation('template-editor')
  const shown = shownField(useLocation().search)
  return (
    <>
      <PageHead
        title={t('fields.title')}
        parent={{ to: editTemplatePath, title: t('landing.title') }}
        intro={t('fields.intro')}
      />
      <div className={classes['explorer']}>
        <nav className={classes['names']} aria-label={t('fields.list')}>
          {fieldNames.map((name) => (
            <Link key={name} to={placeOf(name)} aria-current={name === shown ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <Field key={shown} name={shown} />
      </div>
    </>
  )
}

const hasGuide = (name: string): name is keyof typeof guideMessages =>
  Object.hasOwn(guideMessages, name)

function Field({ name }: { readonly name: string }) {
  const { t } = useTranslation('template-editor')
  const guide = fieldGuides[name]
  if (!guide) return null
  return (
    <Stack gap="md" className={classes['field']}>
      <div>
        <h2>{name}</h2>
        {hasGuide(name) && <Text isQuiet>{t(`guides.${name}.about`)}</Text>}
      </div>
      <Card title={t('fields.tryOut')}>
        <FieldTryOut name={name} guide={guide} />
      </Card>
      <Card title={t('fields.options')}>
        <FieldOptions name={name} options={guide.options} />
      </Card>
    </Stack>
  )
}

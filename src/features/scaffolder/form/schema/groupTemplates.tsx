// Objects.

import { buttonId, canExpand, descriptionId, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import '../../../../ui/antd/forms.antd.css'
import { EntryNames } from './entryNames.tsx'
import { itemNumber } from './fieldIds.ts'
import { FieldMarkdown } from './FieldMarkdown.tsx'
import { itemLabel } from './FieldTemplate.tsx'
import { Required } from './Required.tsx'
import classes from './SchemaForm.module.css'

/** The whole step has no legend: the page has its title. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { title, description = '', properties, fieldPathId, schema, required } = props
  const { t } = useTranslation('scaffolder')
  const isAlternatives = (schema.oneOf ?? schema.anyOf) !== undefined && properties.length === 0
  if (isAlternatives) return null
  const text = typeof description === 'string' ? description : ''
  const fields = (
    <>
      {text !== '' && (
        <div id={descriptionId(fieldPathId)} className={classes['hint']}>
          <FieldMarkdown text={text} />
        </div>
      )}
      <EntryNames of={props}>{properties.map(({ content }) => content)}</EntryNames>
      <AddEntry {...props} />
    </>
  )
  if (fieldPathId.path.length === 0) return <div className={classes['fields']}>{fields}</div>
  const number = itemNumber(fieldPathId.path)
  return (
    <fieldset className={classes['group']} tabIndex={-1}>
      <legend className={classes['legend']}>
        {number === undefined ? title : itemLabel(t, schema, number)}
        {required === true && number === undefined && <Required isSpoken />}
      </legend>
      <div className={classes['fields']}>{fields}</div>
    </fieldset>
  )
}

function AddEntry(props: ObjectFieldTemplateProps) {
  const { t } = useTranslation('scaffolder')
  const { schema, uiSchema, fieldPathId, onAddProperty, disabled, readonly } = props
  const values: unknown = props.formData
  if (!canExpand(schema, uiSchema, values)) return null
  return (
    <Button
      id={buttonId(fieldPathId, 'add')}
      className={classes['add'] ?? ''}
      icon={<Plus size={16} aria-hidden="true" />}
      disabled={disabled === true || readonly === true}
      onClick={onAddProperty}
    >
      {t('fields.addProperty')}
    </Button>
  )
}

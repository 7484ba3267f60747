import { Form, Input, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import type { BodyForm, FormField } from '../../../model/apis/tryOutBody.ts'
import '../../../ui/antd/forms.antd.css'
import type { FormValues } from './tryOutDraft.ts'
import classes from './TryOutForm.module.css'

export interface BodyFieldsProps {
  readonly form: FormInstance<FormValues>
  /** By media type. */
  readonly forms: readonly BodyForm[]
  readonly isRequired: boolean
}

/** The request body: a text, a file, or the fields of a form. */
export function BodyFields({ form, forms, isRequired }: BodyFieldsProps) {
  const { t } = useTranslation('api-docs')
  // Undefined unless there is a choice.
  const content: string | undefined = Form.useWatch('content', form)
  const index = forms[Number(content)] ? Number(content) : 0
  const chosen = forms[index]
  if (!chosen) return null
  return (
    <>
      {forms.length > 1 && (
        <Form.Item name="content" label={t('contentType')}>
          <select>
            {forms.map(({ mediaType }, option) => (
              <option key={mediaType} value={option}>
                {mediaType}
              </option>
            ))}
          </select>
        </Form.Item>
      )}
      <ChosenBody key={index} chosen={chosen} index={index} isRequired={isRequired} />
    </>
  )
}

interface ChosenBodyProps {
  readonly chosen: BodyForm
  readonly index: number
  readonly isRequired: boolean
}

function ChosenBody({ chosen, index, isRequired }: ChosenBodyProps) {
  const { t } = useTranslation('api-docs')
  const { mediaType } = chosen
  const label = t('bodyText', { mediaType })
  const rules = [{ required: isRequired, message: t('missingValues', { names: mediaType }) }]
  if (chosen.kind === 'file') {
    return (
      <Form.Item name={['bodies', index, 'fields', 0]} label={label} rules={rules}>
        <FilesInput />
      </Form.Item>
    )
  }
  if (chosen.kind === 'text') {
    const rows = Math.min(16, chosen.initial.split('\n').length + 1)
    return (
      <Form.Item name={['bodies', index, 'text']} label={label}>
        <Input.TextArea className={classes['body'] ?? ''} rows={rows} spellCheck={false} />
      </Form.Item>
    )
  }
  return (
    <fieldset className={classes['fields']}>
      <legend>{label}</legend>
      {chosen.fields.map((field, at) => (
        <Form.Item
          key={field.name}
          name={['bodies', index, 'fields', at]}
          label={field.name}
          rules={[
            { required: field.isRequired, message: t('missingValues', { names: field.name }) },
          ]}
          extra={[field.description, field.kind === 'list' ? t('listHint') : undefined]
            .filter(Boolean)
            .join(' ')}
        >
          {inputOf(field)}
        </Form.Item>
      ))}
    </fieldset>
  )
}

function inputOf({ kind }: FormField) {
  switch (kind) {
    case 'file':
    case 'files':
      return <FilesInput isList={kind === 'files'} />
    case 'secret':
      return <Input type="password" autoComplete="off" />
    case 'json':
      return <Input.TextArea className={classes['body'] ?? ''} autoSize spellCheck={false} />
    case 'text':
    case 'list':
      return <Input autoComplete="off" spellCheck={false} />
  }
}

interface FilesInputProps {
  /** Given by the form. */
  readonly id?: string
  readonly onChange?: (files: readonly File[] | undefined) => void
  readonly 'aria-required'?: 'true' | 'false'
  readonly 'aria-describedby'?: string
  readonly isList?: boolean
}

/** Files have no value that could be set: the form only listens. */
function FilesInput({ onChange, isList = false, ...given }: FilesInputProps) {
  return (
    <input
      type="file"
      id={given.id}
      multiple={isList}
      aria-required={given['aria-required']}
      aria-describedby={given['aria-describedby']}
      onChange={({ target: { files } }) => {
        onChange?.(files && files.length > 0 ? [...files] : undefined)
      }}
    />
  )
}

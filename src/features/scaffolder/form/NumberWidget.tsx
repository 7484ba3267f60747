import type { WidgetProps } from '@rjsf/utils'
import { InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import '../../../ui/antd/forms.antd.css'
import classes from './SchemaForm.module.css'
import { textProps, useExamples } from './textWidgets.tsx'

const limit = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

/** Text that is no number stays in the control; the value is then missing. */
export function NumberWidget(props: WidgetProps) {
  const { language } = useTranslation().i18n
  const { onChange, options, schema } = props
  const known: unknown = props.value
  const step = limit(schema.multipleOf)
  const examples = useExamples(props)
  const separator = language === 'de' ? ',' : '.'
  return (
    <>
      <InputNumber
        {...textProps(props)}
        {...examples.attributes}
        className={classes['number'] ?? ''}
        decimalSeparator={separator}
        inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
        {...(step !== undefined && { step })}
        value={typeof known === 'number' ? known : null}
        onChange={(next: number | null) => {
          onChange(next ?? options.emptyValue)
        }}
      />
      {examples.list}
    </>
  )
}

import { rangeSpec, type WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { isLocked } from './choices.ts'
import { describedBy } from './fieldIds.ts'
import classes from './SchemaForm.module.css'

/** A slider with its value; the browser's has no empty state, so one without a value says so. */
export function RangeWidget(props: WidgetProps) {
  const { t } = useTranslation('scaffolder')
  const { id, schema, onChange } = props
  const { min = 0, max = 100, step } = rangeSpec(schema)
  const value: unknown = props.value
  const known = typeof value === 'number' ? value : undefined
  return (
    <span className={classes['range']}>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        {...(step !== undefined && { step })}
        disabled={isLocked(props)}
        aria-valuetext={known === undefined ? t('fields.notSet') : String(known)}
        {...describedBy(props)}
        value={known ?? min}
        onChange={({ target }) => {
          onChange(target.valueAsNumber)
        }}
      />
      <output htmlFor={id}>{known ?? t('fields.notSet')}</output>
    </span>
  )
}

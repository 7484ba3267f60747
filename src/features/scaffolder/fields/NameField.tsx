import type { FieldProps } from '@rjsf/utils'
import classes from './fields.module.css'
import { controlAttributes, templateField } from './templateField.ts'

/** The name of an entity; the check of its step follows the catalog's rules. */
export function EntityNamePickerField(props: FieldProps) {
  const field = templateField(props)
  return (
    <div className={classes['frame']}>
      <input
        {...controlAttributes(field)}
        type="text"
        className={classes['input']}
        placeholder={field.placeholder}
        autoCapitalize="off"
        spellCheck={false}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={({ target }) => {
          field.onChange(target.value === '' ? undefined : target.value)
        }}
      />
    </div>
  )
}

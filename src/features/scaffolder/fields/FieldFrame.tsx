import type { ReactNode } from 'react'
import type { FieldAttributes } from '../../../ui/Combobox.tsx'
import { LazyMarkdown } from '../../../ui/LazyMarkdown.tsx'
import classes from './fields.module.css'
import type { TemplateField } from './templateField.ts'

export interface FieldFrameProps {
  readonly field: TemplateField
  readonly children: ReactNode
}

/** Label and description of a field that draws itself; the form adds its problems and help below. */
export function FieldFrame({ field, children }: FieldFrameProps) {
  const { id, label, description, isRequired } = field
  return (
    <div className={classes['frame']}>
      <label htmlFor={id} className={classes['label']}>
        {label}
        {isRequired && (
          <span className={classes['required']} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {description !== undefined && (
        <div id={`${id}__description`} className={classes['description']}>
          <LazyMarkdown text={description} plain={<p>{description}</p>} />
        </div>
      )}
      {children}
    </div>
  )
}

/** For the field's control. */
export const controlAttributes = (field: TemplateField): FieldAttributes => ({
  id: field.id,
  disabled: field.isDisabled,
  required: field.isRequired,
  autoFocus: field.isFocused,
  'aria-describedby': `${field.id}__description ${field.id}__error ${field.id}__help`,
  'aria-invalid': field.hasProblems,
})

import type { FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTag } from '../../../model/scaffolder/pickerOptions.ts'
import { Chip } from '../../../ui/Chip.tsx'
import classes from './fields.module.css'
import { controlAttributes, templateField } from './templateField.ts'

/** Tags of an entity, in lower case; invalid and duplicate ones stay in the field (spec 2 §5). */
export function EntityTagsPickerField(props: FieldProps) {
  const { t } = useTranslation('scaffolder')
  const field = templateField(props)
  const [text, setText] = useState('')
  const tags = [field.value].flat().filter((tag): tag is string => typeof tag === 'string')
  const typed = text.trim() === '' ? undefined : withTag(tags, text)
  const refusal = typed && typed.status !== 'added' ? typed : undefined
  const add = () => {
    if (typed?.status !== 'added') return
    field.onChange(typed.tags)
    setText('')
  }
  const attributes = controlAttributes(field)
  return (
    <div className={classes['frame']}>
      <input
        {...attributes}
        type="text"
        className={classes['input']}
        aria-describedby={`${attributes['aria-describedby'] ?? ''} ${field.id}__note`}
        aria-invalid={refusal !== undefined || field.hasProblems}
        placeholder={field.placeholder}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
        }}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
          if (text.trim() === '') return
          event.preventDefault()
          add()
        }}
      />
      <p id={`${field.id}__note`} role="status" className={classes[refusal ? 'problem' : 'note']}>
        {refusal ? t(`pickers.tag.${refusal.status}`, { tag: refusal.tag }) : t('pickers.tag.hint')}
      </p>
      {tags.length > 0 && (
        <div className={classes['chips']}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              label={t('pickers.tag.remove', { tag })}
              onRemove={() => {
                field.onChange(tags.filter((one) => one !== tag))
              }}
            >
              {tag}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}

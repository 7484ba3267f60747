import type { FieldProps } from '@rjsf/utils'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Json } from '../../../model/json.ts'
import { isMask } from '../../../model/scaffolder/form/formMasks.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useTypedText } from '../form/schema/typing.ts'
import classes from './fields.module.css'
import { controlAttributes, templateField } from './templateField.ts'

/** A mask is of a secret that must be entered again. */
const textOf = (value: Json | undefined): string => {
  if (value === undefined || value === null || isMask(value)) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function valueOf(text: string, type: Json | undefined): Json | undefined {
  if (text === '') return undefined
  const isNumber = [type].flat().some((one) => one === 'number' || one === 'integer')
  return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** A secret text, at whatever place of the form. The form keeps it in memory only. */
export function SecretField(props: FieldProps) {
  const { t } = useTranslation('scaffolder')
  const field = templateField(props)
  const [text, setText] = useTypedText(field, textOf(field.value), (typed) => {
    field.onChange(valueOf(typed, field.schema['type']))
  })
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className={classes['frame']}>
      <div className={classes['secret']}>
        <input
          {...controlAttributes(field)}
          type={isShown ? 'text' : 'password'}
          className={classes['input']}
          autoComplete="off"
          spellCheck={false}
          placeholder={field.placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
          }}
        />
        <Button
          aria-label={t(isShown ? 'form.hideSecret' : 'form.showSecret')}
          onClick={() => {
            setShown(!isShown)
          }}
        >
          <Icon size={16} aria-hidden="true" />
        </Button>
      </div>
      <p className={classes['note']}>{t('form.secretHint')}</p>
    </div>
  )
}

import type { FieldProps } from '@rjsf/utils'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import {
  formSecretsRef,
  secretMask,
  type FieldSecret,
} from '../../../model/scaffolder/formSecrets.ts'
import { Button } from '../../../ui/Button.tsx'
import { useService } from '../../../ui/portalContext.ts'
import { useFormEvents } from '../form/formEvents.ts'
import { selectOpenForm } from '../form/templateFormSlice.ts'
import classes from './fields.module.css'
import { controlAttributes, templateField } from './templateField.ts'

/** `ui:field: Secret`: sent among the request's secrets, under the field's name. */
export const SecretPickerField = (props: FieldProps) => (
  <SecretInput props={props} sentAs="secret" />
)

/** `format: password`: sent among the values. */
export const PasswordField = (props: FieldProps) => <SecretInput props={props} sentAs="value" />

interface SecretInputProps {
  readonly props: FieldProps
  readonly sentAs: FieldSecret['sentAs']
}

/** A text that is kept in memory only: the form's value is a mask. */
function SecretInput({ props, sentAs }: SecretInputProps) {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  const secrets = useService(formSecretsRef)
  const { secretsKey, secretChanged } = useFormEvents()
  const openRef = useSelector(selectOpenForm)?.templateRef ?? ''
  const templateRef = secretsKey ?? openRef
  const field = templateField(props)
  const { pointer, name, schema } = field
  const [text, setText] = useState(() => secrets.get(templateRef, pointer) ?? '')
  const [isShown, setShown] = useState(false)
  const least = schema['minLength']
  const type = (typed: string) => {
    setText(typed)
    secrets.set(templateRef, pointer, { sentAs, name, text: typed })
    dispatch(secretChanged({ pointer, isGiven: typed !== '' }))
    const mask = typed === '' ? undefined : secretMask(typeof least === 'number' ? least : 0)
    if (mask !== field.value) field.onChange(mask)
  }
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
            type(target.value)
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

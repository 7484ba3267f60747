import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps } from '@rjsf/utils'
import { Input } from 'antd'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../ui/antd/forms.antd.css'
import { IconButton } from './IconButton.tsx'
import classes from './SchemaForm.module.css'

/** An entry whose name people choose: the name beside the value, and a button that removes it. */
export function NamedEntry(props: FieldTemplateProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('scaffolder')
  const { id, schema, label, disabled, readonly, children } = props
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return children
  const isLocked = disabled || readonly
  const keyId = `${id}-key`
  return (
    <div className={classes['entry']}>
      <div className={classes['field']}>
        <label htmlFor={keyId} className={classes['label']}>
          {t('fields.key')}
        </label>
        <Input
          key={label}
          id={keyId}
          defaultValue={label}
          disabled={isLocked}
          autoComplete="off"
          spellCheck={false}
          onBlur={props.onKeyRenameBlur}
          onPressEnter={(event) => {
            event.preventDefault()
            props.onKeyRename(event.currentTarget.value)
          }}
        />
      </div>
      {children}
      <IconButton
        className={classes['removeEntry']}
        label={t('fields.remove', { title: label })}
        isDisabled={isLocked}
        onPress={() => {
          document.getElementById(keyId)?.closest('fieldset')?.focus()
          props.onRemoveProperty()
        }}
      >
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

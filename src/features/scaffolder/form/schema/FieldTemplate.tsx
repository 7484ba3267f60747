import {
  ADDITIONAL_PROPERTY_FLAG,
  descriptionId,
  errorId,
  type FieldTemplateProps,
  getUiOptions,
  helpId,
  type RJSFSchema,
} from '@rjsf/utils'
import { Input } from 'antd'
import { X } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../../ui/antd/forms.antd.css'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { useRearranging } from './alternativesMemory.tsx'
import { FreeEntryName } from './entryNames.tsx'
import { fixedItem, itemNumber, labelId, wholeId } from './fieldIds.ts'
import { FieldMarkdown } from './FieldMarkdown.tsx'
import { IconButton } from './IconButton.tsx'
import { Required } from './Required.tsx'
import classes from './SchemaForm.module.css'
import { unknownLook } from './unknownLook.ts'

/** An entry whose name people choose: the name beside the value, and a button that removes it. */
function NamedEntry(props: FieldTemplateProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('scaffolder')
  const { id, schema, label, disabled, readonly, children, fieldPathId } = props
  const rearranging = useRearranging()
  const freeEntryName = use(FreeEntryName)
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return children
  const isLocked = disabled || readonly
  const keyId = `${id}-key`
  const object = fieldPathId.path.slice(0, -1)
  const name = String(fieldPathId.path.at(-1))
  const rename = (wanted: string) => {
    if (wanted === name) return
    const to = freeEntryName(wanted)
    rearranging(object, { how: 'renamed', from: name, to })
    props.onKeyRename(to)
  }
  return (
    <div className={classes['entry']}>
      <div className={classes['field']}>
        <label htmlFor={keyId} className={classes['label']}>
          {t('fields.key')}
        </label>
        <Input
          key={name}
          id={keyId}
          defaultValue={name}
          disabled={isLocked}
          autoComplete="off"
          spellCheck={false}
          onBlur={(event) => {
            rename(event.currentTarget.value)
          }}
          onPressEnter={(event) => {
            event.preventDefault()
            rename(event.currentTarget.value)
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
          rearranging(object, { how: 'dropped', name })
          props.onRemoveProperty()
        }}
      >
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** A field: its label above, its problems and explanations below. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, hidden, children, schema, uiSchema = {}, registry } = props
  if (hidden === true) return <div hidden>{children}</div>
  // A list of alternatives, which draws a field with the same id inside.
  const isFrame =
    (schema.oneOf ?? schema.anyOf) !== undefined && !registry.schemaUtils.isSelect(schema)
  if (isFrame)
    return (
      <NamedEntry {...props}>
        <div className={classes['field']}>{children}</div>
      </NamedEntry>
    )
  const unknown = unknownLook(uiSchema)
  return (
    <NamedEntry {...props}>
      <div id={wholeId(id)} className={classes['field']}>
        <FieldLabel {...props} />
        {unknown && <UnknownNotice {...unknown} />}
        {children}
        <Explanations {...props} />
      </div>
    </NamedEntry>
  )
}

const groups = new Set(['radio', 'checkboxes'])

function FieldLabel({
  id,
  label,
  required,
  displayLabel,
  uiSchema,
  schema,
  ...rest
}: FieldTemplateProps) {
  const { t } = useTranslation('scaffolder')
  const { widget, field } = getUiOptions(uiSchema)
  const number = itemNumber(rest.fieldPathId.path)
  if (displayLabel !== true && field === undefined) return null
  const isGroup = typeof widget === 'string' && groups.has(widget)
  const text =
    ADDITIONAL_PROPERTY_FLAG in schema
      ? t('fields.value')
      : number === undefined
        ? label
        : itemLabel(t, schema, number)
  const content = (
    <>
      {text}
      {required === true && number === undefined && <Required isSpoken={isGroup} />}
    </>
  )
  if (number !== undefined && schema.title === undefined)
    return (
      <VisuallyHidden>
        <label id={labelId(id)} htmlFor={id}>
          {text}
        </label>
      </VisuallyHidden>
    )
  return isGroup ? (
    <span id={labelId(id)} className={classes['label']}>
      {content}
    </span>
  ) : (
    <label id={labelId(id)} htmlFor={id} className={classes['label']}>
      {content}
    </label>
  )
}

type Translate = ReturnType<typeof useTranslation<'scaffolder'>>['t']

/** Fixed items have titles of their own; others have that of all with their number. */
export function itemLabel(t: Translate, schema: RJSFSchema, number: number): string {
  const { title } = schema
  if (title === undefined) return t('fields.item', { number })
  return schema[fixedItem] === true ? title : t('fields.itemOf', { title, number })
}

function UnknownNotice({
  kind,
  name,
}: {
  readonly kind: 'field' | 'widget'
  readonly name: string
}) {
  const { t } = useTranslation('scaffolder')
  return (
    <p className={classes['unknown']}>
      {t(kind === 'field' ? 'fields.unknownField' : 'fields.unknownWidget', { name })}
    </p>
  )
}

/** Objects and lists draw their description below their legend. */
function Explanations(props: FieldTemplateProps) {
  const { id, displayLabel, schema, uiSchema, rawErrors = [], rawDescription = '' } = props
  const { help, field } = getUiOptions(uiSchema)
  const isInLegend = displayLabel !== true && schema.type !== 'boolean' && field === undefined
  return (
    <>
      {rawErrors.length > 0 && (
        <div id={errorId(id)} className={classes['problem']}>
          {rawErrors.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {rawDescription !== '' && !isInLegend && (
        <div id={descriptionId(id)} className={classes['hint']}>
          <FieldMarkdown text={rawDescription} />
        </div>
      )}
      {help !== undefined && (
        <div id={helpId(id)} className={classes['hint']}>
          <FieldMarkdown text={help} />
        </div>
      )}
    </>
  )
}

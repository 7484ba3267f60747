// Controls for text and numbers. Dates, times and colours have the browser's own: they are in its language, work by
// keyboard and touch, and need no script.

import { examplesId, localToUTC, utcToLocal, type WidgetProps } from '@rjsf/utils'
import { Input } from 'antd'
import '../../../../ui/antd/forms.antd.css'
import { describedBy } from './fieldIds.ts'
import classes from './SchemaForm.module.css'
import { useTypedText } from './typing.ts'

const textOf = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)

/** Attributes that all text controls share. */
export function textProps(props: WidgetProps) {
  const { id, required, disabled, readonly, autofocus, rawErrors = [], placeholder } = props
  return {
    id,
    disabled: disabled === true,
    readOnly: readonly === true,
    autoFocus: autofocus === true,
    placeholder: placeholder ?? '',
    ...(required === true && { 'aria-required': true as const }),
    ...(rawErrors.length > 0 && { status: 'error' as const }),
    ...describedBy(props),
  }
}

const handText = ({ onChange, options }: WidgetProps, text: string) => {
  onChange(text === '' ? options.emptyValue : text)
}

const useText = (props: WidgetProps) =>
  useTypedText(props, textOf(props.value), (text) => {
    handText(props, text)
  })

/** Kinds of text that `ui:options` may name, for the keyboard of a phone. */
const inputTypes = new Set(['text', 'email', 'url', 'tel', 'search'])

const typeOf = ({ options: { inputType } }: WidgetProps, type: string): string =>
  typeof inputType === 'string' && inputTypes.has(inputType) ? inputType : type

const input = (type: string) =>
  function InputWidget(props: WidgetProps) {
    const [text, setText] = useText(props)
    const { autocomplete } = props.options
    const examples = useExamples(props)
    return (
      <>
        <Input
          {...textProps(props)}
          type={typeOf(props, type)}
          autoComplete={typeof autocomplete === 'string' ? autocomplete : 'off'}
          spellCheck={false}
          {...examples.attributes}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
          }}
        />
        {examples.list}
      </>
    )
  }

/** `examples` of the schema as suggestions; any other value is allowed, too. */
export function useExamples({ id, schema }: WidgetProps) {
  const { examples, default: standard } = schema
  const given: readonly unknown[] = Array.isArray(examples) ? examples : []
  if (given.length === 0) return { attributes: {}, list: null }
  const texts = new Set([...given, ...(standard === undefined ? [] : [standard])].map(textOf))
  const list = (
    <datalist id={examplesId(id)}>
      {[...texts].map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  )
  return { attributes: { list: examplesId(id) }, list }
}

export const TextWidget = input('text')
export const EmailWidget = input('email')
export const UrlWidget = input('url')
export const DateWidget = input('date')
export const TimeWidget = input('time')

/** The value is in UTC, as JSON Schema's `date-time`; the control shows local time. */
export function DateTimeWidget(props: WidgetProps) {
  return (
    <Input
      {...textProps(props)}
      type="datetime-local"
      value={utcToLocal(textOf(props.value))}
      onChange={({ target }) => {
        handText(props, localToUTC(target.value) ?? '')
      }}
    />
  )
}

export function ColorWidget(props: WidgetProps) {
  const { id, required, disabled, readonly } = props
  const value = textOf(props.value)
  return (
    <span className={classes['color']}>
      <input
        id={id}
        type="color"
        disabled={disabled === true || readonly === true}
        aria-required={required === true ? true : undefined}
        {...describedBy(props)}
        // The browser's control has no empty state.
        value={value === '' ? '#000000' : value}
        onChange={({ target }) => {
          handText(props, target.value)
        }}
      />
      <code>{value}</code>
    </span>
  )
}

export function PasswordWidget(props: WidgetProps) {
  return (
    <Input.Password
      {...textProps(props)}
      autoComplete="new-password"
      value={textOf(props.value)}
      // Antd's toggle is no button: it cannot be reached by keyboard.
      visibilityToggle={false}
      onChange={({ target }) => {
        handText(props, target.value)
      }}
    />
  )
}

const rowsOf = (rows: unknown): number => (typeof rows === 'number' ? rows : 4)

export function TextareaWidget(props: WidgetProps) {
  const [text, setText] = useText(props)
  return (
    <Input.TextArea
      {...textProps(props)}
      rows={rowsOf(props.options.rows)}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
      }}
    />
  )
}

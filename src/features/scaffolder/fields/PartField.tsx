import { Combobox } from '../../../ui/fields/Combobox.tsx'
import type { FieldAttributes } from '../../../ui/fields/comboboxProps.ts'
import { usePicker } from '../../entities/picker/usePicker.ts'
import classes from './fields.module.css'

interface SuggestFieldProps {
  readonly attributes: FieldAttributes
  readonly label: string
  readonly value: string
  readonly suggestions: readonly string[]
  readonly onChange: (text: string) => void
}

/** More would not be read; typing leaves fewer. */
const mostShown = 50

/** A text with suggestions that contain it; the whole list once it is one of them. */
function SuggestField(props: SuggestFieldProps) {
  const { attributes, label, value, suggestions, onChange } = props
  const { field } = usePicker()
  const typed = value.toLowerCase()
  const isOne = suggestions.includes(value)
  const fitting = isOne
    ? suggestions
    : suggestions.filter((one) => one.toLowerCase().includes(typed))
  return (
    <Combobox
      {...field}
      field={attributes}
      label={label}
      placeholder=""
      text={value}
      isSingle
      isFree
      isOpen={field.isOpen && fitting.length > 0}
      options={fitting
        .slice(0, mostShown)
        .map((one) => ({ id: one, title: one, isChosen: one === value }))}
      note={undefined}
      more={undefined}
      onType={(text) => {
        // Typing also clears the active option, which may not be in the new list.
        field.onType(text)
        onChange(text)
      }}
      onChoose={(one) => {
        onChange(one)
        field.onClose()
      }}
      onNearEnd={() => undefined}
    />
  )
}

export interface PartFieldProps {
  readonly attributes: FieldAttributes
  readonly label: string
  /** Missing where the form draws the label itself. */
  readonly isLabelled?: boolean
  /** The values to choose from; empty for any text. */
  readonly values: readonly string[]
  /** For any text; undefined if there are never any. */
  readonly suggestions?: readonly string[] | undefined
  readonly value: string
  readonly isRequired: boolean
  readonly onChange: (text: string) => void
}

/** A part of a repository: a list if the values are given, fixed if there is only one; else a text. */
export function PartField(props: PartFieldProps) {
  const { attributes, label, isLabelled = false, isRequired } = props
  return (
    <div className={classes['frame']}>
      {isLabelled && (
        <label htmlFor={attributes.id}>
          {label}
          {isRequired && <span aria-hidden="true">{' *'}</span>}
        </label>
      )}
      <PartControl {...props} />
    </div>
  )
}

function PartControl(props: PartFieldProps) {
  const { attributes, label, values, suggestions, value, isRequired, onChange } = props
  if (values.length > 0) return <PartList {...props} />
  if (suggestions)
    return (
      <SuggestField
        attributes={{ ...attributes, required: isRequired }}
        label={label}
        value={value}
        suggestions={suggestions}
        onChange={onChange}
      />
    )
  return (
    <input
      {...attributes}
      type="text"
      className={classes['input']}
      required={isRequired}
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => {
        onChange(target.value)
      }}
    />
  )
}

/** A value that is not in the list stays. */
function PartList({ attributes, values, value, isRequired, onChange }: PartFieldProps) {
  const isFixed = values.length === 1 && value === values[0]
  const all = values.includes(value) || value === '' ? values : [...values, value]
  return (
    <select
      {...attributes}
      className={classes['input']}
      disabled={attributes.disabled === true || isFixed}
      required={isRequired}
      value={value}
      onChange={({ target }) => {
        onChange(target.value)
      }}
    >
      {!isFixed && <option value="" />}
      {all.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  )
}

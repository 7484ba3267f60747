import { Combobox } from '../../../ui/fields/Combobox.tsx'
import type { FieldAttributes } from '../../../ui/fields/comboboxProps.ts'
import { usePicker } from '../../entities/picker/usePicker.ts'

export interface SuggestFieldProps {
  readonly attributes: FieldAttributes
  readonly label: string
  readonly value: string
  readonly suggestions: readonly string[]
  readonly onChange: (text: string) => void
}

/** More would not be read; typing leaves fewer. */
const mostShown = 50

/** A text with suggestions that contain it; the whole list once it is one of them. */
export function SuggestField(props: SuggestFieldProps) {
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

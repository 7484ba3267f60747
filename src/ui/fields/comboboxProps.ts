import type { InputHTMLAttributes, ReactNode } from 'react'

interface ComboboxOption {
  readonly id: string
  readonly title: string
  /** Secondary text beside the title. */
  readonly detail?: string
  readonly picture?: ReactNode
  readonly isChosen: boolean
  readonly isDisabled?: boolean
}

/** Attributes that a form gives the control of a field. */
export type FieldAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'disabled' | 'required' | 'autoFocus' | 'aria-describedby' | 'aria-invalid'
>

export interface ComboboxProps {
  readonly field?: FieldAttributes
  readonly label: string
  readonly placeholder: string
  /** The placeholder is what is chosen. */
  readonly isFilled?: boolean
  readonly text: string
  /** One option at most is chosen. */
  readonly isSingle?: boolean
  /** Any text is a value; the options are suggestions. */
  readonly isFree?: boolean
  readonly isOpen: boolean
  readonly options: readonly ComboboxOption[]
  /** Id of the active option. */
  readonly active: string | null
  /** Text below the options, such as "No results" or a failure. */
  readonly note: string | undefined
  /** Loads more options: the next page or a retry. Enter triggers it if there are no options. */
  readonly more: { readonly label: string; readonly onPress: () => void } | undefined
  readonly onOpen: () => void
  readonly onClose: () => void
  /** The focus leaves the field; by default as `onClose`. */
  readonly onLeave?: () => void
  readonly onType: (text: string) => void
  readonly onReach: (id: string) => void
  readonly onChoose: (id: string) => void
  /** The last options are visible. */
  readonly onNearEnd: () => void
}

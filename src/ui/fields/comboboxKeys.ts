import type { KeyboardEvent } from 'react'

interface ComboboxKeys {
  readonly text: string
  readonly isOpen: boolean
  readonly options: readonly { readonly id: string; readonly isDisabled?: boolean }[]
  readonly active: string | null
  /** Any text is a value, so Enter chooses only the active option, and else submits the form. */
  readonly isFree?: boolean
  readonly more: { readonly onPress: () => void } | undefined
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onReach: (id: string) => void
  readonly onChoose: (id: string) => void
  readonly onNearEnd: () => void
}

/** Handles the field's keys: the focus stays in it and the active option moves. */
export function pressCombobox(event: KeyboardEvent, props: ComboboxKeys): void {
  const { isOpen, options, active } = props
  const index = options.findIndex(({ id }) => id === active)
  const reach = (to: number) => {
    const option = options[to]
    if (option) props.onReach(option.id)
  }
  const ways: Readonly<Record<string, () => void>> = {
    ArrowDown: () => {
      if (!isOpen) props.onOpen()
      else if (index === options.length - 1) props.onNearEnd()
      else reach(index + 1)
    },
    ArrowUp: () => {
      reach(index <= 0 ? 0 : index - 1)
    },
    Enter: () => {
      const chosen = options[index] ?? (props.text === '' ? undefined : options[0])
      if (!isOpen) props.onOpen()
      else if (chosen && !chosen.isDisabled) props.onChoose(chosen.id)
      else if (options.length === 0) props.more?.onPress()
    },
    Escape: () => {
      props.onClose()
    },
  }
  const way = ways[event.key]
  // Ignores keys during IME composition.
  if (event.key === 'Enter' && props.isFree === true && !(isOpen && index >= 0)) return
  if (!way || event.nativeEvent.isComposing || (event.key === 'Escape' && !isOpen)) return
  event.preventDefault()
  event.stopPropagation()
  way()
}

import { Check } from 'lucide-react'
import { type KeyboardEvent, type UIEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import classes from './Combobox.module.css'
import type { ComboboxProps } from './comboboxProps.ts'

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
function pressCombobox(event: KeyboardEvent, props: ComboboxKeys): void {
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

/** Pixels from the end of the list at which more options are loaded. */
const nearEnd = 120

/** A field with a list of options, of which one or several are chosen (WAI-ARIA, combobox with listbox). */
export function Combobox(props: ComboboxProps) {
  const { label, text, isOpen, options, active } = props
  const id = useId()
  const optionId = (option: string) => `${id}-${option}`
  const popup = useRef<HTMLDivElement>(null)
  const hasOptions = options.length > 0
  useLayoutEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, hasOptions])
  const activeId = isOpen && active !== null ? optionId(active) : undefined
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <Stack gap="xxs" data-picker>
      <input
        {...props.field}
        type="text"
        role="combobox"
        className={classes['field']}
        aria-label={label}
        placeholder={props.placeholder}
        data-filled={props.isFilled === true || undefined}
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        // Opens on press, because closing another list can move the field away before the click.
        onMouseDown={props.onOpen}
        onClick={props.onOpen}
        onBlur={props.onLeave ?? props.onClose}
        onChange={(event) => {
          props.onOpen()
          props.onType(event.target.value)
        }}
        onKeyDown={(event) => {
          pressCombobox(event, props)
        }}
      />
      <div ref={popup} className={classes['popup']} hidden={!isOpen}>
        <Stack
          id={`${id}list`}
          role="listbox"
          aria-label={label}
          aria-multiselectable={props.isSingle !== true}
          tabIndex={-1}
          className={classes['list']}
          onScroll={(event) => {
            if (isNearEnd(event)) props.onNearEnd()
          }}
        >
          {options.map((option) => (
            <button
              key={option.id}
              type="button"
              id={optionId(option.id)}
              role="option"
              tabIndex={-1}
              aria-selected={option.isChosen}
              aria-disabled={option.isDisabled}
              className={classes['option']}
              data-active={option.id === active}
              onMouseDown={keepFocus}
              onClick={() => {
                if (!option.isDisabled) props.onChoose(option.id)
              }}
            >
              {option.picture}
              <Text as="span" isCut className={classes['title']} title={option.title}>
                {option.title}
              </Text>
              {option.detail !== undefined && (
                <Text as="span" isCut isSmall className={classes['detail']}>
                  {option.detail}
                </Text>
              )}
              <Check size={16} aria-hidden="true" className={classes['check']} />
            </button>
          ))}
        </Stack>
        <Row gap="xs" justify="between" isQuiet isSmall role="status" className={classes['note']}>
          {isOpen && props.note}
          {isOpen && props.more && (
            <Button tabIndex={-1} onMouseDown={keepFocus} onClick={props.more.onPress}>
              {props.more.label}
            </Button>
          )}
        </Row>
      </div>
    </Stack>
  )
}

const keepFocus = (event: { preventDefault: () => void }) => {
  event.preventDefault()
}

const isNearEnd = ({ currentTarget: list }: UIEvent): boolean =>
  list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd

import { Check } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, type UIEvent } from 'react'
import { Button } from '../Button.tsx'
import classes from './Combobox.module.css'
import { pressCombobox } from './comboboxKeys.ts'
import type { ComboboxProps } from './comboboxProps.ts'

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
    <div className={classes['combobox']}>
      <input
        {...props.field}
        type="text"
        role="combobox"
        className={classes['field']}
        aria-label={label}
        placeholder={props.placeholder}
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
        <div
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
              <span className={classes['title']} title={option.title}>
                {option.title}
              </span>
              {option.detail !== undefined && (
                <span className={classes['detail']}>{option.detail}</span>
              )}
              <Check size={16} aria-hidden="true" className={classes['check']} />
            </button>
          ))}
        </div>
        <div role="status" className={classes['note']}>
          {isOpen && props.note}
          {isOpen && props.more && (
            <Button tabIndex={-1} onMouseDown={keepFocus} onClick={props.more.onPress}>
              {props.more.label}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const keepFocus = (event: { preventDefault: () => void }) => {
  event.preventDefault()
}

const isNearEnd = ({ currentTarget: list }: UIEvent): boolean =>
  list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import classes from './Tabs.module.css'

export interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly title: string }[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** The panel of the selected tab. */
  readonly children: ReactNode
}

/** Tabs as in WAI-ARIA's pattern: arrows, Home and End select, Tab moves to the panel. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Scrolls the selected tab into view, after a dialog around the tabs has opened.
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tabs.length) % tabs.length
    const tab = tabs[index]
    if (!tab) return
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(index).focus()
    onSelect(tab.id)
  }
  return (
    <>
      <div
        className={classes['tabs']}
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className={classes['tab']}
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => {
              onSelect(tab.id)
            }}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        className={classes['panel']}
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={id + selected}
        tabIndex={0}
      >
        {children}
      </div>
    </>
  )
}

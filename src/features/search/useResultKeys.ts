import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { useDispatch } from 'react-redux'
import type { RowKey } from '../../model/shell/shortcut.ts'
import { resultOpenedBeside } from './searchBarSlice.ts'

/** Selects the links of results. */
const links = '[data-result] a[id]'

const linksIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>(links) ?? [])]

export interface ResultKeys {
  /** Id of the link that the field refers to. */
  readonly activeId: string | undefined
  /** For the field: arrows choose a result, Enter opens it, with Ctrl or ⌘ in a new tab. */
  readonly onPress: (event: KeyboardEvent) => void
}

/** Keys of the field, and `j`, `k` and `o` of the page. `shown` identifies the results. */
export function useResultKeys(list: RefObject<HTMLElement | null>, shown: string): ResultKeys {
  const dispatch = useDispatch()
  const [active, setActive] = useState<{ readonly id: string; readonly shown: string }>()
  const activeId = active?.shown === shown ? active.id : undefined
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const onRowKey = ({ detail: key }: CustomEvent<RowKey>) => {
      const all = linksIn(element)
      const at = all.findIndex((link) => link === document.activeElement)
      if (key === 'o') all[at]?.click()
      else if (key === 'j') all[Math.min(at + 1, all.length - 1)]?.focus()
      else if (key === 'k') all[Math.max(at - 1, 0)]?.focus()
    }
    element.addEventListener('rowkey', onRowKey)
    return () => {
      element.removeEventListener('rowkey', onRowKey)
    }
  }, [list])
  const reach = (link: HTMLElement | undefined) => {
    setActive(link && { id: link.id, shown })
    link?.scrollIntoView({ block: 'nearest' })
  }
  const onPress = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event
    // Ignores keys during IME composition; Shift selects text.
    if (nativeEvent.isComposing || shiftKey || altKey) return
    const all = linksIn(list.current)
    const at = all.findIndex(({ id }) => id === activeId)
    const link = all[at]
    const ways: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => {
        reach(all[Math.min(at + 1, all.length - 1)])
      },
      ArrowUp: () => {
        reach(all[at - 1])
      },
      Escape:
        activeId === undefined
          ? undefined
          : () => {
              reach(undefined)
            },
      Enter:
        link &&
        (() => {
          const href = link.getAttribute('href')
          if ((ctrlKey || metaKey) && href !== null) dispatch(resultOpenedBeside(href))
          else link.click()
        }),
    }
    const way = ways[key]
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    way()
  }
  return { activeId, onPress }
}

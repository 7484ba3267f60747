import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { useDispatch } from 'react-redux'
import type { RowKey } from '../../model/shell/shortcut.ts'
import { resultOpenedBeside } from './searchBarSlice.ts'

/** Selects the links of results. */
const links = '[data-result] a[id]'

const arrows = new Map<string, RowKey>([
  ['ArrowDown', 'j'],
  ['ArrowUp', 'k'],
])

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
    const act = (key: RowKey) => {
      const all = linksIn(element)
      const at = all.findIndex((link) => link === document.activeElement)
      if (key === 'o') all[at]?.click()
      else if (key === 'j') all[Math.min(at + 1, all.length - 1)]?.focus()
      else if (key === 'k') all[Math.max(at - 1, 0)]?.focus()
    }
    const onRowKey = ({ detail }: CustomEvent<RowKey>) => {
      act(detail)
    }
    // Arrows work at once, where nothing else needs them: on the page itself, and from result to result.
    const onArrow = (event: globalThis.KeyboardEvent) => {
      const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event
      const way = arrows.get(key)
      if (!way || shiftKey || altKey || ctrlKey || metaKey || !(target instanceof Element)) return
      const isOfPage = target.matches('body, main')
      if (!isOfPage && !linksIn(element).some((link) => link === target)) return
      if (linksIn(element).length === 0) return
      event.preventDefault()
      act(way)
    }
    element.addEventListener('rowkey', onRowKey)
    document.addEventListener('keydown', onArrow)
    return () => {
      element.removeEventListener('rowkey', onRowKey)
      document.removeEventListener('keydown', onArrow)
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

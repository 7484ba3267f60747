import type { KeyboardEvent } from 'react'
import {
  indexPrefix,
  optionId,
  type ComboboxSources,
  type PaletteCombobox,
  type PaletteItem,
} from './paletteParts.ts'
import { activated, chosen, chosenBeside, confirmed, searchRetried, typed } from './paletteSlice.ts'

/** Keys of the field: the focus stays in it and keys move through the list (WAI-ARIA combobox with listbox). */
export function paletteCombobox({
  palette,
  groups,
  listId,
  dispatch,
  base,
}: ComboboxSources): PaletteCombobox {
  const items = groups.flatMap((group) => group.items)
  const chosenId = palette.status === 'open' ? palette.active : null
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === chosenId),
  )
  const active = items[index]
  const isSearching = palette.status === 'open' && palette.search.status === 'searching'

  const point = ({ id }: PaletteItem) => dispatch(activated(id))
  const moveTo = (to: number) => {
    const item = items.at(to % items.length)
    if (item) point(item)
  }
  const choose = ({ target }: PaletteItem, isBeside = false) => {
    if (target === 'retry') dispatch(searchRetried())
    else if ('text' in target) dispatch(typed(target.text))
    else if (isBeside && 'to' in target) dispatch(chosenBeside(base + target.to))
    else dispatch(chosen(target))
  }
  const enter = (isBeside: boolean) => {
    // Only full-text results or the link to the full search are listed so far: the pending ones may be better.
    const isWeak = active?.id === 'everything' || active?.id.startsWith(indexPrefix) === true
    const isEarly = isSearching && !isBeside && chosenId === null && isWeak
    if (isEarly) dispatch(confirmed())
    else if (active) choose(active, isBeside)
  }
  const press = (event: KeyboardEvent) => {
    const ways: Readonly<Record<string, () => void>> = {
      ArrowDown: () => {
        moveTo(index + 1)
      },
      ArrowUp: () => {
        moveTo(index - 1)
      },
      Home: () => {
        moveTo(0)
      },
      End: () => {
        moveTo(-1)
      },
      Enter: () => {
        enter(event.ctrlKey || event.metaKey)
      },
    }
    const way = ways[event.key]
    // Ignores keys during IME composition; Shift selects text.
    if (!way || event.nativeEvent.isComposing || event.shiftKey || event.altKey) return
    event.preventDefault()
    way()
  }
  return {
    count: items.length,
    activeId: active && optionId(listId, active),
    onPress: press,
    onPoint: point,
    onChoose: (item) => {
      choose(item)
    },
  }
}

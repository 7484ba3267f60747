import { useContext, type KeyboardEvent } from 'react'
import { useDispatch } from 'react-redux'
import { BasePath } from '../../ui/Link.tsx'
import { optionId, type PaletteGroup, type PaletteItem } from './paletteParts.ts'
import {
  activated,
  chosen,
  chosenBeside,
  confirmed,
  searchRetried,
  typed,
  type PaletteState,
} from './paletteSlice.ts'

export interface PaletteCombobox {
  readonly count: number
  /** DOM id of the active option. */
  readonly activeId: string | undefined
  readonly onPress: (event: KeyboardEvent) => void
  readonly onPoint: (item: PaletteItem) => void
  readonly onChoose: (item: PaletteItem) => void
}

/** Keys of the field: the focus stays in it and keys move through the list (WAI-ARIA combobox with listbox). */
export function usePaletteCombobox(
  palette: PaletteState,
  groups: readonly PaletteGroup[],
  listId: string,
): PaletteCombobox {
  const dispatch = useDispatch()
  const base = useContext(BasePath)
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
    // Only the link to the full search is listed so far, and the pending results may be better.
    const isEarly = isSearching && !isBeside && chosenId === null && active?.id === 'everything'
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

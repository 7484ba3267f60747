import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { moved } from '../../../../model/catalog/tableColumns.ts'

interface DragOrder<Item> {
  /** The order if the item were dropped now. */
  readonly order: readonly Item[]
  readonly dragged: Item | undefined
  /** The list; its children are the items. */
  readonly list: RefObject<HTMLUListElement | null>
  readonly begin: (event: PointerEvent, item: Item) => void
}

interface Drag<Item> {
  readonly item: Item
  readonly order: readonly Item[]
}

/** Reorders a list by dragging; reports the new order on drop. */
export function useDragOrder<Item>(
  items: readonly Item[],
  onDrop: (order: readonly Item[]) => void,
): DragOrder<Item> {
  const [drag, setDrag] = useState<Drag<Item>>()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!drag) return undefined
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const place = placeAt(list.current, clientY, drag.order.length)
      const order = moved(drag.order, drag.order.indexOf(drag.item), place)
      if (order !== drag.order) setDrag({ ...drag, order })
    }
    const drop = () => {
      setDrag(undefined)
      onDrop(drag.order)
    }
    const giveUp = () => {
      setDrag(undefined)
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', giveUp)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', giveUp)
    }
  }, [drag, onDrop])
  return {
    order: drag?.order ?? items,
    dragged: drag?.item,
    list,
    begin: (event, item) => {
      event.preventDefault()
      setDrag({ item, order: items })
    },
  }
}

/** The item at this height, or the nearest one. */
function placeAt(list: HTMLElement | null, y: number, count: number): number {
  const items = [...(list?.children ?? [])].slice(0, count)
  const below = items.findIndex((item) => y < item.getBoundingClientRect().bottom)
  return below === -1 ? count - 1 : below
}

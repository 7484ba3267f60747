import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { moved } from '../../../model/catalog/tableColumns.ts'

interface DragOrder<Item> {
  /** As it would be if it were dropped now. */
  readonly order: readonly Item[]
  readonly dragged: Item | undefined
  /** Its first children are the items. */
  readonly list: RefObject<HTMLUListElement | null>
  readonly begin: (event: PointerEvent, item: Item) => void
}

interface Drag<Item> {
  readonly item: Item
  readonly order: readonly Item[]
}

/** Items of a list that are dragged to another place; the new order is told when they are dropped. */
export function useDragOrder<Item>(
  items: readonly Item[],
  onDrop: (order: readonly Item[]) => void,
): DragOrder<Item> {
  const [drag, moveTo] = useState<Drag<Item>>()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!drag) return undefined
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const place = placeAt(list.current, clientY, drag.order.length)
      const order = moved(drag.order, drag.order.indexOf(drag.item), place)
      if (order !== drag.order) moveTo({ ...drag, order })
    }
    const drop = () => {
      moveTo(undefined)
      onDrop(drag.order)
    }
    const giveUp = () => {
      moveTo(undefined)
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
      moveTo({ item, order: items })
    },
  }
}

/** Of the item that lies at this height, or of the one nearest to it. */
function placeAt(list: HTMLElement | null, y: number, count: number): number {
  const items = [...(list?.children ?? [])].slice(0, count)
  const below = items.findIndex((item) => y < item.getBoundingClientRect().bottom)
  return below === -1 ? count - 1 : below
}

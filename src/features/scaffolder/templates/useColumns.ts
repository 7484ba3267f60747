import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Minimum pixels of a card, and between two. */
const cardWidth = 300
const gap = 16

interface Columns {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly columns: number
  /** Pixels of the frame from the top of the page. */
  readonly top: number
}

const columnsIn = (width: number): number =>
  Math.max(1, Math.floor((width + gap) / (cardWidth + gap)))

/** How many cards fit beside each other. */
export function useColumns(): Columns {
  const frame = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ columns: columnsIn(window.innerWidth - 300), top: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      const box = frame.current?.getBoundingClientRect()
      if (!box) return
      const measured = { columns: columnsIn(box.width), top: box.top + window.scrollY }
      setPlace((known) =>
        known.columns === measured.columns && known.top === measured.top ? known : measured,
      )
    }
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
    }
  })
  return { frame, ...place }
}

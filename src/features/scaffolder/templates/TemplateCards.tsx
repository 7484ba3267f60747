import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { refOf, type Entity } from '../../../model/entities/entity.ts'
import { type TemplateLine, templateLines } from '../../../model/scaffolder/templateLines.ts'
import { selectStarSet } from '../../preferences/starsSlice.ts'
import { selectLastUses } from '../usedTemplatesSlice.ts'
import { TemplateCard } from './TemplateCard.tsx'
import classes from './TemplateList.module.css'

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
function useColumns(): Columns {
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

export interface TemplateCardsProps {
  readonly pages: readonly (readonly Entity[])[]
  /** With a heading above each type. */
  readonly isGrouped: boolean
  /** Called when the last lines come into view. */
  readonly onNearEnd: () => void
}

/** Pixels, until a line is measured. */
const lineHeights = { heading: 56, cards: 228 }
/** Lines rendered beyond the visible ones. */
const overscan = 4

/** Lines of cards, of which only the visible ones are rendered. */
export function TemplateCards({ pages, isGrouped, onNearEnd }: TemplateCardsProps) {
  const { frame, columns, top } = useColumns()
  const lines = useMemo(() => templateLines(pages, columns, isGrouped), [pages, columns, isGrouped])
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => lineHeights[lines[index]?.kind ?? 'cards'],
    getItemKey: (index) => keyOf(lines[index]),
    overscan,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  const items = virtualizer.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) >= lines.length - 1
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])
  // Padding in place of the other lines: a line of another height than expected leaves no gap.
  const before = (items[0]?.start ?? top) - top
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return (
    <div ref={frame} style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}>
      {items.map(({ key, index }) => (
        <div key={key} ref={virtualizer.measureElement} data-index={index}>
          <Line line={lines[index]} columns={columns} isTyped={!isGrouped} />
        </div>
      ))}
    </div>
  )
}

const keyOf = (line: TemplateLine | undefined): string =>
  line?.kind === 'cards' ? line.templates.map(refOf).join() : (line?.type ?? '')

interface LineProps {
  readonly line: TemplateLine | undefined
  readonly columns: number
  /** Cards name their types. */
  readonly isTyped: boolean
}

function Line({ line, columns, isTyped }: LineProps) {
  const { t } = useTranslation('scaffolder')
  const stars = useSelector(selectStarSet)
  const uses = useSelector(selectLastUses)
  if (!line) return null
  if (line.kind === 'heading') {
    return <h2 className={classes['heading']}>{line.type || t('templates.noType')}</h2>
  }
  return (
    <div className={classes['cards']} style={{ '--columns': columns }}>
      {line.templates.map((template) => (
        <TemplateCard
          key={refOf(template)}
          template={template}
          isTyped={isTyped}
          isStarred={stars.has(refOf(template))}
          lastUse={uses.get(refOf(template))}
        />
      ))}
    </div>
  )
}

// Which sections of the start page are shown, and in which order.

import { isRecord } from '../isRecord.ts'
import { isTexts } from '../isTexts.ts'

/** The wide column, and the narrow one. */
const columns = [
  ['attention', 'mine'],
  ['tryThis', 'tasks', 'starred', 'visited', 'docs', 'news'],
] as const

export type SectionId = (typeof columns)[number][number]

const sectionIds: readonly SectionId[] = columns.flat()

interface Layout {
  /** As the user has ordered them, within their columns; the others follow. */
  readonly order: readonly SectionId[]
  readonly hidden: readonly SectionId[]
}

/** A plain record, which the compiler accepts as JSON. */
export type StartLayout = Pick<Layout, keyof Layout>

export const usualLayout: StartLayout = { order: [], hidden: [] }

const isSectionId = (text: string): text is SectionId =>
  (sectionIds as readonly string[]).includes(text)

/** Undefined if the value has another form; sections that this version does not have are left out. */
export function readLayout(value: unknown): StartLayout | undefined {
  if (!isRecord(value)) return undefined
  const { order, hidden } = value
  if (!isTexts(order) || !isTexts(hidden)) return undefined
  return { order: order.filter(isSectionId), hidden: hidden.filter(isSectionId) }
}

/** The sections of each column that are shown, in their order. */
export function columnsOf({ order, hidden }: StartLayout): readonly (readonly SectionId[])[] {
  const inOrder = [...new Set([...order, ...sectionIds])]
  return columns.map((column) =>
    inOrder.filter((id) => (column as readonly SectionId[]).includes(id) && !hidden.includes(id)),
  )
}

/** The layout with a section one place further up or down among the shown ones of its column. */
export function withMoved(layout: StartLayout, id: SectionId, by: -1 | 1): StartLayout {
  const column = columnsOf(layout).find((ids) => ids.includes(id)) ?? []
  const at = column.indexOf(id)
  const other = column[at + by]
  if (at === -1 || other === undefined) return layout
  const swapped = new Map<SectionId, SectionId>([
    [id, other],
    [other, id],
  ])
  const inOrder = [...new Set([...layout.order, ...sectionIds])]
  return { ...layout, order: inOrder.map((one) => swapped.get(one) ?? one) }
}

export const withHidden = (layout: StartLayout, id: SectionId): StartLayout => ({
  ...layout,
  hidden: [...new Set([...layout.hidden, id])],
})

export const withShown = (layout: StartLayout, id: SectionId): StartLayout => ({
  ...layout,
  hidden: layout.hidden.filter((one) => one !== id),
})

// The parts of a graph, independent of what its nodes represent.

import type { LucideIcon } from 'lucide-react'
import type { Size } from '../../model/graph/viewport.ts'
import type { PageTheme } from '../../model/shell/pageThemes.ts'
import type { BadgeTone } from '../badges/Badge.tsx'

export interface GraphItem {
  readonly id: string
  /** Kind of its icon. */
  readonly kind: string
  /** Its colour: a page theme; grey if missing. */
  readonly theme?: PageTheme
  /** In place of that of the kind. */
  readonly Icon?: LucideIcon
  readonly title: string
  readonly subtitle: string
  /** Shown before the subtitle. */
  readonly badge?: { readonly text: string; readonly tone: BadgeTone; readonly Icon: LucideIcon }
  /** `missing` is a thing that is referred to and not there; `failed` is there, and broken; `pending` is not what it should be yet. */
  readonly tone: 'plain' | 'root' | 'missing' | 'failed' | 'waiting' | 'ok' | 'pending'
  /** Path of its page. */
  readonly to?: string
  /** Hidden neighbours: a link to a page that shows them, else `onExpand` adds them. */
  readonly more?: { readonly text: string; readonly label: string; readonly to?: string }
}

export interface GraphLink {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly label: string
  /** Drawn thicker than others. */
  readonly isStrong?: boolean
}

export interface GraphTexts {
  /** Name of the graph. */
  readonly graph: string
  readonly controls: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly fullScreen: string
  readonly leaveFullScreen: string
  readonly exportSvg: string
  readonly layingOut: string
  readonly layoutFailed: string
  readonly retry: string
}

const nodeHeight = 48
const iconSpace = 44
const endSpace = 14
const widths = { least: 120, most: 260, mostWithBadge: 280 } as const
/** Average pixels per character at 13 and 11 pixels; East Asian characters and emoji are twice as wide. */
const titleCharacter = 8
const subtitleCharacter = 6.4
const labelCharacter = 6.2
const labelHeight = 16

const isWide = (character: string) =>
  /[\u1100-\u11ff\u2e80-\uffdc]|\p{Emoji_Presentation}/u.test(character)

const columnsOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (isWide(character) ? 2 : 1), 0)

/** Shortens a text to a number of columns. */
function cut(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text
  let room = columns - 1
  const kept: string[] = []
  for (const character of Array.from(text)) {
    room -= columnsOf(character)
    if (room < 0) break
    kept.push(character)
  }
  return `${kept.join('')}…`
}

const spaceOf = (width: number): number => width - iconSpace - endSpace

/** Fits the known lifecycles before kind and type. */
const mostOf = ({ badge }: GraphItem): number =>
  badge === undefined ? widths.most : widths.mostWithBadge

const titleColumns = Math.floor(spaceOf(widths.most) / titleCharacter)
/** Characters at the end of a title that is cut: the pods of one workload differ in them alone. */
const titleEnd = 6

/** A long title loses its middle. */
export function shownTitle(title: string): string {
  if (columnsOf(title) <= titleColumns) return title
  const end = Array.from(title).slice(-titleEnd).join('')
  return cut(title, titleColumns - columnsOf(end)) + end
}

/** Space of a badge's icon. */
export const badgeSpace = 16
/** Columns of the longest badge; leaves room for the kind. */
const badgeColumns = 14

interface Subtitle {
  /** The text of the badge. */
  readonly badge: string | undefined
  readonly text: string
  /** In pixels, with the badge's icon. */
  readonly width: number
}

/** The second line of a node, cut to its room. */
export function shownSubtitle(item: GraphItem): Subtitle {
  const { subtitle } = item
  const badge = item.badge && cut(item.badge.text, badgeColumns)
  const icon = badge === undefined ? 0 : badgeSpace
  const columns = Math.floor((spaceOf(mostOf(item)) - icon) / subtitleCharacter)
  const text = cut(
    badge === undefined ? subtitle : ` · ${subtitle}`,
    columns - columnsOf(badge ?? ''),
  )
  return { badge, text, width: icon + columnsOf((badge ?? '') + text) * subtitleCharacter }
}

export function sizeOfItem(item: GraphItem): Size {
  const text = Math.max(
    columnsOf(shownTitle(item.title)) * titleCharacter,
    shownSubtitle(item).width,
  )
  const width = Math.min(Math.max(iconSpace + text + endSpace, widths.least), mostOf(item))
  return { width: Math.round(width), height: nodeHeight }
}

export const sizeOfLabel = (label: string): Size => ({
  width: Math.round(columnsOf(label) * labelCharacter) + 10,
  height: labelHeight,
})

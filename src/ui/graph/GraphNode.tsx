import { type DragEvent, type KeyboardEvent, memo, type MouseEvent, type ReactNode } from 'react'
import type { Point } from '../../model/graph/layout.ts'
import { boxAround } from '../../model/graph/viewport.ts'
import { EntityIcon } from '../badges/EntityIcon.tsx'
import { Link } from '../Link.tsx'
import classes from './DependencyGraph.module.css'
import {
  badgeSpace,
  type GraphItem,
  shownSubtitle,
  shownTitle,
  sizeOfItem,
  sizeOfLabel,
} from './graphParts.ts'

interface PressProps {
  /** Link target, for new tabs at least: a plain press calls `onPress` if given. */
  readonly to: string | undefined
  /** Accessible name, if it differs from the text. */
  readonly label?: string
  readonly isPressed?: boolean
  readonly tabIndex: number
  readonly className: string | undefined
  readonly tone?: string
  readonly theme?: string
  readonly onPress: (() => void) | undefined
  readonly children: ReactNode
}

/** Prevents dragging of the link, because dragging pans the graph. */
const stayed = (event: DragEvent) => {
  event.preventDefault()
}

function buttonOf(onPress: () => void, isPressed: boolean | undefined) {
  return {
    role: 'button',
    'aria-pressed': isPressed,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onPress()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onPress()
    },
  }
}

/** A link or button inside a drawing. */
function Press(props: PressProps) {
  const { to, label, isPressed, tabIndex, className, tone, theme, onPress, children } = props
  const look = {
    className,
    'data-tone': tone,
    'data-page-theme': theme,
    'aria-label': label,
    children,
  }
  const button = onPress && { ...buttonOf(onPress, isPressed), tabIndex }
  return to === undefined ? (
    <g {...look} {...button} />
  ) : (
    <Link to={to} tabIndex={tabIndex} onDragStart={stayed} {...look} {...button} />
  )
}

const start = 44

/** The second line of a node; its badge comes first, as icon and text in its tone. */
function NodeSubtitle({ item }: { readonly item: GraphItem }) {
  const { badge, text } = shownSubtitle(item)
  if (item.badge === undefined) {
    return (
      <text className={classes['subtitle']} x={start} y={37}>
        {text}
      </text>
    )
  }
  const { tone, Icon } = item.badge
  return (
    <g className={classes['marked']} data-tone={tone}>
      <Icon x={start} y={28} size={12} aria-hidden="true" />
      <text className={classes['subtitle']} x={start + badgeSpace} y={37}>
        <tspan className={classes['badge']}>{badge}</tspan>
        {text}
      </text>
    </g>
  )
}

export interface GraphNodeProps {
  readonly item: GraphItem
  readonly at: Point
  readonly isSelected: boolean
  /** Whether the Tab key stops at it. */
  readonly isTabStop: boolean
  readonly onSelect: ((id: string) => void) | undefined
  readonly onExpand: ((id: string) => void) | undefined
}

const moreHeight = 20

/** A node's card with its expand button. */
export const GraphNode = memo(function GraphNode(props: GraphNodeProps) {
  const { item, at, isSelected, isTabStop, onSelect, onExpand } = props
  const size = sizeOfItem(item)
  const title = shownTitle(item.title)
  const isCut = title !== item.title
  const { left, top } = boxAround(at, size)
  const tabIndex = isTabStop ? 0 : -1
  const moreWidth = Math.max(36, sizeOfLabel(item.more?.text ?? '').width + 8)
  return (
    <g transform={`translate(${String(left)},${String(top)})`}>
      <Press
        to={item.to}
        isPressed={isSelected}
        tabIndex={tabIndex}
        className={classes['node']}
        tone={item.tone}
        {...(item.theme && { theme: item.theme })}
        onPress={
          onSelect &&
          (() => {
            onSelect(item.id)
          })
        }
      >
        {isCut && <title>{item.title}</title>}
        <rect className={classes['box']} {...size} rx={8} />
        <rect className={classes['tile']} x={10} y={11} width={26} height={26} rx={6} />
        <g className={classes['icon']} transform="translate(15,16)">
          {item.Icon ? (
            <item.Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <EntityIcon kind={item.kind} />
          )}
        </g>
        <text className={classes['title']} x={44} y={21} aria-hidden={isCut || undefined}>
          {title}
        </text>{' '}
        <NodeSubtitle item={item} />
      </Press>
      {item.more && (
        <Press
          to={item.more.to}
          label={item.more.label}
          tabIndex={tabIndex}
          className={classes['more']}
          onPress={
            onExpand &&
            (() => {
              onExpand(item.id)
            })
          }
        >
          <rect
            x={size.width - moreWidth + 8}
            y={size.height - moreHeight / 2}
            width={moreWidth}
            height={moreHeight}
            rx={10}
          />
          <text x={size.width - moreWidth / 2 + 8} y={size.height + 4}>
            {item.more.text}
          </text>
        </Press>
      )}
    </g>
  )
})

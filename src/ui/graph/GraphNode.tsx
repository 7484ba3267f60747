import { memo } from 'react'
import type { Point } from '../../model/graph/layout.ts'
import { boxAround } from '../../model/graph/viewport.ts'
import { EntityIcon } from '../badges/EntityIcon.tsx'
import classes from './DependencyGraph.module.css'
import { shownTitle, sizeOfItem, sizeOfLabel, type GraphItem } from './graphParts.ts'
import { NodeSubtitle } from './NodeSubtitle.tsx'
import { Press } from './Press.tsx'

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
          <EntityIcon kind={item.kind} />
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

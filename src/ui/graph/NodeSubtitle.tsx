import classes from './DependencyGraph.module.css'
import { badgeSpace, shownSubtitle, type GraphItem } from './graphParts.ts'

const start = 44

/** The second line of a node; its badge comes first, as icon and text in its tone. */
export function NodeSubtitle({ item }: { readonly item: GraphItem }) {
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

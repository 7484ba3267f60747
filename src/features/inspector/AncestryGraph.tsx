import { findEntityRef } from '../../model/entities/entityRef.ts'
import type { AncestryNode } from '../../model/inspector/ancestryLayers.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { EntityRefLink } from '../entities/EntityRefLink.tsx'
import classes from './AncestryTab.module.css'

interface AncestryGraphProps {
  readonly label: string
  /** The layers, the root first. */
  readonly layers: readonly (readonly AncestryNode[])[]
}

/** Pixels; a node of 240 fits a phone. */
const node = { width: 240, height: 52 }
const gap = { x: 24, y: 44 }

interface Place {
  readonly x: number
  readonly y: number
}

/** Layers from top to bottom, each centred; nodes are links. */
export function AncestryGraph({ label, layers }: AncestryGraphProps) {
  const widest = Math.max(1, ...layers.map(({ length }) => length))
  const width = widest * (node.width + gap.x) - gap.x
  const height = Math.max(1, layers.length) * (node.height + gap.y) - gap.y
  const places = new Map<string, Place>()
  layers.forEach((layer, row) => {
    const inset = (width - (layer.length * (node.width + gap.x) - gap.x)) / 2
    layer.forEach(({ ref }, column) => {
      places.set(ref, { x: inset + column * (node.width + gap.x), y: row * (node.height + gap.y) })
    })
  })
  const nodes = layers.flat()
  return (
    <div className={classes['graph']} role="group" aria-label={label}>
      <div className={classes['canvas']} style={{ width, height }}>
        <svg width={width} height={height} aria-hidden="true">
          {nodes.flatMap(({ ref, parents }) =>
            parents.map((parent) => (
              <path key={ref + parent} d={edge(places.get(parent), places.get(ref))} />
            )),
          )}
        </svg>
        {nodes.map(({ ref }) => (
          <div
            key={ref}
            className={classes['node']}
            style={{ ...node, insetInlineStart: places.get(ref)?.x, top: places.get(ref)?.y }}
          >
            <EntityIcon kind={findEntityRef(ref)?.kind ?? ''} />
            <span className={classes['name']} title={ref}>
              <EntityRefLink text={ref} />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** From the bottom of one node to the top of another. */
function edge(from: Place | undefined, to: Place | undefined): string {
  if (!from || !to) return ''
  const [x, y] = [from.x + node.width / 2, from.y + node.height]
  const [toX, toY] = [to.x + node.width / 2, to.y]
  const half = String((y + toY) / 2)
  return `M${String(x)} ${String(y)} C${String(x)} ${half} ${String(toX)} ${half} ${String(toX)} ${String(toY)}`
}

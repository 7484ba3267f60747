// Entities as a bar for each kind, in parts: what the cards of ownership and health draw.

import type { FacetValue } from '../entities/answers.ts'
import type { IndexFilters } from '../entities/indexLinks.ts'
import { lifecycleTone, type LifecycleTone } from '../entities/lifecycleTone.ts'

type PartTone = LifecycleTone | 'error'

export interface BarPart {
  /** Unique in its bar, and the same in all bars. */
  readonly id: string
  /** A lifecycle as written; missing for parts that have a text of their own. */
  readonly lifecycle?: string
  readonly tone: PartTone
  readonly count: number
  /** Entities that are drawn: each is in one part, though it may count for several. */
  readonly drawn: number
  readonly filters: IndexFilters
}

export interface KindBar {
  /** As the catalog writes it. */
  readonly kind: string
  readonly count: number
  readonly filters: IndexFilters
  readonly parts: readonly BarPart[]
}

/** Part of what has no lifecycle. */
const noLifecycle = 'none'

const order: readonly string[] = ['production', 'experimental', 'deprecated']
const rank = (lifecycle: string): number => {
  const place = order.indexOf(lifecycle)
  return place === -1 ? order.length : place
}

/** The same lifecycle in other letters is one: the catalog's filters do not tell them apart. */
function merged(lifecycles: readonly FacetValue[]): ReadonlyMap<string, FacetValue> {
  const all = new Map<string, FacetValue>()
  for (const { value, count } of lifecycles) {
    const id = value.toLowerCase()
    const known = all.get(id)
    all.set(id, { value: known?.value ?? value, count: count + (known?.count ?? 0) })
  }
  return all
}

/** Backstage's lifecycles in their order, then others, the most common first; then what has none. */
export function lifecycleParts(
  lifecycles: readonly FacetValue[],
  total: number,
  filters: IndexFilters,
): readonly BarPart[] {
  const known = [...merged(lifecycles)]
    .filter(([, { count }]) => count > 0)
    .sort(([one, { count }], [other, { count: more }]) => rank(one) - rank(other) || more - count)
  const rest = total - known.reduce((sum, [, { count }]) => sum + count, 0)
  const parts = known.map(([id, { value, count }]): BarPart => {
    const common = { id, lifecycle: value, tone: lifecycleTone(value), count, drawn: count }
    return { ...common, filters: { ...filters, lifecycles: value } }
  })
  if (rest <= 0) return parts
  return [...parts, { id: noLifecycle, tone: 'neutral', count: rest, drawn: rest, filters }]
}

/** Each part of any bar once, in the order of a table's columns: states, lifecycles, and what has none. */
export function partsOf(bars: readonly KindBar[]): readonly BarPart[] {
  const all = new Map(bars.flatMap(({ parts }) => parts.map((part) => [part.id, part] as const)))
  const placeOf = ({ id, lifecycle }: BarPart): number => {
    if (id === noLifecycle) return order.length + 1
    return lifecycle === undefined ? -1 : rank(id)
  }
  return [...all.values()].sort((one, other) => placeOf(one) - placeOf(other))
}

/** Whether a bar has no other parts than what has no lifecycle: nothing is to be told apart. */
export const isPlain = ({ parts }: KindBar): boolean => parts.every(({ id }) => id === noLifecycle)

/** Deprecated entities of all bars, and those that have a lifecycle. */
export function deprecatedOf(bars: readonly KindBar[]): {
  readonly deprecated: number
  readonly total: number
} {
  const parts = bars.flatMap((bar) => bar.parts.filter(({ lifecycle }) => lifecycle !== undefined))
  const sum = (some: readonly BarPart[]) => some.reduce((before, { count }) => before + count, 0)
  return { deprecated: sum(parts.filter(({ id }) => id === 'deprecated')), total: sum(parts) }
}

// The paths at which a portal mounts the pages of its plugins.

import { canonicalId, type RouteRef, type SubRouteRef, type TargetRef } from './routeRefs.ts'

export interface RouteMount {
  readonly ref: RouteRef
  /** Path pattern from the portal's root or below `parent`, such as `/catalog/:namespace/:kind/:name`. */
  readonly path: string
  readonly parent?: RouteRef
}

export interface RouteTree {
  readonly mounts: readonly RouteMount[]
  readonly subRoutes?: readonly SubRouteRef[]
}

/** All refs that can be the target of a link or binding. */
export const targetsOf = ({ mounts, subRoutes = [] }: RouteTree): readonly TargetRef[] => [
  ...mounts.map(({ ref }) => ref),
  ...subRoutes.filter(({ parent }) => mounts.some(({ ref }) => ref.id === parent.id)),
]

export const targetById = (tree: RouteTree, id: string): TargetRef | undefined =>
  targetsOf(tree).find((ref) => canonicalId(ref.id) === canonicalId(id))

/** Without the trailing `/*`. */
const trimmed = (path: string) => path.replace(/\/\*?$/, '')

/** The pattern from the portal's root; undefined if the ref or one of its parents is not mounted. */
export function fullPath({ mounts }: RouteTree, ref: TargetRef): string | undefined {
  const pathOf = (id: string, walked: readonly string[]): string | undefined => {
    const mount = mounts.find((other) => other.ref.id === id)
    if (!mount || walked.includes(id)) return undefined
    if (!mount.parent) return trimmed(mount.path)
    const above = pathOf(mount.parent.id, [...walked, id])
    return above === undefined ? undefined : above + trimmed(mount.path)
  }
  if (ref.type === 'route') return pathOf(ref.id, [])
  const above = pathOf(ref.parent.id, [])
  return above === undefined ? undefined : above + ref.path
}

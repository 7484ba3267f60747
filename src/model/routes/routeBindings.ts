// Which page an external route leads to: what the configuration says, else the code, else its own default.

import { targetById, type RouteTree } from './routeMounts.ts'
import { canonicalId, pluginOf, type ExternalRouteRef, type TargetRef } from './routeRefs.ts'
import type { Violation } from './violations.ts'

/** External route to route, both by id; false unbinds. Both of Backstage's ways to write an id hold. */
export type RouteBindings = Readonly<Record<string, string | false>>

export interface RouteOptions extends RouteTree {
  readonly externalRoutes?: readonly ExternalRouteRef[]
  /** Of the code. */
  readonly bindings?: RouteBindings
  /** `app.routes.bindings`; goes before those of the code. */
  readonly configuredBindings?: RouteBindings
}

export interface BoundRoutes {
  /** By the id of the external route. */
  readonly targets: ReadonlyMap<string, TargetRef>
  readonly violations: readonly Violation[]
}

const sameParams = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((param) => b.includes(param))

export function bindRoutes(options: RouteOptions): BoundRoutes {
  const { externalRoutes = [], bindings = {}, configuredBindings = {} } = options
  const violations: Violation[] = []
  const refuse = (id: string, rule: string, message: string) =>
    violations.push({ plugin: pluginOf(id), rule, message })

  const bound = new Map<string, string | false>()
  for (const some of [bindings, configuredBindings]) {
    const here = new Map<string, string | false>()
    for (const [id, target] of Object.entries(some)) {
      const key = canonicalId(id)
      if (!externalRoutes.some((ref) => canonicalId(ref.id) === key))
        refuse(id, 'unknownExternalRoute', `'${id}' is not an external route`)
      else if (here.has(key) && here.get(key) !== target)
        refuse(id, 'ambiguousBinding', `'${id}' is bound twice, under both of its names`)
      here.set(key, target)
    }
    for (const [key, target] of here) bound.set(key, target)
  }

  const targets = new Map<string, TargetRef>()
  for (const ref of externalRoutes) {
    const said = bound.get(canonicalId(ref.id))
    const id = said ?? ref.defaultTarget
    const target = typeof id === 'string' ? targetById(options, id) : undefined
    if (target && sameParams(target.params, ref.params)) targets.set(ref.id, target)
    else if (target)
      refuse(
        ref.id,
        'bindingParameters',
        `external route '${ref.id}' and its target '${target.id}' must have the same parameters`,
      )
    else if (typeof said === 'string')
      refuse(
        ref.id,
        'unknownTarget',
        `external route '${ref.id}' is bound to '${said}', which is not a route`,
      )
    else if (!ref.optional)
      refuse(
        ref.id,
        'unboundExternalRoute',
        `external route '${ref.id}' must be bound to a target route`,
      )
  }
  return { targets, violations }
}

// Binds external routes: the configuration comes first, then the code, then the route's own default.

import { targetById, type RouteTree } from './routeMounts.ts'
import { canonicalId, pluginOf, type ExternalRouteRef, type TargetRef } from './routeRefs.ts'
import type { Violation } from './violations.ts'

/** External route to route, by id; false unbinds. Accepts both of Backstage's spellings of ids. */
export type RouteBindings = Readonly<Record<string, string | false>>

export interface RouteOptions extends RouteTree {
  readonly externalRoutes?: readonly ExternalRouteRef[]
  /** Bindings in code. */
  readonly bindings?: RouteBindings
  /** `app.routes.bindings`, which overrides those in code. */
  readonly configuredBindings?: RouteBindings
}

export interface BoundRoutes {
  /** By the id of the external route. */
  readonly targets: ReadonlyMap<string, TargetRef>
  readonly violations: readonly Violation[]
  /** The configuration may name routes of plugins that are not in this build. */
  readonly warnings: readonly Violation[]
}

const sameParams = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((param) => b.includes(param))

interface Said {
  readonly target: string | false
  readonly isConfigured: boolean
}

export function bindRoutes(options: RouteOptions): BoundRoutes {
  const { externalRoutes = [], bindings = {}, configuredBindings = {} } = options
  const violations: Violation[] = []
  const warnings: Violation[] = []
  const say = (list: Violation[], id: string, rule: string, message: string) =>
    list.push({ plugin: pluginOf(id), rule, message })

  const said = new Map<string, Said>()
  for (const some of [bindings, configuredBindings]) {
    const isConfigured = some === configuredBindings
    const here = new Map<string, Said>()
    for (const [id, target] of Object.entries(some)) {
      const key = canonicalId(id)
      const other = here.get(key)
      if (!externalRoutes.some((ref) => canonicalId(ref.id) === key)) {
        const unknown = isConfigured ? warnings : violations
        say(unknown, id, 'unknownExternalRoute', `'${id}' is not an external route`)
      } else if (other !== undefined && other.target !== target)
        say(violations, id, 'ambiguousBinding', `'${id}' is bound twice, under both of its names`)
      here.set(key, { target, isConfigured })
    }
    for (const [key, one] of here) said.set(key, one)
  }

  const targets = new Map<string, TargetRef>()
  for (const ref of externalRoutes) {
    const own = said.get(canonicalId(ref.id))
    const id = own?.target ?? ref.defaultTarget
    const target = typeof id === 'string' ? targetById(options, id) : undefined
    const refuse = (rule: string, what: string, list = violations) =>
      say(list, ref.id, rule, `external route '${ref.id}' ${what}`)
    if (target && sameParams(target.params, ref.params)) targets.set(ref.id, target)
    else if (target)
      refuse('bindingParameters', `and its target '${target.id}' must have the same parameters`)
    else if (typeof own?.target === 'string')
      refuse(
        'unknownTarget',
        `is bound to '${own.target}', which is not a route`,
        own.isConfigured && ref.optional ? warnings : violations,
      )
    else if (!ref.optional) refuse('unboundExternalRoute', 'must be bound to a target route')
  }
  return { targets, violations, warnings }
}

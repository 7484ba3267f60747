// Resolves a ref and its parameters to a path.

import { encodePart } from '../encodePath.ts'
import { bindRoutes, type RouteOptions } from './routeBindings.ts'
import { fullPath } from './routeMounts.ts'
import type { AnyRouteRef } from './routeRefs.ts'
import { refuseViolations } from './violations.ts'

export type RouteParams<Param extends string> = Readonly<Record<Param, string>>

export interface RouteResolver {
  /**
   * The path below the portal's base, with encoded parameters. Undefined if the ref is not mounted or not bound, or a
   * parameter is missing, empty, `.` or `..`; then show no link.
   */
  readonly resolve: <Param extends string>(
    ref: AnyRouteRef<Param>,
    ...params: [Param] extends [never] ? [] : [params: RouteParams<Param>]
  ) => string | undefined
  /** Whether a path below the portal's base is that of a page, or of something in a page. */
  readonly isPage: (path: string) => boolean
}

/** Throws `RuleError` if a binding breaks a rule. */
export function createRouteResolver(options: RouteOptions): RouteResolver {
  const { targets, violations } = bindRoutes(options)
  refuseViolations(violations)
  return {
    resolve: (ref: AnyRouteRef, params: RouteParams<string> = {}) => {
      const target = ref.type === 'external' ? targets.get(ref.id) : ref
      const path = target && fullPath(options, target)
      return path === undefined ? undefined : filled(path, params)
    },
    isPage: (path) =>
      options.mounts.some(({ ref }) => {
        const pattern = fullPath(options, ref)
        return pattern !== undefined && isBelow(path, pattern)
      }),
  }
}

function isBelow(path: string, pattern: string): boolean {
  const parts = path.split('/').filter((part) => part !== '')
  const wanted = pattern.split('/').filter((part) => part !== '')
  if (wanted.length === 0) return parts.length === 0
  return (
    parts.length >= wanted.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  )
}

function filled(path: string, params: RouteParams<string>): string | undefined {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return part
    const name = part.slice(1)
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    return value === undefined || /^\.{0,2}$/.test(value) ? undefined : encoded(value)
  })
  return parts.includes(undefined) ? undefined : parts.join('/') || '/'
}

/** Undefined for half a surrogate pair, which a URL cannot hold. */
function encoded(value: string): string | undefined {
  return value.isWellFormed() ? encodePart(value) : undefined
}

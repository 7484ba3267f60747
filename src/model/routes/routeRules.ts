// Rules of routes (spec 1 §2): for single refs, and for the tree of mounted routes.

import { bindRoutes, type RouteOptions } from './routeBindings.ts'
import { fullPath, targetsOf, type RouteMount, type RouteTree } from './routeMounts.ts'
import { canonicalId, paramsOf, pluginOf, type AnyRouteRef } from './routeRefs.ts'
import { repeated, type Violation } from './violations.ts'

const word = /^\w+$/
const idForm = /^[\w-]+(?:\.[\w-]+)*\.[\w-]+$/

type Fault = readonly [rule: string, message: string]

const of = (id: string, faults: readonly Fault[]): readonly Violation[] =>
  faults.map(([rule, message]) => ({ plugin: pluginOf(id), rule, message }))

function pathFaults(id: string, path: string): Fault[] {
  const faults: Fault[] = []
  if (!path.startsWith('/'))
    faults.push(['pathStart', `path of '${id}' must start with '/', got '${path}'`])
  if (path.endsWith('/') && path !== '/')
    faults.push(['pathEnd', `path of '${id}' must not end with '/', got '${path}'`])
  for (const param of paramsOf(path).filter((name) => !word.test(name)))
    faults.push([
      'parameterForm',
      `parameter ':${param}' of '${id}' must have word characters only`,
    ])
  return faults
}

/** Violations of single refs. */
export function refViolations(refs: readonly AnyRouteRef[]): readonly Violation[] {
  return refs.flatMap((ref) => {
    const faults: Fault[] = []
    if (!idForm.test(ref.id)) faults.push(['routeId', `'${ref.id}' must be 'plugin.route'`])
    if (ref.type === 'sub') {
      faults.push(...pathFaults(ref.id, ref.path))
      if (ref.path === '/')
        faults.push(['pathEnd', `path of '${ref.id}' must not end with '/', got '/'`])
      const own = paramsOf(ref.path)
      for (const param of new Set(own.filter((name) => ref.parent.params.includes(name))))
        faults.push([
          'parameterOverlap',
          `parameter ':${param}' of '${ref.id}' is one of its parent '${ref.parent.id}' too`,
        ])
      for (const param of repeated(own, (name) => name))
        faults.push([
          'duplicateParameter',
          `parameter ':${param}' is duplicated in path '${ref.path}' of '${ref.id}'`,
        ])
    } else {
      for (const param of ref.params.filter((name) => !word.test(name)))
        faults.push([
          'parameterForm',
          `parameter ':${param}' of '${ref.id}' must have word characters only`,
        ])
    }
    return of(ref.id, faults)
  })
}

function mountFaults(tree: RouteTree, { ref, path, parent }: RouteMount): Fault[] {
  const faults = pathFaults(ref.id, path)
  const full = fullPath(tree, ref)
  if (full === undefined)
    return [
      ...faults,
      ['unmountedParent', `the parent '${parent?.id ?? ''}' of '${ref.id}' is not mounted`],
    ]
  const params = paramsOf(full)
  for (const param of repeated(params, (name) => name))
    faults.push([
      'duplicateParameter',
      `parameter ':${param}' is duplicated in path '${full}' of '${ref.id}'`,
    ])
  if (
    new Set([...params, ...ref.params]).size !== params.length ||
    params.length !== ref.params.length
  )
    faults.push([
      'parameterMismatch',
      `path '${full}' must have the parameters of '${ref.id}': ${listed(ref.params)}`,
    ])
  return faults
}

const listed = (params: readonly string[]) =>
  params.length === 0 ? 'none' : params.map((name) => `:${name}`).join(', ')

/** Paths that match the same URLs, whatever their parameters' names; routers ignore case. */
const shape = (path: string) => path.replace(/:[^/]+/g, ':').toLowerCase()

/** Violations of the tree: paths, parameters, and two routes at one path. */
function mountViolations(tree: RouteTree): readonly Violation[] {
  const { mounts, subRoutes = [] } = tree
  const placed = targetsOf(tree).flatMap((ref) => {
    const path = fullPath(tree, ref)
    return path === undefined ? [] : [{ ref, path }]
  })
  return [
    ...refViolations([...mounts.map(({ ref }) => ref), ...subRoutes]),
    ...mounts.flatMap((mount) => of(mount.ref.id, mountFaults(tree, mount))),
    ...repeated(placed, ({ ref }) => ref.id).flatMap(({ ref }) =>
      of(ref.id, [['duplicateRoute', `route '${ref.id}' is mounted more than once`]]),
    ),
    ...repeated(placed, ({ path }) => shape(path)).flatMap(({ ref, path }) => {
      const other = placed.find((each) => shape(each.path) === shape(path))
      return other === undefined || other.ref.id === ref.id
        ? []
        : of(ref.id, [
            ['duplicateRoute', `path '${path}' of '${ref.id}' is that of '${other.ref.id}'`],
          ])
    }),
  ]
}

/** All violations of mounts, refs and bindings. */
export const routeViolations = (options: RouteOptions): readonly Violation[] => {
  const { externalRoutes = [] } = options
  return [
    ...mountViolations(options),
    ...refViolations(externalRoutes),
    ...repeated(externalRoutes, ({ id }) => canonicalId(id)).map(({ id }) => ({
      plugin: pluginOf(id),
      rule: 'duplicateExternalRoute',
      message: `external route '${id}' is declared more than once`,
    })),
    ...bindRoutes(options).violations,
  ]
}

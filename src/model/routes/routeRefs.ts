// What a plugin calls its pages, without saying where they are: plain records, which say nothing of their own rules.
// `routeViolations` says where one is broken.

/** A page that a plugin owns. Its full path has exactly these parameters. */
export interface RouteRef<Param extends string = string> {
  readonly type: 'route'
  /** `{pluginId}.{routeName}`, as Backstage writes it in `app.routes.bindings`. */
  readonly id: string
  readonly params: readonly Param[]
}

/** A page below another one of the same plugin. */
export interface SubRouteRef<Param extends string = string> {
  readonly type: 'sub'
  readonly id: string
  readonly parent: RouteRef
  /** Below the parent's, such as `/tasks/:taskId`. */
  readonly path: string
  /** The parent's, then its own. */
  readonly params: readonly Param[]
}

/** A page that a plugin leads to and another plugin owns. */
export interface ExternalRouteRef<Param extends string = string> {
  readonly type: 'external'
  readonly id: string
  readonly params: readonly Param[]
  /** May be left unbound; what leads there is then hidden. */
  readonly optional: boolean
  /** Id of the route it leads to where nobody binds it. */
  readonly defaultTarget?: string
}

export type TargetRef<Param extends string = string> = RouteRef<Param> | SubRouteRef<Param>
export type AnyRouteRef<Param extends string = string> = TargetRef<Param> | ExternalRouteRef<Param>

type ParamOf<Part extends string> = Part extends `:${infer Param}` ? Param : never
type PathParams<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamOf<Part> | PathParams<Rest>
  : ParamOf<Path>

/** The parameters of a path pattern, in order, with repeats. */
export const paramsOf = (path: string): string[] =>
  path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))

export const createRouteRef = <Param extends string = never>({
  id,
  params = [],
}: {
  readonly id: string
  readonly params?: readonly Param[]
}): RouteRef<Param> => ({ type: 'route', id, params })

export const createSubRouteRef = <Path extends string, ParentParam extends string>({
  id,
  parent,
  path,
}: {
  readonly id: string
  readonly parent: RouteRef<ParentParam>
  readonly path: Path
}): SubRouteRef<ParentParam | PathParams<Path>> => ({
  type: 'sub',
  id,
  parent,
  path,
  params: [...parent.params, ...(paramsOf(path) as PathParams<Path>[])],
})

export const createExternalRouteRef = <Param extends string = never>({
  id,
  params = [],
  optional = false,
  defaultTarget,
}: {
  readonly id: string
  readonly params?: readonly Param[]
  readonly optional?: boolean
  readonly defaultTarget?: string
}): ExternalRouteRef<Param> => ({
  type: 'external',
  id,
  params,
  optional,
  ...(defaultTarget === undefined ? {} : { defaultTarget }),
})

/** The plugin that owns a ref. */
export const pluginOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')))

/**
 * What two ways of writing a ref's id have in common: Backstage names routes in two ways, `catalog.viewTechDoc` and
 * `catalog.view-techdoc`. Two plugins stay two.
 */
export const canonicalId = (id: string): string => {
  const plugin = pluginOf(id)
  return plugin + id.slice(plugin.length).replaceAll('-', '').toLowerCase()
}

// Names of plugins' pages, independent of their paths. Plain records: `routeViolations` checks their rules.

/** A page of a plugin. Its full path has exactly these parameters. */
export interface RouteRef<Param extends string = string> {
  readonly type: 'route'
  /** `{pluginId}.{routeName}`, as Backstage writes it in `app.routes.bindings`. */
  readonly id: string
  readonly params: readonly Param[]
}

/** A page below another page of the same plugin. */
export interface SubRouteRef<Param extends string = string> {
  readonly type: 'sub'
  readonly id: string
  readonly parent: RouteRef
  /** Relative to the parent, such as `/tasks/:taskId`. */
  readonly path: string
  /** The parent's parameters, then its own. */
  readonly params: readonly Param[]
}

/** A page of another plugin that a plugin links to. */
export interface ExternalRouteRef<Param extends string = string> {
  readonly type: 'external'
  readonly id: string
  readonly params: readonly Param[]
  /** May stay unbound; links to it are then hidden. */
  readonly optional: boolean
  /** Id of the default target. */
  readonly defaultTarget?: string
}

export type TargetRef<Param extends string = string> = RouteRef<Param> | SubRouteRef<Param>
export type AnyRouteRef<Param extends string = string> = TargetRef<Param> | ExternalRouteRef<Param>

type ParamOf<Part extends string> = Part extends `:${infer Param}` ? Param : never
type PathParams<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamOf<Part> | PathParams<Rest>
  : ParamOf<Path>

/** Parameters of a path pattern, in order, with duplicates. */
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

/** Id of the plugin that owns a ref. */
export const pluginOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')))

/**
 * Normalises a route id, because Backstage has two spellings: `catalog.viewTechDoc` and `catalog.view-techdoc`.
 * The plugin's part stays as it is.
 */
export const canonicalId = (id: string): string => {
  const plugin = pluginOf(id)
  return plugin + id.slice(plugin.length).replaceAll('-', '').toLowerCase()
}

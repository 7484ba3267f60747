// Services that plugins offer and a portal may replace: who creates them, and in which order (spec 1 §8 and §9).

/** Identifies a service; `Service` is its type. */
export interface ServiceRef<Service> {
  readonly id: string
  /** Never set: only carries the type. */
  readonly service?: Service
}

/** @internal Exported for tests. */
export const factoryPriorities = { default: 10, app: 50, static: 100 } as const
export type FactoryPriority = keyof typeof factoryPriorities

type Refs = Readonly<Record<string, ServiceRef<unknown>>>
export type ServicesOf<Dependencies extends Refs> = {
  readonly [Name in keyof Dependencies]: Dependencies[Name] extends ServiceRef<infer Service>
    ? Service
    : never
}

export interface ServiceFactory {
  readonly id: string
  readonly priority: FactoryPriority
  readonly dependencies: readonly string[]
  readonly create: (get: (id: string) => unknown) => unknown
}

export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** Id of the unavailable service. */
  readonly id: string

  constructor(id: string, message: string) {
    super(message)
    this.id = id
  }
}

/** Factories of plugins are `default`, those of a portal `app`; `static` ones cannot be replaced. */
export const createServiceFactory = <Service, Dependencies extends Refs = Record<string, never>>({
  ref,
  priority = 'default',
  dependencies,
  create,
}: {
  readonly ref: ServiceRef<Service>
  readonly priority?: FactoryPriority
  readonly dependencies?: Dependencies
  readonly create: (services: ServicesOf<Dependencies>) => Service
}): ServiceFactory => {
  const refs = Object.entries<ServiceRef<unknown>>(dependencies ?? {})
  return {
    id: ref.id,
    priority,
    dependencies: refs.map(([, { id }]) => id),
    create: (get) =>
      create(
        Object.fromEntries(
          refs.map(([name, { id }]) => [name, get(id)]),
        ) as ServicesOf<Dependencies>,
      ),
  }
}

export interface ServiceHolder {
  /** Creates each service once, when first requested. Throws `ServiceError` if it has no factory. */
  readonly get: <Service>(ref: ServiceRef<Service>) => Service
}

/** The factory with the highest priority for each service. Throws `ServiceError` if two have the same. */
function chosenFactories(
  factories: readonly ServiceFactory[],
): ReadonlyMap<string, ServiceFactory> {
  const chosen = new Map<string, ServiceFactory>()
  const seen = new Set<string>()
  for (const factory of factories) {
    const { id, priority } = factory
    const key = `${priority} ${id}`
    if (seen.has(key))
      throw new ServiceError(id, `Duplicate factory for ${id} of priority '${priority}'`)
    seen.add(key)
    const other = chosen.get(id)
    if (!other || factoryPriorities[other.priority] < factoryPriorities[priority])
      chosen.set(id, factory)
  }
  return chosen
}

/** Throws `ServiceError` for a missing or circular dependency. */
function checkDependencies(factories: ReadonlyMap<string, ServiceFactory>): void {
  const good = new Set<string>()
  const visit = (id: string, path: readonly string[]): void => {
    if (good.has(id)) return
    const at = path.indexOf(id)
    if (at >= 0)
      throw new ServiceError(
        id,
        `Circular dependency of services: ${[...path.slice(at), id].join(' → ')}`,
      )
    const factory = factories.get(id)
    if (!factory)
      throw new ServiceError(
        id,
        `No implementation available for ${id}, a dependency of ${path.at(-1) ?? 'nobody'}`,
      )
    for (const dependency of factory.dependencies) visit(dependency, [...path, id])
    good.add(id)
  }
  for (const id of factories.keys()) visit(id, [])
}

/** Throws `ServiceError` if the factories conflict; creates nothing yet. */
export function createServiceHolder(all: readonly ServiceFactory[]): ServiceHolder {
  const factories = chosenFactories(all)
  checkDependencies(factories)
  const made = new Map<string, unknown>()
  const get = (id: string): unknown => {
    if (made.has(id)) return made.get(id)
    const factory = factories.get(id)
    if (!factory) throw new ServiceError(id, `No implementation available for ${id}`)
    const service = factory.create(get)
    made.set(id, service)
    return service
  }
  return { get: <Service>({ id }: ServiceRef<Service>) => get(id) as Service }
}

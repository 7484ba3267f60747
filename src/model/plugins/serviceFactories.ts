// Services that a plugin offers and a portal may replace: who makes each, in which order (spec 1 §8 and §9).

/** What a service is known by; `Service` is the type of what stands behind it. */
export interface ServiceRef<Service> {
  readonly id: string
  /** Never there: it only carries the type. */
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
  /** The service that cannot be had. */
  readonly id: string

  constructor(id: string, message: string) {
    super(message)
    this.id = id
  }
}

/** A plugin's own factory is `default`, that of a portal `app`; what nobody may replace is `static`. */
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
  /** Each service is made once, when it is first asked for. Throws `ServiceError` where nobody makes it. */
  readonly get: <Service>(ref: ServiceRef<Service>) => Service
}

/** The factory of the highest priority for each service. Throws `ServiceError` where two have the same. */
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

/** Throws `ServiceError` where a dependency is missing, or where services wait for each other. */
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

/** Throws `ServiceError` where the factories do not fit together; makes nothing yet. */
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

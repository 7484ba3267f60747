// Builds a portal from its definition: routes, services and checks.

import type { PortalConfig } from '../model/config/portalConfig.ts'
import type { PluginRecord } from '../model/plugins/pluginRules.ts'
import {
  createServiceHolder,
  ServiceError,
  type ServiceHolder,
} from '../model/plugins/serviceFactories.ts'
import { catalogEntityRoute } from '../model/routes/portalRoutes.ts'
import { bindRoutes, type RouteOptions } from '../model/routes/routeBindings.ts'
import { pluginOf } from '../model/routes/routeRefs.ts'
import { createRouteResolver, type RouteResolver } from '../model/routes/routeResolver.ts'
import { refuseViolations, type Violation } from '../model/routes/violations.ts'
import { coreServiceFactories } from '../sagas/services/coreServices.ts'
import type { Services } from '../sagas/services/services.ts'
import type { PluginManifest, PortalDefinition } from './plugin.ts'

type Bindings = Pick<PortalConfig, 'routeBindings'>

const recordOf = ({
  pages = [],
  entityTabs = [],
  featureFlags = [],
  ...manifest
}: PluginManifest): PluginRecord => ({
  ...manifest,
  featureFlags: featureFlags.map(({ name }) => name),
  routes: [...pages, ...entityTabs].map(({ route }) => route),
})

/** The portal's own themes follow the rules for plugins. */
const portalItself = ({ themes }: PortalDefinition): readonly PluginRecord[] =>
  themes ? [{ id: 'portal', themes }] : []

function routeOptionsOf({ plugins, bindings }: PortalDefinition, config: Bindings): RouteOptions {
  return {
    mounts: plugins.flatMap(({ pages = [], entityTabs = [] }) => [
      ...pages.map(({ route, path }) => ({ ref: route, path })),
      ...entityTabs.map(({ route, path }) => ({ ref: route, path, parent: catalogEntityRoute })),
    ]),
    subRoutes: plugins.flatMap(({ subRoutes = [] }) => subRoutes),
    externalRoutes: plugins.flatMap(({ externalRoutes = [] }) => externalRoutes),
    configuredBindings: config.routeBindings,
    ...(bindings && { bindings }),
  }
}

export interface Portal extends ServiceHolder {
  /** Throws `RuleError` if bindings or services break a rule. Returns the warnings. */
  readonly check: (config: Bindings) => readonly Violation[]
  /** Rejects with a `RuleError` that has all violations of plugins. */
  readonly checkAll: (config: Bindings) => Promise<void>
  /** Throws `RuleError` as `check` does. */
  readonly routes: (config: Bindings) => RouteResolver
}

/** `world` is called when the first service is created. */
export function createPortal(definition: PortalDefinition, world: () => Services): Portal {
  let holder: ServiceHolder | undefined
  const services = () =>
    (holder ??= createServiceHolder([
      ...coreServiceFactories(world),
      ...definition.plugins.flatMap(({ services = [] }) => services),
      ...(definition.services ?? []),
    ]))
  const serviceViolations = (): readonly Violation[] => {
    try {
      services()
      return []
    } catch (thrown) {
      if (!(thrown instanceof ServiceError)) throw thrown
      const { id, message } = thrown
      return [{ plugin: pluginOf(id), rule: 'serviceFactories', message }]
    }
  }
  return {
    check: (config) => {
      const routes = routeOptionsOf(definition, config)
      const { violations, warnings } = bindRoutes(routes)
      refuseViolations([...violations, ...serviceViolations()])
      return warnings
    },
    checkAll: async (config) => {
      // Without the chunk the portal works as it was built.
      const rules = await Promise.all([
        import(/* webpackChunkName: "deferred" */ '../model/plugins/pluginRules.ts'),
        import(/* webpackChunkName: "deferred" */ '../model/routes/routeRules.ts'),
      ]).then(
        ([ofPlugins, ofRoutes]) => ({
          pluginViolations: ofPlugins.pluginViolations,
          routeViolations: ofRoutes.routeViolations,
        }),
        () => undefined,
      )
      const records = [...portalItself(definition), ...definition.plugins.map(recordOf)]
      refuseViolations([
        ...(rules?.pluginViolations(records) ?? []),
        ...(rules?.routeViolations(routeOptionsOf(definition, config)) ?? []),
        ...serviceViolations(),
      ])
    },
    routes: (config) => createRouteResolver(routeOptionsOf(definition, config)),
    get: (ref) => services().get(ref),
  }
}

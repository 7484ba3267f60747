import { expect, it, jest } from '@jest/globals'
import { definition } from '../../../config/plugins.ts'
import { createServiceFactory } from '../../../src/model/plugins/serviceFactories.ts'
import * as routes from '../../../src/model/routes/portalRoutes.ts'
import { customUserRef } from '../../../src/model/session/customUser.ts'
import { createPortal } from '../../../src/plugins/portal.ts'
import * as core from '../../../src/sagas/services/coreServices.ts'
import type { Services } from '../../../src/sagas/services/services.ts'

const world = {
  clock: {},
  storage: {},
  report: {},
  backend: {},
  fetch: {},
  configuration: {},
  identity: { api: {} },
} as unknown as Services

it('offers its own services to plugins', () => {
  const portal = createPortal({ plugins: [] }, () => world)
  expect(portal.get(core.clockRef)).toBe(world.clock)
  expect(portal.get(core.storageRef)).toBe(world.storage)
  expect(portal.get(core.reportRef)).toBe(world.report)
  expect(portal.get(core.backendRef)).toBe(world.backend)
  expect(portal.get(core.fetchRef)).toBe(world.fetch)
  expect(portal.get(core.configRef)).toBe(world.configuration)
  expect(portal.get(core.identityRef)).toBe(world.identity.api)
})

it('hands a custom user past the store to whoever keeps tokens', () => {
  const keep = jest.fn()
  const portal = createPortal({ plugins: [] }, () => ({ session: { keep } }) as unknown as Services)
  const user = { userId: 'user:default/mona', idToken: 'a.b.c' }
  portal.get(customUserRef).keep(user)
  expect(keep).toHaveBeenCalledWith(user)
})

it('may have one of them replaced', () => {
  const clock = { now: () => 7 }
  const services = [
    createServiceFactory({ ref: core.clockRef, priority: 'app', create: () => clock }),
  ]
  expect(createPortal({ plugins: [], services }, () => world).get(core.clockRef)).toBe(clock)
})

it('has its pages where a stock Backstage has them, and leads from one plugin to another', () => {
  const portal = createPortal(definition, () => world)
  expect(portal.check({ routeBindings: {} })).toEqual([])
  const { resolve } = portal.routes({ routeBindings: {} })
  const entity = { namespace: 'default', kind: 'component', name: 'a' }
  expect(resolve(routes.catalogIndexRoute)).toBe('/catalog')
  expect(resolve(routes.catalogEntityRoute, entity)).toBe('/catalog/default/component/a')
  expect(resolve(routes.catalogImportRoute)).toBe('/catalog-import')
  expect(resolve(routes.apiDocsRoute)).toBe('/api-docs')
  expect(resolve(routes.catalogGraphRoute)).toBe('/catalog-graph')
  expect(resolve(routes.settingsRoute)).toBe('/settings')
  expect(resolve(routes.registerApiRoute)).toBe('/catalog-import')
  expect(resolve(routes.unregisterRedirectRoute)).toBe('/catalog')
})

it('leads to the scaffolder and to the documentation', () => {
  const portal = createPortal(definition, () => world)
  const { resolve } = portal.routes({ routeBindings: {} })
  expect(resolve(routes.createComponentRoute)).toBe('/create')
  const entity = { namespace: 'default', kind: 'component', name: 'a' }
  expect(resolve(routes.viewTechDocRoute, entity)).toBe('/docs/default/component/a')
  const chosen = { namespace: 'default', templateName: 'node' }
  expect(resolve(routes.createFromTemplateRoute, chosen)).toBe('/create/templates/default/node')
})

import { expect, it, jest } from '@jest/globals'
import { customUserRef } from '../../src/model/auth/customUser.ts'
import { createServiceFactory } from '../../src/model/plugins/serviceFactories.ts'
import { createPortal } from '../../src/plugins/portal.ts'
import * as core from '../../src/sagas/services/coreServices.ts'
import type { Services } from '../../src/sagas/services/services.ts'

const world = {
  clock: {},
  storage: {},
  report: {},
  backend: {},
  fetch: {},
  identity: { api: {} },
} as unknown as Services

it('offers its own services to plugins', () => {
  const portal = createPortal({ plugins: [] }, () => world)
  expect(portal.get(core.clockRef)).toBe(world.clock)
  expect(portal.get(core.storageRef)).toBe(world.storage)
  expect(portal.get(core.reportRef)).toBe(world.report)
  expect(portal.get(core.backendRef)).toBe(world.backend)
  expect(portal.get(core.fetchRef)).toBe(world.fetch)
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

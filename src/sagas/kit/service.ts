// How a saga reaches services: by name, from the context that `createStore` provides.

import { getContext, type SagaGenerator } from 'typed-redux-saga'
import type { ServiceRef } from '../../model/plugins/serviceFactories.ts'
import type { Services } from '../services/services.ts'

/** Throws if the store was created without that service. */
export function* service<Name extends keyof Services>(name: Name): SagaGenerator<Services[Name]> {
  const found = yield* getContext<Services[Name] | undefined>(name)
  if (found === undefined) throw new Error(`saga context: "${name}" was not provided`)
  return found
}

/** A service of a plugin. Throws `ServiceError` if no plugin provides it. */
export function* pluginService<Service>(ref: ServiceRef<Service>): SagaGenerator<Service> {
  return (yield* service('portal')).get(ref)
}

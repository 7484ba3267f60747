// The portal's routes and its plugins' services, for components.

import { createContext, useContext } from 'react'
import type { ServiceHolder, ServiceRef } from '../../model/plugins/serviceFactories.ts'
import type { AnyRouteRef } from '../../model/routes/routeRefs.ts'
import type { RouteParams, RouteResolver } from '../../model/routes/routeResolver.ts'

export interface PortalTree extends ServiceHolder, RouteResolver {}

export const PortalContext = createContext<PortalTree | null>(null)

/** Throws outside the portal; `what` names the caller in the message. */
export function usePortalTree(what: string): PortalTree {
  const tree = useContext(PortalContext)
  if (!tree) throw new Error(`${what} was used outside of the portal's tree`)
  return tree
}

/** The path of a route; undefined if it is not bound, and its links are then hidden. */
export function useRoute<Param extends string>(
  ref: AnyRouteRef<Param>,
  ...params: [Param] extends [never] ? [] : [params: RouteParams<Param>]
): string | undefined {
  return usePortalTree(`Route '${ref.id}'`).resolve(ref, ...params)
}

/** Throws `ServiceError` 'No implementation available for {id}' if no plugin provides it. */
export const useService = <Service>(ref: ServiceRef<Service>): Service =>
  usePortalTree(`Service '${ref.id}'`).get(ref)

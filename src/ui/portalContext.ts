// What components reach of the portal around them: where its routes lead, and the services of its plugins.

import { createContext, useContext } from 'react'
import type { ServiceHolder, ServiceRef } from '../model/plugins/serviceFactories.ts'
import type { AnyRouteRef } from '../model/routes/routeRefs.ts'
import type { RouteParams, RouteResolver } from '../model/routes/routeResolver.ts'

export interface PortalTree extends ServiceHolder, RouteResolver {}

export const PortalContext = createContext<PortalTree | null>(null)

/** Throws where a component stands outside the portal. `what` names it in the message. */
export function usePortalTree(what: string): PortalTree {
  const tree = useContext(PortalContext)
  if (!tree) throw new Error(`${what} was used outside of the portal's tree`)
  return tree
}

/** The path that a route leads to; nothing where it leads nowhere, and what would lead there is then hidden. */
export function useRoute<Param extends string>(
  ref: AnyRouteRef<Param>,
  ...params: [Param] extends [never] ? [] : [params: RouteParams<Param>]
): string | undefined {
  return usePortalTree(`Route '${ref.id}'`).resolve(ref, ...params)
}

/** Throws `ServiceError` 'No implementation available for {id}' where no plugin makes it. */
export const useService = <Service>(ref: ServiceRef<Service>): Service =>
  usePortalTree(`Service '${ref.id}'`).get(ref)

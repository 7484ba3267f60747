// The routes, apart from the manifest because the pages use them too.

import { catalogIndexRoute } from '../../../../../src/model/routes/portalRoutes.ts'
import {
  createExternalRouteRef,
  createRouteRef,
  createSubRouteRef,
} from '../../../../../src/model/routes/routeRefs.ts'

export const pulseRoute = createRouteRef({ id: 'pulse.root' })
export const pulseDayRoute = createSubRouteRef({
  id: 'pulse.day',
  parent: pulseRoute,
  path: '/days/:day',
})
export const pulseTabRoute = createRouteRef({
  id: 'pulse.tab',
  params: ['namespace', 'kind', 'name'],
})
export const pulseListRoute = createExternalRouteRef({
  id: 'pulse.list',
  defaultTarget: catalogIndexRoute.id,
})

import { catalogIndexRoute } from '@portico/core/model/routes/portalRoutes'
import { createExternalRouteRef, createRouteRef } from '@portico/core/model/routes/routeRefs'

export const tagsRoute = createRouteRef({ id: 'tags.root' })
export const tagsCatalogRoute = createExternalRouteRef({
  id: 'tags.catalog',
  defaultTarget: catalogIndexRoute.id,
})

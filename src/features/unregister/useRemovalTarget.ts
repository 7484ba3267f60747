import type { Entity } from '../../model/entities/entity.ts'
import { removalTarget, type RemovalTarget } from '../../model/entities/removal.ts'
import { catalogPath } from '../../model/paths.ts'
import { unregisterRedirectRoute } from '../../model/routes/portalRoutes.ts'
import { useRoute } from '../../ui/portalContext.ts'

/** What is to be taken out; afterwards the bound page is shown, else the catalog (UNREG-14). */
export function useRemovalTarget(entity: Entity): RemovalTarget {
  return removalTarget(entity, useRoute(unregisterRedirectRoute) ?? catalogPath)
}

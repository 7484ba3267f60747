// Whether the catalog can be asked to read an entity's source again.

import { annotation, locationAnnotation } from './annotations.ts'
import type { Entity } from './entity.ts'

/** Other locations are expensive to read, or cannot be refreshed on demand. */
export const isRefreshable = (entity: Entity): boolean =>
  /^(?:url|file):/.test(annotation(entity, locationAnnotation) ?? '')

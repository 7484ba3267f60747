import { stringifyEntityRef, type EntityRef } from '../../../model/entities/entityRef.ts'
import { presentRef, type PresentedRef } from '../../../model/entities/presentation.ts'
import { usePresentation } from './presentationApi.ts'

/**
 * The name, picture and page of a ref: what the ref itself says at once, its name when it is known. All refs of a
 * page are asked for together, after it is drawn; where that fails, the ref stands for itself.
 */
export function useEntityPresentation(
  ref: EntityRef | undefined,
  expectedKind?: string,
): PresentedRef | undefined {
  const found = usePresentation(ref && stringifyEntityRef(ref))
  return ref && presentRef(ref, found, expectedKind)
}

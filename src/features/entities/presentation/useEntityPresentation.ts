import { stringifyEntityRef, type EntityRef } from '../../../model/entities/entityRef.ts'
import { presentRef, type PresentedRef } from '../../../model/entities/presentation.ts'
import { usePresentation } from './presentationApi.ts'

/**
 * Name, icon and link of a ref: from the ref itself at first, then with the entity's name. All refs of a page are
 * requested together, after it is rendered; if that fails, the ref itself is shown.
 */
export function useEntityPresentation(
  ref: EntityRef | undefined,
  expectedKind?: string,
): (PresentedRef & { readonly isPending: boolean }) | undefined {
  const { found, isPending } = usePresentation(ref && stringifyEntityRef(ref))
  return ref && { ...presentRef(ref, found, expectedKind), isPending }
}

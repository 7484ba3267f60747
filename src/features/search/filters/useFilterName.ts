import { findEntityRef } from '../../../model/entities/entityRef.ts'
import { useEntityPresentation } from '../../entities/presentation/useEntityPresentation.ts'

/** A filter's value as it is shown: owners by their titles. */
export function useFilterName(field: string, value: string | undefined): string {
  const isOwner = field === 'owner' && value !== undefined
  const ref = isOwner ? findEntityRef(value, { kind: 'group' }) : undefined
  return useEntityPresentation(ref, 'group')?.name ?? value ?? ''
}

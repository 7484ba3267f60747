import { useSelector } from 'react-redux'
import { findEntityRef, humanizeEntityRef } from '../../../model/entities/entityRef.ts'
import { selectProfile } from '../../session/sessionSlice.ts'

/** The user's display name, else their entity ref. */
export function useAccountName(userEntityRef: string): string {
  const ref = findEntityRef(userEntityRef)
  const profile = useSelector(selectProfile)
  return profile?.displayName ?? (ref ? humanizeEntityRef(ref, 'user') : userEntityRef)
}

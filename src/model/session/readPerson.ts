import { isRecord } from '../isRecord.ts'
import { isTexts } from '../isTexts.ts'
import type { Identity, Profile } from './person.ts'

export interface Person {
  readonly identity: Identity
  readonly profile: Profile
}

/** Reads a person from what others may have written; undefined for anything else. */
export function readPerson(value: unknown): Person | undefined {
  if (!isRecord(value)) return undefined
  const { identity, profile } = value
  if (!isRecord(identity) || typeof identity['userEntityRef'] !== 'string') return undefined
  const { userEntityRef, ownershipEntityRefs } = identity
  if (!isTexts(ownershipEntityRefs) || !isRecord(profile)) return undefined
  const texts = Object.entries(profile).filter(([, text]) => typeof text === 'string')
  return {
    identity: { userEntityRef, ownershipEntityRefs },
    profile: Object.fromEntries(texts),
  }
}

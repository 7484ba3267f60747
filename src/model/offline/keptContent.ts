// What a person has seen, kept in this browser: drawn at once at the next visit, and readable without a network.

import { isRecord } from '../isRecord.ts'
import { isTexts } from '../isTexts.ts'
import type { Identity, Profile, SignInMethod } from '../session/person.ts'

/** Who was signed in last, without tokens. */
export interface KeptPerson {
  readonly method: SignInMethod
  readonly identity: Identity
  readonly profile: Profile
}

/** A successful answer of the backend. */
export interface KeptAnswer {
  readonly text: string
  /** When it was received, in milliseconds since epoch. */
  readonly at: number
}

/** Content of one person and of one build; never throws: without storage nothing is kept. */
export interface KeptContent {
  /** Whoever was signed in with this method at the last visit; null if the content belongs to another build. */
  readonly recall: (method: SignInMethod) => Promise<KeptPerson | null>
  /** Keeps and reads from now on. Content of any other person is removed first. */
  readonly begin: (person: KeptPerson) => Promise<void>
  /** Removes all content; nothing is kept or read until the next `begin`. */
  readonly wipe: () => Promise<void>
  /** The last answer to the same request. */
  readonly read: (key: string) => Promise<KeptAnswer | null>
  /** Written a little later. Long texts are left out. */
  readonly keep: (key: string, text: string) => void
  /** For content that proved unreadable or is gone. */
  readonly drop: (key: string) => void
}

/** Names a request; the person's token is not part of it. */
export const keptKey = (method: string, url: string, body?: string): string =>
  body === undefined ? `${method} ${url}` : `${method} ${url} ${body}`

/** Undefined for anything else: another program may have written it. */
export function readKeptPerson(value: unknown): KeptPerson | undefined {
  if (!isRecord(value) || typeof value['method'] !== 'string') return undefined
  const { method, identity, profile } = value
  if (!isRecord(identity) || typeof identity['userEntityRef'] !== 'string') return undefined
  const { userEntityRef, ownershipEntityRefs } = identity
  if (!isTexts(ownershipEntityRefs) || !isRecord(profile)) return undefined
  const texts = Object.entries(profile).filter(([, text]) => typeof text === 'string')
  return {
    method,
    identity: { userEntityRef, ownershipEntityRefs },
    profile: Object.fromEntries(texts),
  }
}

export const readKeptAnswer = (value: unknown): KeptAnswer | null =>
  isRecord(value) && typeof value['text'] === 'string' && typeof value['at'] === 'number'
    ? { text: value['text'], at: value['at'] }
    : null

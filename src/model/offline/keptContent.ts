// What a person has seen, kept in this browser: drawn at once at the next visit, and readable without a network.

import { isRecord } from '../isRecord.ts'
import type { SignInMethod } from '../session/person.ts'
import { readPerson, type Person } from '../session/readPerson.ts'

/** Who was signed in last, without tokens. */
export interface KeptPerson extends Person {
  readonly method: SignInMethod
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
  const person = readPerson(value)
  return person && { method: value['method'], ...person }
}

export const readKeptAnswer = (value: unknown): KeptAnswer | null =>
  isRecord(value) && typeof value['text'] === 'string' && typeof value['at'] === 'number'
    ? { text: value['text'], at: value['at'] }
    : null

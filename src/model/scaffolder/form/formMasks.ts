// Masks that stand for the secrets of a form, and the service that keeps what they stand for. Apart from `formSecrets.ts`,
// because every page starts this service.

import type { Json } from '../../json.ts'
import type { ServiceRef } from '../../plugins/serviceFactories.ts'

export interface FormSecrets {
  /** The mask of a value; equal for equal values of a form. Masks never change what they stand for. */
  readonly maskOf: (form: string, value: Json) => string
  /** Undefined if it is not known (any more). */
  readonly secretOf: (form: string, mask: string) => Json | undefined
  /** A secret that belongs to no field of its own, such as a repository's credentials; an empty text removes it. */
  readonly add: (form: string, name: string, text: string) => void
  /** By name. */
  readonly added: (form: string) => Readonly<Record<string, string>>
  /** Without a form, everything. */
  readonly forget: (form?: string) => void
}

export const formSecretsRef: ServiceRef<FormSecrets> = { id: 'scaffolder.formSecrets' }

/** People and the backend see this in place of a secret. */
export const shownMask = '********'

/** Of a secret that a draft or a link had, which must be entered again. */
export const lostMask = `${shownMask}:lost`

/** `id` is random, so that nobody can write a link with the mask of somebody's secret. */
export const maskWithId = (id: string): string => `${shownMask}:${id}`

export const isMask = (value: unknown): value is string =>
  typeof value === 'string' && /^\*{8}:(?:lost|[\da-f-]{36})$/.test(value)

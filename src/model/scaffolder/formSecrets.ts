// Secrets that are typed into forms. They are kept in memory only, by template, until its task is started.

import type { ServiceRef } from '../plugins/serviceFactories.ts'

/** A field's text, and where the backend expects it. */
export interface FieldSecret {
  /** `secrets` of the request by name, or its `values` in place of the mask. */
  readonly sentAs: 'secret' | 'value'
  /** The field's name, under which a secret is sent. */
  readonly name: string
  readonly text: string
}

export interface SealedValues {
  /** The request's `secrets`. */
  readonly secrets: Readonly<Record<string, string>>
  /** Texts by the JSON pointer of their mask in the request's `values`. */
  readonly values: ReadonlyMap<string, string>
}

export interface FormSecrets {
  /** The text of a field, by its JSON pointer. */
  readonly get: (templateRef: string, pointer: string) => string | undefined
  /** An empty text removes it. */
  readonly set: (templateRef: string, pointer: string, secret: FieldSecret) => void
  /** A secret that belongs to no field of its own, such as a repository's credentials; an empty text removes it. */
  readonly add: (templateRef: string, name: string, text: string) => void
  readonly sealed: (templateRef: string) => SealedValues
  /** Without a template, everything. */
  readonly forget: (templateRef?: string) => void
}

export const formSecretsRef: ServiceRef<FormSecrets> = { id: 'scaffolder.formSecrets' }

/** Shown and stored instead of a secret; at least as long as the field's schema demands. */
export const secretMask = (minLength = 0): string => '*'.repeat(Math.max(8, minLength))

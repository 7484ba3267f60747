// The catalog's opinion on entities and locations before they are registered (spec 1 §5, §7).

import { isRecord } from '../isRecord.ts'
import { WrongShapeError } from '../wrongShape.ts'
import { decodeEntity } from './answers.ts'
import type { Entity } from './entity.ts'
import type { LocationRef } from './locationRef.ts'

interface ValidationError {
  readonly name: string
  readonly message: string
}

export type EntityValidation =
  { readonly valid: true } | { readonly valid: false; readonly errors: readonly ValidationError[] }

const readError = (value: unknown): ValidationError => {
  const { name, message } = isRecord(value) ? value : {}
  if (typeof message !== 'string') throw new WrongShapeError('The response names no errors')
  return { name: typeof name === 'string' ? name : 'Error', message }
}

/** The content of a 400: a list of errors, or the one error that prevented the check (CATAPI-15). */
export function decodeRefusal(json: unknown): EntityValidation {
  const { errors, error } = isRecord(json) ? json : {}
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [error]
  return { valid: false, errors: list.map(readError) }
}

interface ExistingFile {
  readonly location: LocationRef
  readonly isRegistered: boolean
  readonly entity: Entity
}

/** The entities that the analysis of a repository found or suggests. */
export interface LocationAnalysis {
  readonly existing: readonly ExistingFile[]
  /** Suggested entities; parts may be missing. */
  readonly generated: readonly Readonly<Record<string, unknown>>[]
}

function readExisting(value: unknown): ExistingFile {
  const file = isRecord(value) ? value : {}
  const { type, target } = isRecord(file['location']) ? file['location'] : {}
  if (typeof type !== 'string' || typeof target !== 'string') {
    throw new WrongShapeError('The response has a file without a location')
  }
  return {
    location: { type, target },
    isRegistered: file['isRegistered'] === true,
    entity: decodeEntity(file['entity']),
  }
}

export function decodeAnalysis(json: unknown): LocationAnalysis {
  const { existingEntityFiles: existing, generateEntities: generated } = isRecord(json) ? json : {}
  if (!Array.isArray(existing) || !Array.isArray(generated)) {
    throw new WrongShapeError('The response is not an analysis')
  }
  return {
    existing: existing.map(readExisting),
    generated: generated
      .map((one: unknown) => (isRecord(one) ? one['entity'] : undefined))
      .filter(isRecord),
  }
}

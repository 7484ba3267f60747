// The values that a task was started with, as its page shows them: readable, and without secrets.

import { asJsonRecord, type Json, type JsonRecord } from '../json.ts'
import { isMask as isOwnMask, lostMask } from './formMasks.ts'
import { withMembers } from './markedSchema.ts'

export interface InputValue {
  readonly name: string
  /** Without secrets; YAML for lists and objects. */
  readonly text: string
  /** Not a plain text. */
  readonly isCode: boolean
  /** `sealed`: there is only a mask. `hidden`: its name says that it may be a secret. */
  readonly secret?: 'sealed' | 'hidden'
}

/** In place of a secret. */
const dots = '••••••••'

const isMask = (value: Json): boolean =>
  isOwnMask(value) || (typeof value === 'string' && /^\*{3,}$/.test(value))

const secretName =
  /passw(?:or)?d|passphrase|secret|token|credential|(?:api|private|access)[-_]?key|(?:^|_|-)(?:pass|pwd|pin)$/i

const isSecretName = (name: string, value: Json): boolean =>
  typeof value === 'string' && value !== '' && secretName.test(name)

/** A text on one line that YAML reads as the same text. */
const isPlain = (text: string): boolean => /^[\p{L}/][\p{L}\p{N} ./@_-]*$/u.test(text)

const scalar = (value: Json): string =>
  isMask(value)
    ? dots
    : typeof value === 'string' && (value === dots || isPlain(value))
      ? value
      : JSON.stringify(value)

const isNested = (value: Json): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

const member = (name: string, value: Json, indent: string): string =>
  isNested(value)
    ? `${indent}${name}:\n${yamlOf(value, `${indent}  `)}`
    : `${indent}${name}: ${scalar(value)}`

function yamlOf(value: Json, indent = ''): string {
  if (!isNested(value)) return indent + scalar(value)
  if (Array.isArray(value))
    return (value as readonly Json[])
      .map((one) => `${indent}- ${yamlOf(one, `${indent}  `).trimStart()}`)
      .join('\n')
  return Object.entries(value as JsonRecord)
    .map(([name, one]) => {
      const isSecret = isMask(one) || isSecretName(name, one)
      return member(name, isSecret ? dots : one, indent)
    })
    .join('\n')
}

function inputValue([name, value]: readonly [string, Json]): InputValue {
  if (isMask(value)) return { name, text: dots, isCode: false, secret: 'sealed' }
  if (typeof value !== 'string') return { name, text: yamlOf(value), isCode: true }
  const isHidden = isSecretName(name, value)
  return { name, text: value, isCode: false, ...(isHidden && { secret: 'hidden' as const }) }
}

/** Masks in place of what may be secrets by their names, where no schema says which are. */
export function withoutNamedSecrets(values: JsonRecord): JsonRecord {
  const without = (value: Json): Json =>
    withMembers(value, (one, key) => (isSecretName(String(key), one) ? lostMask : without(one)))
  return asJsonRecord(without(values))
}

export const inputValues = (parameters: JsonRecord): readonly InputValue[] =>
  Object.entries(parameters).map(inputValue)

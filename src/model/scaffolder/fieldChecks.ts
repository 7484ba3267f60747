// The rules of the form's own fields (spec 2 §5), beyond their JSON schema.

import { findEntityRef } from '../entities/entityRef.ts'
import { isEntityName, isTag } from '../entities/validators.ts'
import type { IntegrationType } from '../integrations/integration.ts'
import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../json.ts'
import type { FieldProblem } from './checkValues.ts'
import { pointerPart } from './formDraft.ts'
import { repoUrlFault } from './repoUrl.ts'

export interface HostTypes {
  /** The type of the integration for a host. */
  readonly typeOf: (host: string) => IntegrationType | undefined
}

type Fault = Omit<FieldProblem, 'pointer'>
type Check = (value: Json, hosts: HostTypes) => readonly Fault[]

const textsIn = (value: Json): readonly string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string')

const checks: Readonly<Record<string, Check>> = {
  EntityNamePicker: (value) =>
    textsIn(value).flatMap((name) =>
      isEntityName(name) ? [] : [{ keyword: 'entityName', params: {} }],
    ),
  EntityTagsPicker: (value) =>
    textsIn(value).flatMap((tag) => (isTag(tag) ? [] : [{ keyword: 'tag', params: { tag } }])),
  MultiEntityPicker: (value) =>
    textsIn(value).flatMap((ref) =>
      findEntityRef(ref)
        ? []
        : [{ keyword: 'entityRef', params: { ref }, text: `${ref} is not a valid entity ref` }],
    ),
  RepoUrlPicker: (value, { typeOf }) =>
    textsIn(value).flatMap((url) => {
      const part = repoUrlFault(url, typeOf)
      return part === undefined ? [] : [{ keyword: 'repoUrl', params: { part } }]
    }),
}

export interface ShownField {
  readonly pointer: string
  /** Its `ui:field`. */
  readonly name: string
  readonly options: JsonRecord
  readonly value: Json
}

/** The fields with a `ui:field` that have a value. `values` are those that the form shows. */
export const shownFields = (
  uiSchema: JsonRecord,
  values: JsonRecord,
  pointer = '',
): readonly ShownField[] =>
  Object.entries(values).flatMap(([key, value]) =>
    fieldsAt(Object.hasOwn(uiSchema, key) ? uiSchema[key] : undefined, value, pointer, key),
  )

function fieldsAt(
  looks: Json | undefined,
  value: Json,
  pointer: string,
  key: string,
): readonly ShownField[] {
  if (!isJsonRecord(looks)) return []
  const at = `${pointer}/${pointerPart(key)}`
  const name = looks['ui:field']
  if (typeof name === 'string')
    return [{ pointer: at, name, options: asJsonRecord(looks['ui:options']), value }]
  if (Array.isArray(value)) return fieldsOfItems(looks, value, at)
  return isJsonRecord(value) ? shownFields(looks, value, at) : []
}

/** Fixed items have looks of their own. */
function fieldsOfItems(
  { items, additionalItems }: JsonRecord,
  values: readonly Json[],
  pointer: string,
): readonly ShownField[] {
  const looksOf = (index: number) =>
    Array.isArray(items) ? ((items as readonly Json[])[index] ?? additionalItems) : items
  return values.flatMap((value, index) => fieldsAt(looksOf(index), value, pointer, String(index)))
}

/** `values` are those that the form shows. */
export const fieldProblems = (
  uiSchema: JsonRecord,
  values: JsonRecord,
  hosts: HostTypes,
): readonly FieldProblem[] =>
  shownFields(uiSchema, values).flatMap(({ pointer, name, value }) => {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    return check ? check(value, hosts).map((fault) => ({ pointer, ...fault })) : []
  })

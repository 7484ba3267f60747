// The rules of the form's own fields (spec 2 §5), beyond their JSON schema.

import { findEntityRef } from '../entities/entityRef.ts'
import { isEntityName, isTag } from '../entities/validators.ts'
import type { IntegrationType } from '../integrations/integration.ts'
import { isJsonRecord, type Json, type JsonRecord } from '../json.ts'
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

/** `values` are those that the form shows. */
export function fieldProblems(
  uiSchema: JsonRecord,
  values: JsonRecord,
  hosts: HostTypes,
  pointer = '',
): readonly FieldProblem[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const looks = Object.hasOwn(uiSchema, key) ? uiSchema[key] : undefined
    if (!isJsonRecord(looks)) return []
    const at = `${pointer}/${pointerPart(key)}`
    const field = looks['ui:field']
    const check =
      typeof field === 'string' && Object.hasOwn(checks, field) ? checks[field] : undefined
    if (check) return check(value, hosts).map((fault) => ({ pointer: at, ...fault }))
    return isJsonRecord(value) ? fieldProblems(looks, value, hosts, at) : []
  })
}

// The rules of the form's own fields (spec 2 §5), beyond their JSON schema.

import { findEntityRef } from '../../entities/entityRef.ts'
import { isEntityName, isTag } from '../../entities/validators.ts'
import type { IntegrationType } from '../../integrations/integration.ts'
import type { Json } from '../../json.ts'
import { repoUrlFault } from '../fields/repoUrl.ts'
import type { FieldProblem } from './checkValues.ts'
import type { FormField } from './formFields.ts'

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

/** Of those fields that have a value. */
export const fieldProblems = (
  fields: readonly FormField[],
  hosts: HostTypes,
): readonly FieldProblem[] =>
  fields.flatMap(({ pointer, name, value }) => {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (!check || value === undefined) return []
    return check(value, hosts).map((fault) => ({ pointer, ...fault }))
  })

// Field selectors: each type knows its own fields, and refuses all others.

import type { Kept, ServedType } from '../kubeTypes.ts'
import { badRequest } from './statusAnswers.ts'

/** Fields of each type besides the name and the namespace. */
const fields: Readonly<Partial<Record<ServedType, readonly string[]>>> = {
  pods: [
    ...['spec.nodeName', 'spec.restartPolicy', 'spec.schedulerName', 'spec.serviceAccountName'],
    ...['spec.hostNetwork', 'status.phase', 'status.podIP', 'status.nominatedNodeName'],
  ],
  events: [
    ...['involvedObject.kind', 'involvedObject.namespace', 'involvedObject.name'],
    ...['involvedObject.uid', 'involvedObject.apiVersion', 'involvedObject.resourceVersion'],
    ...['involvedObject.fieldPath', 'reason', 'reportingComponent', 'source', 'type'],
  ],
  replicasets: ['status.replicas'],
  jobs: ['status.successful'],
  secrets: ['type'],
}

/** Of a path such as `spec.nodeName`; empty if there is none. */
function valueAt(object: Kept, path: string): string {
  const names = path === 'source' ? ['source', 'component'] : path.split('.')
  const value = names.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null
        ? (part as Readonly<Record<string, unknown>>)[name]
        : undefined,
    object,
  )
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

/** Throws a refusal if the selector has no meaning, or names a field that this type does not have. */
export function parseFieldSelector(text: string, type: ServedType): (object: Kept) => boolean {
  const known = ['metadata.name', 'metadata.namespace', ...(fields[type] ?? [])]
  const terms = text.split(/(?<!\\),/).filter((term) => term !== '')
  const conditions = terms.map((term) => {
    const [, field, sign = '', value = ''] = /^([^=!]*)(==|=|!=)(.*)$/s.exec(term) ?? []
    if (field === undefined)
      throw badRequest(`invalid selector: '${text}'; can't understand '${term}'`)
    if (!known.includes(field)) throw badRequest(`field label not supported: ${field}`)
    return { field, isEqual: sign !== '!=', value: value.replaceAll(/\\([\\,=])/g, '$1') }
  })
  return (object) =>
    conditions.every(({ field, isEqual, value }) => isEqual === (valueAt(object, field) === value))
}

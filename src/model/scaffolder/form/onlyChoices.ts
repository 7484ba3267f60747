// Fields of a repository whose template allows one value begin with it (SCAF-46), as if their schema had it as default.

import type { Integration } from '../../integrations/integration.ts'
import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../../json.ts'
import { allowedHosts, allowedValues, filledParts } from '../fields/repoOptions.ts'
import { formatRepoUrl, repoUrlFault } from '../fields/repoUrl.ts'
import { byProperty, inPlace } from './schemaParts.ts'

type Choice = (property: JsonRecord, options: JsonRecord, isRequired: boolean) => string | undefined

const choices = (integrations: readonly Integration[]): Readonly<Record<string, Choice>> => ({
  RepoUrlPicker: (property, options, isRequired) => {
    const hosts = allowedHosts(options, integrations)
    const typeOf = (host: string) => integrations.find((one) => one.host === host)?.type
    const given = property['default']
    const known = typeof given === 'string' ? given : ''
    const value = formatRepoUrl(filledParts(known, options, hosts, typeOf))
    // An optional field must not begin with a value that is refused.
    return value === '' || (!isRequired && repoUrlFault(value, typeOf)) ? undefined : value
  },
  RepoOwnerPicker: (property, options) => {
    const owners = allowedValues(options, 'owner')
    return owners.length === 1 && property['default'] === undefined ? owners[0] : undefined
  },
})

/** The schema of a step with the only choices of its fields as their defaults. */
export function withOnlyChoices(
  schema: JsonRecord,
  integrations: readonly Integration[],
): JsonRecord {
  const table = choices(integrations)
  const ofProperty = (property: Json, isRequired: boolean): Json => {
    if (!isJsonRecord(property)) return property
    const name = property['ui:field']
    const choice = typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
    const only = choice?.(property, asJsonRecord(property['ui:options']), isRequired)
    return only === undefined ? ofObject(property) : { ...property, default: only }
  }
  const ofAny = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(ofAny)
    return isJsonRecord(value) ? ofObject(value) : value
  }
  const ofObject = (object: JsonRecord): JsonRecord => {
    const required = [object['required']].flat()
    return Object.fromEntries(
      Object.entries(object).map(([key, value]): [string, Json] => {
        if (inPlace.includes(key)) return [key, ofAny(value)]
        if (byProperty.includes(key)) return [key, mapped(value, ofAny)]
        if (key !== 'properties') return [key, value]
        return [key, mapped(value, (one, name) => ofProperty(one, required.includes(name)))]
      }),
    )
  }
  return ofObject(schema)
}

const mapped = (value: Json, map: (one: Json, key: string) => Json): Json =>
  isJsonRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one, key)]))
    : value

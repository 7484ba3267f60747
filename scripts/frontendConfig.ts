// Reduces an app-config.yaml to what may reach the browser: the keys that the schema marks as visible to the front
// end.

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { ConfigReader } from '../src/model/config/configReader.ts'
import { isObject, type ConfigObject, type ConfigValue } from '../src/model/config/configValues.ts'
import { refuseCredentials } from '../src/model/integrations/credentialRules.ts'
import { readIntegrations } from '../src/model/integrations/readIntegrations.ts'

/** What a schema of configuration says of what the browser may see. */
export interface Schema {
  readonly type?: string
  readonly visibility?: string
  readonly properties?: Readonly<Record<string, Schema>>
  /** Schema of all keys that `properties` does not name. */
  readonly additionalProperties?: Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url)

/** Marking an object or list as visible does not make the keys below it visible. */
function visible(schema: Schema, value: ConfigValue): ConfigValue {
  if (schema.anyOf) {
    return schema.anyOf.map((part) => visible(part, value)).find((part) => part !== undefined)
  }
  const isMarked = schema.visibility === 'frontend'
  if (Array.isArray(value)) {
    const items = value.map((item: ConfigValue) => visible(schema.items ?? {}, item))
    const kept = items.filter((item) => item !== undefined)
    return kept.length > 0 || (isMarked && schema.type === 'array') ? kept : undefined
  }
  if (isObject(value)) {
    const kept = visibleEntries(schema, value)
    return kept.length > 0 || (isMarked && schema.type === 'object')
      ? Object.fromEntries(kept)
      : undefined
  }
  return isMarked && schema.type !== 'object' && schema.type !== 'array' ? value : undefined
}

function visibleEntries({ properties, additionalProperties }: Schema, value: ConfigObject) {
  return Object.keys(value).flatMap((key) => {
    const isNamed = properties !== undefined && Object.hasOwn(properties, key)
    const part = (isNamed ? properties[key] : additionalProperties) ?? {}
    const found = visible(part, value[key])
    return found === undefined ? [] : [[key, found] as const]
  })
}

const readSchema = (): Schema =>
  JSON.parse(readFileSync(fromRoot('config/app-config.schema.json'), 'utf8')) as Schema

/**
 * The part of a configuration that the browser gets. Throws `ConfigError` where credentials break a rule, because the
 * page, which never sees credentials, cannot check that.
 */
export function frontendConfig(data: ConfigValue, schema = readSchema()): ConfigObject {
  if (isObject(data)) {
    const reader = new ConfigReader([{ context: 'app-config.yaml', data }])
    readIntegrations(reader)
    refuseCredentials(reader)
  }
  return (visible(schema, data) ?? {}) as ConfigObject
}

/** The front end's part of an app-config.yaml, by default of config/app-config.yaml. */
export const projectConfig = (
  file: string | URL = fromRoot('config/app-config.yaml'),
): ConfigObject => frontendConfig(parse(readFileSync(file, 'utf8')) as ConfigValue)

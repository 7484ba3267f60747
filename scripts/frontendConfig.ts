// Reduces an app-config.yaml to what may reach the browser: the keys that the schema marks as visible to the front
// end.

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { ConfigReader } from '../src/model/config/configReader.ts'
import {
  isObject,
  mergeConfig,
  type ConfigObject,
  type ConfigValue,
} from '../src/model/config/configValues.ts'
import { refuseCredentials } from '../src/model/integrations/credentialRules.ts'
import { readIntegrations } from '../src/model/integrations/readIntegrations.ts'
import { configSchemas, type Schema } from './configSchemas.ts'

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url)

/** Marking an object or list as visible does not make the keys below it visible, unless it is marked deeply. */
function visible(schema: Schema, value: ConfigValue, inherited?: string): ConfigValue {
  const deep = schema.deepVisibility ?? inherited
  if (schema.anyOf) {
    return schema.anyOf.map((part) => visible(part, value, deep)).find((part) => part !== undefined)
  }
  const isMarked = (schema.visibility ?? deep) === 'frontend'
  if (Array.isArray(value)) {
    const items = value.map((item: ConfigValue) => visible(schema.items ?? {}, item, deep))
    const kept = items.filter((item) => item !== undefined)
    return kept.length > 0 || (isMarked && schema.type === 'array') ? kept : undefined
  }
  if (isObject(value)) {
    const kept = visibleEntries(schema, value, deep)
    return kept.length > 0 || (isMarked && schema.type === 'object')
      ? Object.fromEntries(kept)
      : undefined
  }
  return isMarked && schema.type !== 'object' && schema.type !== 'array' ? value : undefined
}

function visibleEntries(
  { properties, additionalProperties }: Schema,
  value: ConfigObject,
  deep: string | undefined,
) {
  return Object.keys(value).flatMap((key) => {
    const isNamed = properties !== undefined && Object.hasOwn(properties, key)
    const part = (isNamed ? properties[key] : additionalProperties) ?? {}
    const found = visible(part, value[key], deep)
    return found === undefined ? [] : [[key, found] as const]
  })
}

/** Portico's own schema alone decides what the browser gets of the keys that it describes: credentials are among them. */
const visibleOfOthers = (core: Schema, others: readonly Schema[], data: ConfigValue) => {
  const isOthers = ([key]: readonly [string, ConfigValue]) =>
    !Object.hasOwn(core.properties ?? {}, key)
  const rest = isObject(data) ? Object.fromEntries(Object.entries(data).filter(isOthers)) : {}
  return others.map((schema) => visible(schema, rest))
}

/**
 * The part of a configuration that the browser gets, by Portico's schema, which is the first, and others. Throws
 * `ConfigError` where credentials break a rule, because the page, which never sees credentials, cannot check that.
 */
export function frontendConfig(
  data: ConfigValue,
  schemas: readonly { readonly value: Schema }[] = configSchemas(),
): ConfigObject {
  if (isObject(data)) {
    const reader = new ConfigReader([{ context: 'app-config.yaml', data }])
    readIntegrations(reader)
    refuseCredentials(reader)
  }
  const [core = {}, ...others] = schemas.map(({ value }) => value)
  const parts = visibleOfOthers(core, others, data)
  return (parts.reduce(mergeConfig, visible(core, data)) ?? {}) as ConfigObject
}

/**
 * The front end's part of an app-config.yaml, by default of config/app-config.yaml. `home` is the folder of a portal of
 * one's own.
 */
export const projectConfig = (
  file: string | URL = fromRoot('config/app-config.yaml'),
  home?: string,
): ConfigObject =>
  frontendConfig(parse(readFileSync(file, 'utf8')) as ConfigValue, configSchemas(home))

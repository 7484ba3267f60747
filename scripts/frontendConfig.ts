// What of an app-config.yaml may reach the browser: the keys that the schema marks for the front end, and no other.

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { ConfigObject } from '../src/model/config/configReader.ts'

interface Schema {
  readonly visibility?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url)

const isObject = (value: unknown): value is ConfigObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function visible(schema: Schema, value: unknown): unknown {
  if (schema.visibility === 'frontend') return value
  if (!schema.properties || !isObject(value)) return undefined
  const kept = Object.entries(schema.properties).flatMap(([key, part]) => {
    const found = visible(part, Object.hasOwn(value, key) ? value[key] : undefined)
    return found === undefined ? [] : [[key, found] as const]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** The front end's part of a configuration. */
export function frontendConfig(data: unknown): ConfigObject {
  const schema = JSON.parse(
    readFileSync(fromRoot('config/app-config.schema.json'), 'utf8'),
  ) as Schema
  return (visible(schema, data) ?? {}) as ConfigObject
}

/** The front end's part of config/app-config.yaml. */
export const projectConfig = (): ConfigObject =>
  frontendConfig(parse(readFileSync(fromRoot('config/app-config.yaml'), 'utf8')))

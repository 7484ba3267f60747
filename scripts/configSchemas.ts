// The schemas of the configuration: Portico's, and those of a portal of one's own and of its packages, which name them as
// Backstage's do, by `configSchema` in `package.json`.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../src/model/isRecord.ts'
import { folderOf, readPackage } from './portal/packages.ts'

/** The part of a JSON Schema that decides which keys of the configuration the browser gets. */
export interface Schema {
  readonly type?: string
  readonly visibility?: string
  /** For all keys below that have no visibility of their own. */
  readonly deepVisibility?: string
  readonly properties?: Readonly<Record<string, Schema>>
  /** Schema of all keys that `properties` does not name. */
  readonly additionalProperties?: Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

interface ConfigSchema {
  /** Of its file. */
  readonly path: string
  readonly value: Schema
}

const readJson = (file: string | URL): Schema => JSON.parse(readFileSync(file, 'utf8')) as Schema

function readCore(): ConfigSchema {
  const path = 'config/app-config.schema.json'
  return { path, value: readJson(new URL(`../${path}`, import.meta.url)) }
}

/** `home` is the folder of a portal of one's own. Throws with the package's name for what is no schema of its own. */
export function configSchemas(home?: string): readonly ConfigSchema[] {
  const core = readCore()
  if (home === undefined) return [core]
  const { name = 'The portal', dependencies = {} } = readPackage(home)
  const packages = Object.keys(dependencies).map((one) => [one, folderOf(one, home)] as const)
  return [
    core,
    ...[[name, home] as const, ...packages].flatMap(([one, folder]) =>
      folder === undefined ? [] : schemaOf(one, folder, core.value),
    ),
  ]
}

function schemaOf(name: string, folder: string, core: Schema): readonly ConfigSchema[] {
  const { configSchema: given } = readPackage(folder)
  if (given === undefined) return []
  const isFile = typeof given === 'string'
  if (isFile && !given.endsWith('.json'))
    throw new Error(`${name}: configSchema is ${given}, and only JSON is read`)
  let value: unknown
  try {
    value = isFile ? readJson(join(folder, given)) : given
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${name}: configSchema cannot be read: ${reason}`, { cause: error })
  }
  if (!isRecord(value)) throw new Error(`${name}: configSchema is no JSON Schema`)
  refuseKnownKeys(name, value, core)
  // All are read as one, of Portico's draft.
  const schema = Object.entries(value).filter(([key]) => key !== '$schema')
  const path = isFile ? `${name}/${given}` : `${name}/package.json`
  return [{ path, value: Object.fromEntries(schema) }]
}

/** They would have no effect (`frontendConfig.ts`). */
function refuseKnownKeys(name: string, own: Schema, core: Schema): void {
  const ofCore = core.properties ?? {}
  const known = Object.keys(own.properties ?? {}).filter((key) => Object.hasOwn(ofCore, key))
  if (known.length === 0) return
  const keys = known.join("', '")
  throw new Error(`${name}: configSchema has '${keys}', which Portico's own schema describes`)
}

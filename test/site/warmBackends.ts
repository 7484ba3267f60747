// Backends that the test files of a process use one after the other, each file as if it were new. There is one of each kind;
// it starts when a file first asks for it. See docs/decisions/0036-servers-by-kind.md.

import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { startBackend, type Backend } from '../../scripts/backendProcess.ts'
import { askBackend } from './askBackend.ts'
import { choosePlaces, type Places, type StandIns, type StandInOptions } from './standIns.ts'
import { tally } from './tally.ts'

/** What a backend is told when it starts. */
export interface BackendOptions {
  /** Of these, all can be asked for later. */
  readonly standIns: StandInOptions
  readonly variables: (places: Places) => Readonly<Record<string, string>>
  readonly generate?: number
}

export interface RunningBackend {
  readonly places: Places
  readonly dataDirectory: string
  readonly backend: Pick<Backend, 'url' | 'stop'>
  /** What ran beside it when it started. */
  readonly standIns: StandIns
  /** Stops it for good, and removes its data. */
  readonly end: () => Promise<void>
}

export const createDataDirectory = (): Promise<string> => mkdtemp(`${tmpdir()}/portico-site-`)

/** So many generated entities take minutes, so their database is used again. */
const keepsData = (generate = 0): boolean => generate >= 5_000

/** Resolves when it answers. Stand-ins run meanwhile, as it asks some of them what they can do; the caller stops them. */
export async function startBackendWith(options: BackendOptions): Promise<RunningBackend> {
  const { variables, generate } = options
  const places = await choosePlaces()
  const standIns = await places.start(options.standIns)
  const dataDirectory = keepsData(generate)
    ? fileURLToPath(new URL(`../../.cache/test-data-${String(generate)}`, import.meta.url))
    : await createDataDirectory()
  const backend = startBackend({
    ports: places.ports,
    dataDirectory,
    isBeside: true,
    ...(generate !== undefined && { generate }),
    variables: { ...standIns.variables, ...variables(places) },
  })
  tally['backends started'] += 1
  const end = async () => {
    await backend.stop()
    if (!keepsData(generate)) await rm(dataDirectory, { recursive: true, force: true })
  }
  try {
    await backend.ready
  } catch (error) {
    await end()
    await standIns.stop()
    throw error
  }
  return { places, dataDirectory, backend, standIns, end }
}

interface WarmBackend extends RunningBackend {
  state: 'new' | 'used' | 'free'
}

const warm = new Map<string, Promise<WarmBackend>>()

let isKeeping = false

/** For a process that runs several files: it stops them itself. */
export function keepWarmBackends(): void {
  isKeeping = true
}

/**
 * The backend of this kind, for one file at a time; `start` starts it if there is none. `release` returns it. Throws if
 * another site of the same file uses it.
 */
export async function takeWarmBackend(
  kind: string,
  start: () => Promise<RunningBackend>,
): Promise<RunningBackend & { readonly release: () => Promise<void> }> {
  const found = warm.get(kind) ?? start().then((one): WarmBackend => ({ ...one, state: 'new' }))
  warm.set(kind, found)
  const taken = await found
  if (taken.state === 'used')
    throw new Error('This file has such a site already: change what that one serves.')
  if (taken.state === 'free') {
    forgetUserSettings(taken.dataDirectory)
    await forgetLocations(taken.backend.url)
  }
  taken.state = 'used'
  const release = async () => {
    taken.state = 'free'
    if (!isKeeping) await stopWarmBackends()
  }
  return { ...taken, release }
}

export async function stopWarmBackends(): Promise<void> {
  const all = [...warm.values()]
  warm.clear()
  await Promise.all(all.map(async (one) => (await one).end()))
}

interface Database {
  readonly exec: (sql: string) => void
  readonly close: () => void
}

/** In the database, because the plugin has no request that lists or deletes the settings of all users. */
export function forgetUserSettings(dataDirectory: string): void {
  const backendPackage = fileURLToPath(new URL('../../backend/package.json', import.meta.url))
  const Sqlite = createRequire(backendPackage)('better-sqlite3') as new (path: string) => Database
  const database = new Sqlite(`${dataDirectory}/sample/user-settings.sqlite`)
  database.exec('DELETE FROM user_settings')
  database.close()
}

interface Location {
  readonly data: { readonly id: string; readonly type: string; readonly target: string }
}

interface Entities {
  readonly items: readonly { readonly metadata: { readonly uid: string } }[]
}

/** Removes what tests have registered, with its entities: the catalog keeps orphans. */
async function forgetLocations(url: string): Promise<void> {
  const api = `${url}/api/catalog`
  const locations = (await askBackend(api, '/locations')) as readonly Location[]
  for (const { data } of locations) {
    if (data.type === 'bootstrap') continue
    await askBackend(api, `/locations/${data.id}`, undefined, 'DELETE')
    const origin = `metadata.annotations.backstage.io/managed-by-origin-location=${data.type}:${data.target}`
    const query = new URLSearchParams({ filter: origin, fields: 'metadata.uid' })
    const { items } = (await askBackend(api, `/entities/by-query?${query.toString()}`)) as Entities
    for (const { metadata } of items)
      await askBackend(api, `/entities/by-uid/${metadata.uid}`, undefined, 'DELETE')
  }
}

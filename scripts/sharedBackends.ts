// Browser test files that only read share one backend per lane. A lane runs its files one after the other, so each
// file has the backend to itself; user settings of the previous file are deleted before the next one starts.

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { startBackend, type Backend } from './backendProcess.ts'
import { freePorts, type Ports } from './ports.ts'

export interface SharedBackend {
  readonly ports: Ports
  readonly dataDirectory: string
}

interface RunningBackend extends SharedBackend {
  readonly backend: Backend
}

interface SharedBackends {
  /** Environment variables for the test files of a lane. */
  readonly variables: (lane: number) => Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

const variable = 'PORTICO_TEST_BACKEND'

export const createDataDirectory = (): Promise<string> => mkdtemp(`${tmpdir()}/portico-site-`)

async function start(): Promise<RunningBackend> {
  const ports = await freePorts()
  const dataDirectory = await createDataDirectory()
  const backend = startBackend({ ports, dataDirectory })
  await backend.ready
  return { ports, dataDirectory, backend }
}

interface Database {
  readonly exec: (sql: string) => void
  readonly close: () => void
}

/** Deletes user settings in the database, because the plugin has no request that lists or deletes all of them. */
export function forgetUserSettings(dataDirectory: string): void {
  const backendPackage = fileURLToPath(new URL('../backend/package.json', import.meta.url))
  const Sqlite = createRequire(backendPackage)('better-sqlite3') as new (path: string) => Database
  const database = new Sqlite(`${dataDirectory}/sample/user-settings.sqlite`)
  database.exec('DELETE FROM user_settings')
  database.close()
}

/** A lane's backend starts when one of its files first asks for it. */
export async function offerSharedBackends(): Promise<SharedBackends> {
  const running = new Map<string, Promise<RunningBackend>>()
  const backendOf = (lane: string): Promise<RunningBackend> => {
    const known = running.get(lane) ?? start()
    running.set(lane, known)
    return known
  }
  const server = createServer((request, response) => {
    backendOf(request.url ?? '').then(
      ({ ports, dataDirectory }) => {
        forgetUserSettings(dataDirectory)
        response.end(JSON.stringify({ ports, dataDirectory }))
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    variables: (lane) => ({ [variable]: `http://127.0.0.1:${String(port)}/${String(lane)}` }),
    stop: async () => {
      server.close()
      for (const each of running.values()) {
        const { backend, dataDirectory } = await each
        await backend.stop()
        await rm(dataDirectory, { recursive: true })
      }
    },
  }
}

let isTaken = false

/** Undefined if this file runs alone or already has the shared backend. Throws if the backend could not start. */
export async function takeSharedBackend(): Promise<SharedBackend | undefined> {
  const url = process.env[variable]
  if (url === undefined || isTaken) return undefined
  isTaken = true
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as SharedBackend
}

// The whole thing for a browser test or a measurement: a real backend, the built portal before it, on free ports.

import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { ConfigObject } from '../src/model/config/configValues.ts'
import { guestSessionRequest, readGuestSession } from '../src/model/session/guestSession.ts'
import { startBackend, type Backend, type BackendOptions } from './backendProcess.ts'
import { build } from './build.ts'
import { servedConfig } from './portalConfig.ts'
import { startPortal } from './portalServer.ts'
import { freePorts, type Ports } from './ports.ts'

export interface TestSite {
  readonly url: string
  readonly ports: Ports
  readonly config: ConfigObject
  readonly backend: Backend
  readonly dataDirectory: string
  /** Serves the page anew, with the configuration written into it or beside it. */
  readonly serve: (isInjected: boolean) => Promise<void>
  readonly stop: () => Promise<void>
}

export interface SiteOptions {
  /** Adds this many generated entities; the database is kept for the next run. */
  readonly generate?: number
}

const sampleSize = 83
const patience = 300_000

/** Resolves when every entity can be listed. */
export async function startSite({ generate }: SiteOptions = {}): Promise<TestSite> {
  await build()
  const ports = await freePorts()
  const dataDirectory = fileURLToPath(new URL('../.cache/test-data', import.meta.url))
  if (generate === undefined) await rm(`${dataDirectory}/sample`, { recursive: true, force: true })
  const options: BackendOptions = {
    ports,
    dataDirectory,
    ...(generate === undefined ? {} : { generate }),
  }
  const backend = startBackend(options)
  const config = servedConfig(ports)
  let portal: Server | undefined
  const close = () => {
    portal?.closeAllConnections()
    portal?.close()
  }
  const serve = async (isInjected: boolean) => {
    close()
    portal = await startPortal({ port: ports.portal, config, isInjected })
  }
  const stop = async () => {
    close()
    await backend.stop()
  }
  try {
    await backend.ready
    await whenListed(backend.url, (generate ?? 0) + sampleSize)
    await serve(true)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `http://localhost:${String(ports.portal)}`,
    ports,
    config,
    backend,
    dataDirectory,
    serve,
    stop,
  }
}

/** As the guest, asks a backend for JSON. */
export async function askBackend(url: string, path: string): Promise<unknown> {
  const session = await fetch(`${url}/api/auth/guest/refresh`, guestSessionRequest)
  const token = readGuestSession(await session.json())?.token ?? ''
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  return answer.json()
}

async function whenListed(url: string, wanted: number): Promise<void> {
  await eventually(`${String(wanted)} entities in the catalog`, async () => {
    const answer = await askBackend(url, '/api/catalog/entities/by-query?limit=0')
    return ((answer as { readonly totalItems?: number }).totalItems ?? 0) >= wanted
  })
}

/** Asks until it is so; throws after five minutes, naming what did not come about. */
export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not within five minutes: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

// The embedded backend as a child process.

import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Ports } from './ports.ts'

export interface BackendOptions {
  readonly ports: Ports
  /** Folder of its database; by default the backend's own. */
  readonly dataDirectory?: string
  /** Adds this many generated entities. */
  readonly generate?: number
  /** Configuration through `APP_CONFIG_…` and `PORTICO_…` variables. */
  readonly variables?: Readonly<Record<string, string>>
  /** Of the backend itself; by default this repository's. */
  readonly folder?: string
  /** Does not keep this process alive. */
  readonly isBeside?: boolean
}

export interface Backend {
  readonly url: string
  /** Resolves when it answers; rejects if it exits first. */
  readonly ready: Promise<void>
  /** Ends the process, with force after a short grace. */
  readonly stop: () => Promise<void>
  /** Resolves with its exit code or the signal that ended it. */
  readonly exited: Promise<string>
}

const startTimeout = 300_000
const grace = 4_000

export function startBackend(given: BackendOptions): Backend {
  const { ports, dataDirectory, generate, variables, isBeside = false } = given
  const { folder = fileURLToPath(new URL('../backend', import.meta.url)) } = given
  const entry = `${folder}/src/index.mjs`
  const options = generate === undefined ? [] : ['--generate', String(generate)]
  const child = spawn(process.execPath, [entry, ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORTICO_PORT: String(ports.portal),
      PORTICO_BACKEND_PORT: String(ports.backend),
      ...(dataDirectory === undefined ? {} : { PORTICO_DATA_DIR: dataDirectory }),
      ...variables,
    },
  })
  if (isBeside) child.unref()
  // Kills the backend whenever this process exits, even by a crash, so that its port is free again.
  process.once('exit', () => child.kill('SIGKILL'))
  const url = `http://localhost:${String(ports.backend)}`
  const exited = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => {
      resolve(String(code ?? signal))
    }),
  )
  return { url, exited, ready: whenReady(url, child), stop: () => stop(child, exited) }
}

async function whenReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline) {
    const end = child.exitCode ?? child.signalCode
    if (end !== null) {
      throw new Error(`The backend exited with ${String(end)}. See its output above.`)
    }
    const answer = await fetch(`${url}/.backstage/health/v1/readiness`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The backend was not ready within ${String(startTimeout / 60_000)} minutes.`)
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), grace)
  await exited
  clearTimeout(force)
}

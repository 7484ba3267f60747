// Picks ports and checks whether they are free.

import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

export interface Ports {
  readonly portal: number
  readonly backend: number
}

function portFrom(name: string, otherwise: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return otherwise
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} is '${text}', not a valid port.`)
}

/** From PORTICO_PORT and PORTICO_BACKEND_PORT, else 3000 and 7007. Throws for an invalid port. */
export const portsFromEnvironment = (): Ports => ({
  portal: portFrom('PORTICO_PORT', 3000),
  backend: portFrom('PORTICO_BACKEND_PORT', 7007),
})

/** From PORTICO_IDENTITY_PROVIDER_PORT, else 9400. Throws for an invalid port. */
export const identityProviderPort = (): number => portFrom('PORTICO_IDENTITY_PROVIDER_PORT', 9400)

/** From PORTICO_GITHUB_PORT and PORTICO_AZURE_PORT, else 9401 and 9402. Throws for an invalid port. */
export const codeHostPorts = () => ({
  github: portFrom('PORTICO_GITHUB_PORT', 9401),
  azure: portFrom('PORTICO_AZURE_PORT', 9402),
})

// Above the ports that browsers block, below those that operating systems hand out to outgoing connections.
const lowest = 11_000
const highest = 32_760

const blockSize = 8

/**
 * Seven neighbouring free ports. Nobody else who asks here gets them while this process lives: it keeps the one below
 * them busy.
 */
export async function takePorts(): Promise<readonly number[]> {
  const first = lowest + blockSize * randomInt((highest - lowest) / blockSize)
  const ports = Array.from({ length: blockSize - 1 }, (_, index) => first + 1 + index)
  if (!(await keepsBusy(first))) return takePorts()
  const areFree = await Promise.all(ports.map(isFree))
  return areFree.every(Boolean) ? ports : takePorts()
}

/** Two of them. */
export async function freePorts(): Promise<Ports> {
  const [backend = 0, portal = 0] = await takePorts()
  return { backend, portal }
}

/** Listens until this process ends; false if the port is in use. */
const keepsBusy = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().unref()
    server.once('error', () => {
      resolve(false)
    })
    server.listen(port, '127.0.0.1', () => {
      resolve(true)
    })
  })

const isFree = (port: number): Promise<boolean> =>
  assertFree(port, '').then(
    () => true,
    () => false,
  )

/** The port if it is free. Otherwise throws as `assertFree` does, or is 0, any port, with `anyPort`. */
export async function portOrAny(port: number, variable: string, anyPort: boolean): Promise<number> {
  if (anyPort) return (await isFree(port)) ? port : 0
  await assertFree(port, variable)
  return port
}

/** Throws if the port is in use, and says which variable changes it. */
export async function assertFree(port: number, variable: string): Promise<void> {
  try {
    // `localhost` may resolve to either address.
    await listenOnce(port, '127.0.0.1')
    await listenOnce(port, '::1')
  } catch (error) {
    if (isNoAddressHere(error)) return
    throw new Error(
      `Port ${String(port)} is in use. Stop that process, or choose another port: ${variable}=${String(port + 1)} npm start`,
    )
  }
}

/** The machine has no such address, for example no IPv6, so nothing can listen there. */
const isNoAddressHere = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')

function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      server.close(() => {
        resolve()
      })
    })
  })
}

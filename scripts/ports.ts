// Which ports are used, and whether they are free.

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
  throw new Error(`${name} is '${text}', which is no port.`)
}

/** From PORTICO_PORT and PORTICO_BACKEND_PORT, else 3000 and 7007. Throws where one is no port. */
export const portsFromEnvironment = (): Ports => ({
  portal: portFrom('PORTICO_PORT', 3000),
  backend: portFrom('PORTICO_BACKEND_PORT', 7007),
})

/** Asks the operating system for ports that are free now. */
export async function freePorts(): Promise<Ports> {
  const [portal, backend] = await Promise.all([listenOnce(0), listenOnce(0)])
  return { portal, backend }
}

/** Throws with the port and the way out of it where something listens there already. */
export async function assertFree(port: number, variable: string): Promise<void> {
  try {
    await listenOnce(port)
  } catch {
    throw new Error(
      `Port ${String(port)} is taken. Stop what listens there, or choose another: ${variable}=${String(port + 1)} npm start`,
    )
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : port)
      })
    })
  })
}

// The database of a bench: PostgreSQL where it is installed, because that is what people run, else SQLite.

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { eventually } from '../../test/site/eventually.ts'
import { freePorts } from '../ports.ts'

export interface BenchDatabase {
  readonly name: 'PostgreSQL' | 'SQLite'
  /** Ends the server, if this run has started one. */
  readonly stop: () => Promise<void>
}

const nothingToStop = () => Promise.resolve()
const startTimeout = 60_000

/** The folder of PostgreSQL's programs; Debian keeps `initdb` out of the path. */
function findPrograms(): string | undefined {
  const inPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => `${folder}/initdb`)
  const found = [...globSync('/usr/lib/postgresql/*/bin/initdb'), ...inPath].find(existsSync)
  return found && dirname(found)
}

/** PostgreSQL refuses to run as root: then it runs as its own user. Undefined otherwise. */
function findUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/**
 * Starts a server with a folder of its own for each name, which is kept, and has backends use it by `DATABASE_URL`. One
 * that the variable names already is used as it is.
 */
export async function startDatabase(name: string): Promise<BenchDatabase> {
  if (process.env['DATABASE_URL']) return { name: 'PostgreSQL', stop: nothingToStop }
  const programs = findPrograms()
  if (programs === undefined) {
    console.warn('PostgreSQL is not installed, so SQLite is measured, which answers faster.')
    return { name: 'SQLite', stop: nothingToStop }
  }
  const user = findUser()
  // The user may not read the current folder.
  const options = { stdio: 'ignore' as const, cwd: '/', ...user }
  const folder = `${tmpdir()}/portico-bench/${name}`
  if (!existsSync(`${folder}/PG_VERSION`)) {
    mkdirSync(folder, { recursive: true })
    if (user) chownSync(folder, user.uid, user.gid)
    const account = ['--username=portico', '--auth=trust', '--encoding=UTF8']
    execFileSync(`${programs}/initdb`, ['-D', folder, ...account], options)
  }
  const { backend: port } = await freePorts()
  const local = ['-h', '127.0.0.1', '-k', folder, '-p', String(port)]
  const server = spawn(`${programs}/postgres`, ['-D', folder, ...local], options)
  process.once('exit', () => server.kill('SIGQUIT'))
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      resolve()
    })
  })
  const isReady = () =>
    spawnSync(`${programs}/pg_isready`, ['-h', '127.0.0.1', '-p', String(port)]).status === 0
  await eventually('PostgreSQL answers', () => Promise.resolve(isReady()), startTimeout)
  process.env['DATABASE_URL'] = `postgresql://portico@127.0.0.1:${String(port)}/postgres`
  const stop = async () => {
    delete process.env['DATABASE_URL']
    server.kill('SIGINT')
    await ended
  }
  return { name: 'PostgreSQL', stop }
}

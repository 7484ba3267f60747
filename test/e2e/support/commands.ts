// Runs the commands of package.json as child processes.

import assert from 'node:assert/strict'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { freePorts } from '../../../scripts/ports.ts'

const data = mkdtempSync(join(tmpdir(), 'portico-'))

after(() => {
  rmSync(data, { recursive: true, force: true })
})

interface Run {
  readonly child: ChildProcess
  /** Everything printed so far. */
  readonly said: () => string
  readonly exited: Promise<unknown[]>
}

type Environment = Readonly<Record<string, string>>

export function run(command: readonly string[], environment: Environment): Run {
  let said = ''
  const child = spawn(process.execPath, ['scripts/run.mjs', ...command], {
    env: { ...process.env, PORTICO_DATA_DIR: data, ...environment },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += text.toString()))
  }
  return { child, said: () => said, exited: once(child, 'exit') }
}

export const start = (environment: Environment, ...rest: readonly string[]): Run =>
  run(['start', ...rest], environment)

export const untilSaid = async ({ child, said }: Run, text: string) => {
  while (!said().includes(text)) {
    assert.equal(child.exitCode, null, said())
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
  }
}

/** The backend started by this process or one of its children. */
function backendOf(pid: number | undefined): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const processes = lines.split('\n').map((line) => {
    const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return { id: Number(id), parent: Number(parent), command }
  })
  const script = processes.find(({ parent }) => parent === pid)
  const backend = processes.find(
    ({ parent, command }) => parent === script?.id && command.includes('backend/src/index.mjs'),
  )
  assert.ok(backend, lines)
  return backend.id
}

/** `ready` is what the command says then. */
export async function assertEndsWithBackend(task: string, ready: string): Promise<void> {
  const ports = await freePorts()
  const running = run([task], {
    PORTICO_PORT: String(ports.portal),
    PORTICO_BACKEND_PORT: String(ports.backend),
  })
  await untilSaid(running, ready)
  process.kill(backendOf(running.child.pid), 'SIGKILL')
  assert.deepEqual(await running.exited, [1, null])
  assert.match(
    running.said(),
    new RegExp(`portico ${task}: the backend exited with SIGKILL\\. See its output above`),
  )
}

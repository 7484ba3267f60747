// Runs a script in a separate Node process; used by the test runners.

import { spawn, type ChildProcess } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

interface NodeRun {
  readonly isPassed: boolean
  readonly seconds: number
  /** Standard output and errors; empty unless captured. */
  readonly output: string
}

interface NodeOptions {
  /** Collects the output instead of passing it on to this process's own output. */
  readonly isCaptured: boolean
  readonly variables?: Readonly<Record<string, string>>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    process.exit(1)
  })

/** Resolves when the script has ended. The script is killed if this process ends first. */
export async function runNode(
  run: readonly string[],
  { isCaptured, variables = {} }: NodeOptions,
): Promise<NodeRun> {
  const begun = Date.now()
  const stdio = isCaptured ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, run, {
    stdio: ['ignore', stdio, stdio],
    cwd: root,
    env: { ...process.env, ...variables },
  })
  running.add(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  const output = await Promise.all(streams.map((stream) => text(stream)))
  const isPassed = (await ended) === 0
  running.delete(child)
  return { isPassed, seconds: (Date.now() - begun) / 1_000, output: output.join('') }
}

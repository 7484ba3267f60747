// A script in a Node of its own, for the runners of tests.

import { spawn, type ChildProcess } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

interface NodeRun {
  readonly isPassed: boolean
  readonly seconds: number
  /** What it printed, where that was captured. */
  readonly output: string
}

interface NodeOptions {
  /** Else it prints to where this process prints. */
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

/** Resolves when it has ended; ends it when this process ends before. */
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

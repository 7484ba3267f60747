// Processes that run browser test files, one for each lane.

import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FileReport, WorkerRequest } from './testWorker.ts'

const worker = fileURLToPath(new URL('testWorker.ts', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
/** Milliseconds until a file is given up. */
const longest = 900_000

interface FileRun extends Pick<FileReport, 'isPassed' | 'output'> {
  readonly seconds: number
  /** Undefined if the process ended before the file did. */
  readonly tally: FileReport['tally'] | undefined
}

export interface TestWorkers {
  readonly run: (file: string, lane: number) => Promise<FileRun>
  readonly stop: () => Promise<void>
}

export function createTestWorkers(variables: Readonly<Record<string, string>>): TestWorkers {
  const children = new Map<number, ChildProcess>()
  process.once('exit', () => {
    for (const child of children.values()) child.kill()
  })

  function childOf(lane: number): ChildProcess {
    const known = children.get(lane)
    if (known?.connected) return known
    const child = fork(worker, {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    children.set(lane, child)
    return child
  }

  /** A file whose process ends, or that takes too long, has failed; the next one gets another process. */
  async function run(file: string, lane: number): Promise<FileRun> {
    const begun = Date.now()
    const child = childOf(lane)
    const told: string[] = []
    const listen = (chunk: Buffer) => told.push(chunk.toString())
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    const timer = setTimeout(() => {
      told.push(`\nNot done within ${String(longest / 60_000)} minutes.\n`)
      child.kill('SIGTERM')
    }, longest)
    const report = await new Promise<FileReport | undefined>((resolve) => {
      child.once('message', (message) => {
        resolve(message as FileReport)
      })
      child.once('exit', () => {
        resolve(undefined)
      })
      child.send({ file } satisfies WorkerRequest)
    })
    clearTimeout(timer)
    child.removeAllListeners('exit')
    child.stdout?.off('data', listen)
    child.stderr?.off('data', listen)
    return {
      isPassed: report?.isPassed ?? false,
      output: told.join('') + (report?.output ?? 'The process of this file ended before it did.\n'),
      seconds: (Date.now() - begun) / 1_000,
      tally: report?.tally,
    }
  }

  async function stop(): Promise<void> {
    await Promise.all(
      [...children.values()].map(
        (child) =>
          new Promise<void>((resolve) => {
            if (!child.connected) {
              resolve()
              return
            }
            child.once('exit', () => {
              resolve()
            })
            child.send({} satisfies WorkerRequest)
          }),
      ),
    )
  }

  return { run, stop }
}

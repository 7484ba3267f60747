// Runs browser test files in one process, one after the other, as its parent asks: they share modules and backends.

import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath } from 'node:url'
import { since, tally, type Tally } from './tally.ts'
import { keepWarmBackends, stopWarmBackends } from './warmBackends.ts'

/** Without a file, it ends. */
export interface WorkerRequest {
  readonly file?: string
}

/** What a worker tells its parent when a file is done. */
export interface FileReport {
  readonly isPassed: boolean
  readonly output: string
  readonly tally: Tally
}

async function runFile(file: string): Promise<FileReport> {
  const before = { ...tally }
  // As for a file that runs alone.
  process.argv[1] = file
  // Node ends a run when nothing else keeps the process alive.
  process.channel?.unref()
  const events = run({ files: [file], isolation: 'none' })
  const counts = { passed: 0, failed: 0 }
  events.on('test:pass', () => (counts.passed += 1))
  events.on('test:fail', () => (counts.failed += 1))
  const told: Readable = events.pipe(new spec())
  const output = await text(told)
  process.channel?.ref()
  // A module that is loaded already has no tests.
  return { isPassed: counts.failed === 0 && counts.passed > 0, output, tally: since(before) }
}

function main(): void {
  keepWarmBackends()
  process.on('message', ({ file }: WorkerRequest) => {
    if (file === undefined)
      void stopWarmBackends().then(() => {
        process.exit(0)
      })
    else
      void runFile(file).then((report) => {
        process.send?.(report)
      })
  })
  // Ends the backends with it, even if the parent was killed.
  for (const end of ['disconnect', 'SIGTERM', 'SIGINT'])
    process.on(end, () => {
      process.exit(1)
    })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()

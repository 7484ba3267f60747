// A program that is started beside a test, with its output in a file.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'

export interface Program {
  readonly stop: () => Promise<void>
  /** Throws with the end of the output if it has ended by itself. */
  readonly check: () => void
}

const shownCharacters = 2_000

/** `output` is a file. */
export function startProgram(
  path: string,
  options: Readonly<Record<string, string>>,
  output: string,
): Program {
  const file = openSync(output, 'a')
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  const child = spawn(path, flags, { stdio: ['ignore', file, file] })
  let hasFailed = false
  child.once('error', () => (hasFailed = true))
  const hasEnded = () => hasFailed || child.exitCode !== null || child.signalCode !== null
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return {
    stop: async () => {
      process.off('exit', kill)
      if (hasEnded()) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    check: () => {
      if (!hasEnded()) return
      throw new Error(`${path} has ended:\n${readFileSync(output, 'utf8').slice(-shownCharacters)}`)
    },
  }
}

// What `portico` can do in a portal of one's own. Its folder is the current one.

import { buildPortal } from './buildPortal.ts'
import { checkPortal } from './checkPortal.ts'
import { startPortal } from './startPortal.ts'
import { testPortal } from './testPortal.ts'

type Task = (home: string, given: readonly string[]) => Promise<void>

const tasks: Readonly<Record<string, Task>> = {
  start: startPortal,
  build: buildPortal,
  test: testPortal,
}

/** Prints what is wrong with the portal's packages or its configuration, and sets the exit code. */
export async function runTask(name = '', given: readonly string[]): Promise<void> {
  try {
    const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
    if (!task) throw new Error(`no such task; choose one of ${Object.keys(tasks).join(', ')}`)
    const home = process.cwd()
    checkPortal(home)
    await task(home, given)
  } catch (error) {
    console.error(`\nportico ${name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

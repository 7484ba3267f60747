// The list of supervised processes: added one by one, stopped and taken up again together.

import type { SagaMiddleware, Task } from 'redux-saga'
import { supervise, type Process } from '../sagas/kit/supervise.ts'

export interface ProcessRunner {
  /** Starts a process, or keeps it for `resume` while stopped; a name runs once. */
  readonly add: (process: Process) => void
  readonly stop: () => void
  /** Starts all anew: each takes up what the state says is under way. */
  readonly resume: () => void
}

export function createProcessRunner(sagas: SagaMiddleware): ProcessRunner {
  const processes = new Map<string, Process>()
  const tasks = new Map<string, Task>()
  let isStopped = false
  const run = (process: Process) => {
    tasks.set(process.name, sagas.run(supervise, process))
  }
  return {
    add: (process) => {
      if (processes.has(process.name)) return
      processes.set(process.name, process)
      if (!isStopped) run(process)
    },
    stop: () => {
      isStopped = true
      tasks.forEach((task) => {
        task.cancel()
      })
    },
    resume: () => {
      isStopped = false
      processes.forEach(run)
    },
  }
}

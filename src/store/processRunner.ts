// The list of supervised processes, which are added one by one and stopped and resumed together.

import type { SagaMiddleware, Task } from 'redux-saga'
import { supervise, type Process } from '../sagas/kit/supervise.ts'

export interface ProcessRunner {
  /** Starts a process, or keeps it for `resume` while stopped; does nothing if the name is taken. */
  readonly add: (process: Process) => void
  readonly stop: () => void
  /** Restarts all processes, which continue from the state. */
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

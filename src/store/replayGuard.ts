// Stops all processes while DevTools shows a past state, and resumes them afterwards.

import type { Store } from '@reduxjs/toolkit'
import type { ProcessRunner } from './processRunner.ts'

interface LiftedState {
  readonly currentStateIndex: number
  readonly computedStates: readonly unknown[]
}

/** Defined while the DevTools enhancer is present. */
interface Instrumented {
  readonly liftedStore?: Store<LiftedState>
}

export function pauseWhileTravelling(store: object, runner: ProcessRunner): void {
  const lifted = (store as Instrumented).liftedStore
  if (!lifted) return
  let isPaused = false
  lifted.subscribe(() => {
    const { currentStateIndex, computedStates } = lifted.getState()
    const isPast = currentStateIndex < computedStates.length - 1
    if (isPast === isPaused) return
    isPaused = isPast
    if (isPast) runner.stop()
    else runner.resume()
  })
}

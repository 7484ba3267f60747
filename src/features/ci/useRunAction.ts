import { useDispatch, useSelector } from 'react-redux'
import type { CiPlace, RunAction } from '../../model/ci/ciHost.ts'
import type { CiRun } from '../../model/ci/ciRun.ts'
import { runActionRequested, selectRunAction } from './runActionSlice.ts'

interface ActingOnRun {
  /** On the whole run, or on one of its jobs. */
  readonly act: (action: RunAction, jobId?: string) => void
  /** Of this run. */
  readonly underWay: RunAction | undefined
}

/** Runs a run again, or cancels it. */
export function useRunAction(place: CiPlace, { id, attempt }: CiRun): ActingOnRun {
  const dispatch = useDispatch()
  const state = useSelector(selectRunAction)
  const isMine = state.status !== 'idle' && state.runId === id
  return {
    act: (action, jobId) => {
      const what = { place, runId: id, action, attempt }
      dispatch(runActionRequested(jobId === undefined ? what : { ...what, jobId }))
    },
    underWay: isMine ? state.action : undefined,
  }
}

import { useLocation, useNavigate } from 'react-router-dom'
import type { Task } from '../../model/scaffolder/tasks.ts'
import { chosenStep, withChosenStep, type ChosenStep } from '../../model/tasks/logStep.ts'
import { stepToFollow } from '../../model/tasks/taskSteps.ts'
import { useTaskLog } from './useTaskLog.ts'

export interface LogStep {
  /** The step whose log is shown; undefined for all. */
  readonly step: string | undefined
  readonly chosen: ChosenStep
  readonly choose: (next: ChosenStep) => void
}

/** The step whose log the page shows: as the URL says, else the one that runs or has failed. */
export function useLogStep(task: Task): LogStep {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const progress = useTaskLog(task.id)?.events.steps ?? {}
  const chosen = chosenStep(
    search,
    task.steps.map(({ id }) => id),
  )
  const choose = (next: ChosenStep) => {
    const to = { search: withChosenStep(search, next), hash }
    void navigate(to, { replace: true, preventScrollReset: true, flushSync: true })
  }
  if (chosen === 'auto') return { step: stepToFollow(task, progress), chosen, choose }
  return { step: chosen === 'all' ? undefined : chosen.id, chosen, choose }
}

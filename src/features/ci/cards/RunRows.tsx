import type { CiRun } from '../../../model/ci/ciRun.ts'
import { ciStatusOf } from '../../../model/ci/ciStatus.ts'
import { commitLine } from '../../../model/ci/commitLine.ts'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Ci.module.css'
import { CiBadge } from '../CiBadge.tsx'
import { RunLink } from '../runs/runParts.tsx'

interface RunRowsProps {
  readonly label: string
  readonly runs: readonly CiRun[]
  /** Says the commit, where all runs are of one branch. */
  readonly hasCommit?: boolean
}

/** Runs in a card: status, what ran, and when. */
export function RunRows({ label, runs, hasCommit = false }: RunRowsProps) {
  return (
    <ul className={classes['rows']} aria-label={label}>
      {runs.map((run) => (
        <li key={run.id}>
          <span className={classes['rowName']}>
            <RunLink run={run} />
          </span>
          {run.startedAt !== undefined && <Time at={run.startedAt} />}
          <span className={classes['rowState']}>
            <CiBadge status={ciStatusOf(run)} />
            <span className={classes['minor']}>{hasCommit ? commitLine(run) : run.branch}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

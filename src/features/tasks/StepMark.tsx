import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleX,
  LoaderCircle,
  SkipForward,
  type LucideIcon,
} from 'lucide-react'
import type { StepStanding } from '../../model/tasks/taskSteps.ts'
import turning from '../../ui/Turning.module.css'
import classes from './TaskSteps.module.css'

const icons: Readonly<Record<StepStanding, LucideIcon>> = {
  pending: CircleDashed,
  open: CircleDashed,
  processing: LoaderCircle,
  completed: CircleCheck,
  failed: CircleX,
  cancelled: Ban,
  skipped: SkipForward,
  interrupted: CircleAlert,
  notRun: CircleMinus,
}

/** The point of a step on the line of the steps. */
export function StepMark({ standing }: { readonly standing: StepStanding }) {
  const Icon = icons[standing]
  return (
    <span className={classes['mark']} data-standing={standing}>
      <Icon
        size={18}
        className={standing === 'processing' ? turning['turning'] : undefined}
        aria-hidden="true"
      />
    </span>
  )
}

import { CircleX, Unlink, type LucideIcon } from 'lucide-react'
import type { EntityProblem } from '../../model/entities/entityProblems.ts'
import type { BadgeTone } from './Badge.tsx'

interface ProblemLook {
  readonly tone: BadgeTone
  readonly Icon: LucideIcon
}

export const problemLooks: Readonly<Record<EntityProblem, ProblemLook>> = {
  errors: { tone: 'error', Icon: CircleX },
  orphan: { tone: 'warning', Icon: Unlink },
}

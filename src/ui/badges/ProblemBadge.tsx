import { useTranslation } from 'react-i18next'
import type { EntityProblem } from '../../model/entities/entityProblems.ts'
import { Badge } from './Badge.tsx'
import { problemLooks } from './problemLooks.ts'

export function ProblemBadge({ problem }: { readonly problem: EntityProblem }) {
  const { t } = useTranslation()
  return <Badge {...problemLooks[problem]}>{t(`problem.${problem}`)}</Badge>
}

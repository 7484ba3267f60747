import { CircleQuestionMark } from 'lucide-react'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  PermissionCheck,
  PermissionState,
} from '../../model/entities/permissions/permission.ts'
import { Button } from '../button/Button.tsx'

/** Opens the explanation of a denial; undefined outside of the portal. */
export const ExplainDenial = createContext<((check: PermissionCheck) => void) | undefined>(
  undefined,
)

/** Opens the explanation of a decision; undefined where there is nothing to explain. */
export function useWhy(decision: PermissionState): (() => void) | undefined {
  const explain = useContext(ExplainDenial)
  const check = decision.status === 'denied' ? decision.check : undefined
  return (
    check &&
    explain &&
    (() => {
      explain(check)
    })
  )
}

/** Beside what a permission denies. */
export function WhyButton({ decision }: { readonly decision: PermissionState }) {
  const { t } = useTranslation()
  const why = useWhy(decision)
  return (
    why && (
      <Button onClick={why}>
        <CircleQuestionMark size={14} aria-hidden="true" />
        {t('permission.why')}
      </Button>
    )
  )
}

import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

/** Begins a problem report; undefined outside of the portal. */
export const ReportProblem = createContext<(() => void) | undefined>(undefined)

/** Beside the retry of every error. */
export function ReportButton() {
  const { t } = useTranslation()
  const report = useContext(ReportProblem)
  return report && <Button onClick={report}>{t('reportProblem')}</Button>
}

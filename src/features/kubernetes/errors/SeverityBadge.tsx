import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { severities } from '../../../model/kubernetes/errors/detectedError.ts'
import { Badge } from '../../../ui/Badge.tsx'

export function SeverityBadge({ severity }: { readonly severity: number }) {
  const { t } = useTranslation('kubernetes')
  const isHigh = severity > severities.pod
  return (
    <Badge tone={isHigh ? 'error' : 'warning'} Icon={isHigh ? OctagonAlert : TriangleAlert}>
      {t('errors.severityOf', { severity })}
    </Badge>
  )
}

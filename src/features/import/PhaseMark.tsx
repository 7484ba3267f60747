import { useTranslation } from 'react-i18next'
import type { ImportPhase } from '../../model/import/importPhase.ts'
import { type ShownStatus, StatusBadge } from '../../ui/badges/StatusBadge.tsx'

const looks: Readonly<Record<ImportPhase['tone'], ShownStatus>> = {
  quiet: 'pending',
  working: 'running',
  success: 'succeeded',
  warning: 'waiting',
  error: 'failed',
}

export interface ToneMarkProps {
  readonly tone: ImportPhase['tone']
  readonly children: string
}

/** How far an entity or a URL is, in the import's own words. */
export const ToneMark = ({ tone, children }: ToneMarkProps) => (
  <StatusBadge status={looks[tone]}>{children}</StatusBadge>
)

/** The phase of an import. */
export function PhaseMark({ phase: { name, tone } }: { readonly phase: ImportPhase }) {
  const { t } = useTranslation('catalog-import')
  return <ToneMark tone={tone}>{t(`phase.${name}`)}</ToneMark>
}

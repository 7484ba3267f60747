import { useTranslation } from 'react-i18next'
import { CountedProgress } from '../../../ui/CountedProgress.tsx'
import type { ExportProgress } from './exportSlice.ts'

export function ExportBar({ progress: { done, total } }: { readonly progress: ExportProgress }) {
  const { t } = useTranslation('catalog')
  // The catalog may have grown since the count.
  const most = total === null ? undefined : Math.max(total, done)
  const text =
    most === undefined ? t('number', { value: done }) : t('export.progress', { done, total: most })
  return <CountedProgress label={t('export.running')} done={done} total={most} text={text} />
}

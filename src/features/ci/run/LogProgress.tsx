import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { fileSize } from '../../../model/fileSize.ts'
import { CountedProgress } from '../../../ui/CountedProgress.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { selectJobLog } from '../jobLogSlice.ts'

/** A bar where the length is known, and how much has come. */
export function LogProgress({ jobId }: { readonly jobId: string }) {
  const { t, i18n } = useTranslation('ci')
  const state = useSelector(selectJobLog)
  const label = t('details.loadingLog')
  if (state.status === 'idle' || state.jobId !== jobId) return <Progress active label={label} />
  const { received, total } = state
  const size = fileSize(received, i18n.language)
  return (
    <CountedProgress
      label={label}
      done={received}
      total={total ?? undefined}
      text={
        total === null
          ? t('details.received', { size })
          : t('details.receivedOf', { size, total: fileSize(total, i18n.language) })
      }
    />
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { DocsSyncState } from '../../../model/docs/docsSync.ts'
import type { Failure } from '../../../model/failure.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/message/Banner.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { LogPanel } from '../../logs/LogPanel.tsx'
import { selectIsOffline } from '../../offline/offlineSlice.ts'
import { newerShown, selectDocsSync, syncRequested } from '../docsSyncSlice.ts'

interface DocsSyncNoticeProps {
  readonly hasPage: boolean
  /** Shown below. */
  readonly pageFailure: Failure | undefined
}

/** What the backend does to bring the documentation up to date; nothing while it is. */
export function DocsSyncNotice({ hasPage, pageFailure }: DocsSyncNoticeProps) {
  const { t } = useTranslation('techdocs')
  const dispatch = useDispatch()
  const sync = useSelector(selectDocsSync)
  const isOffline = useSelector(selectIsOffline)
  if (sync.status === 'updated' && hasPage) {
    return (
      <Banner
        severity="info"
        actions={<Button onClick={() => dispatch(newerShown())}>{t('sync.showNewer')}</Button>}
      >
        {t('sync.updated')}
      </Banner>
    )
  }
  if (sync.status === 'failed') {
    const isToldBelow = pageFailure?.message === sync.failure.message && sync.log.length === 0
    if (isToldBelow) return null
    return (
      <>
        <FailureMessage
          failure={sync.failure}
          title={t('sync.failed')}
          onRetry={() => dispatch(syncRequested())}
        />
        <BuildLog sync={sync} />
      </>
    )
  }
  // The portal says so itself.
  if (sync.status === 'waiting' && isOffline && hasPage) return null
  if (sync.status === 'waiting') return <Banner severity="warning">{t('sync.waiting')}</Banner>
  if (sync.status !== 'checking' || sync.log.length === 0) return null
  return (
    <>
      <Banner severity="info">{t('sync.building')}</Banner>
      <BuildLog sync={sync} />
    </>
  )
}

type Logged = Extract<DocsSyncState, { readonly log: unknown }>

/** Closed at first, because the page that is there can be read meanwhile. */
function BuildLog({ sync: { log, docs, status } }: { readonly sync: Logged }) {
  const { t } = useTranslation('techdocs')
  const [isOpen, setIsOpen] = useState(false)
  if (log.length === 0) return null
  return (
    <details
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
      }}
    >
      <summary>{t('sync.log')}</summary>
      {isOpen && (
        <LogPanel
          batches={log}
          status={status === 'checking' ? 'live' : 'ended'}
          label={t('sync.log')}
          fileName={`${docs.replace(/[^\w.-]+/g, '-')}.log`}
          empty={t('sync.logEmpty')}
        />
      )}
    </details>
  )
}

import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { docsFilesRef } from '../../../model/docs/docsFiles.ts'
import { pageAddressOf, type PageAddress } from '../../../model/docs/docsLinks.ts'
import { docsFileOf } from '../../../model/docs/docsPlace.ts'
import type { EntityRef } from '../../../model/entities/entityRef.ts'
import { toFailure } from '../../../model/failure.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { usePortalTree, useService } from '../../../ui/page/portalContext.ts'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { useDocsPageQuery } from '../docsApi.ts'
import { DocsFailure } from './DocsFailure.tsx'
import classes from './DocsReader.module.css'
import { DocsSyncNotice } from './DocsSyncNotice.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { ShownPage } from './ShownPage.tsx'

export interface DocsReaderProps {
  /** The entity that the documentation belongs to. */
  readonly docsRef: EntityRef
  /** As in `DocsPlace`. */
  readonly sitePath: string
  readonly page: string
}

/** Characters of HTML above which the user decides. */
const largest = 5_000_000

/** A page of a documentation, in all states: loading, failed and shown. */
export function DocsReader({ docsRef, sitePath, page }: DocsReaderProps) {
  const { t } = useTranslation('techdocs')
  const storageUrl = useSelector(selectConfig)?.docs.storageUrl ?? null
  const { data, currentData, error, isFetching, refetch } = useDocsPageQuery({
    ref: docsRef,
    page,
    storageUrl,
  })
  const files = useService(docsFilesRef)
  const siteAddress = files.siteAddress(docsRef, storageUrl)
  const { isPage } = usePortalTree('Documentation')
  const portalUrl = useSelector(selectConfig)?.appBaseUrl
  const address = useMemo(
    () => ({
      address: pageAddressOf(siteAddress, docsFileOf(page) ?? ''),
      siteAddress,
      sitePath,
      ...(portalUrl !== undefined && { portal: { url: portalUrl, isPage } }),
    }),
    [siteAddress, sitePath, page, portalUrl, isPage],
  )
  const failure = error === undefined || isFetching ? undefined : toFailure(error)
  return (
    <Stack gap="sm" className={classes['reader']} aria-busy={isFetching}>
      <Progress active={isFetching} label={t('reader.loading')} />
      <DocsSyncNotice hasPage={currentData !== undefined} pageFailure={failure} />
      {failure && currentData === undefined && (
        <DocsFailure
          failure={failure}
          docsRef={docsRef}
          sitePath={sitePath}
          isFirst={page === ''}
          onRetry={() => void refetch()}
        />
      )}
      {currentData !== undefined && (
        <SizedPage key={address.address} html={currentData} address={address} docsRef={docsRef} />
      )}
      {/* The page before stays until the next one is there. */}
      {currentData === undefined && !failure && data === undefined && <LoadingPage />}
      {currentData === undefined && !failure && data !== undefined && (
        <div className={classes['leaving']}>
          <LoadingPage />
        </div>
      )}
    </Stack>
  )
}

interface SizedPageProps {
  readonly html: string
  readonly address: PageAddress
  readonly docsRef: EntityRef
}

/** Asks before a page that may stop the browser for long. */
function SizedPage(props: SizedPageProps) {
  const { t } = useTranslation('techdocs')
  const [isWanted, setIsWanted] = useState(false)
  if (isWanted || props.html.length <= largest) return <ShownPage {...props} />
  const size = t('reader.megabytes', { value: Math.round(props.html.length / 1e5) / 10 })
  return (
    <Message
      severity="warning"
      title={t('reader.pageTooLarge', { size })}
      actions={
        <Button
          onClick={() => {
            setIsWanted(true)
          }}
        >
          {t('reader.showAnyway')}
        </Button>
      }
    >
      <p>{t('reader.pageTooLargeHint')}</p>
    </Message>
  )
}

import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { errorReport } from '../../model/errorReport.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { selectConfig } from '../boot/bootSlice.ts'
import { copyRequested, selectClipboard } from '../clipboard/clipboardSlice.ts'
import { selectLocation } from '../location/locationSlice.ts'
import classes from './ErrorPage.module.css'

export interface ErrorPageProps {
  /** HTTP status, or what stands in its place. */
  readonly status?: string
  readonly title: string
  readonly message?: string
  readonly stack?: string
  /** What else may help, such as a retry. */
  readonly actions?: ReactNode
}

/** A whole page that failed: what, why, and where to go from here (spec 1 §2). */
export function ErrorPage({ status, title, message, stack, actions }: ErrorPageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useSelector(selectLocation)
  const report = errorReport({
    pathname,
    title,
    ...(status && { status }),
    ...(message && { message }),
    ...(stack && { stack }),
  })
  return (
    <section className={classes['page']} role="alert">
      <title>{title}</title>
      {status !== undefined && <p className={classes['status']}>{status}</p>}
      <h1>{title}</h1>
      {message !== undefined && <p>{message}</p>}
      <Support />
      <p className={classes['actions']}>
        {actions}
        <Button onClick={() => void navigate(-1)}>{t('error.goBack')}</Button>
        <CopyReport text={report} />
      </p>
      {stack !== undefined && (
        <details className={classes['stack']}>
          <summary>{t('error.stack')}</summary>
          <pre>{stack}</pre>
        </details>
      )}
    </section>
  )
}

/** 'Please contact {channel} for help.' where the configuration names one. */
function Support() {
  const { t } = useTranslation()
  const support = useSelector(selectConfig)?.support
  if (!support) return null
  const { title, url } = support
  return (
    <p>
      {t('error.contact', { channel: title ?? url ?? '' })}{' '}
      {url !== undefined && (
        <ExternalLink url={url} refused={t('error.contactRefused')}>
          {t('error.contactSupport')}
        </ExternalLink>
      )}
    </p>
  )
}

function CopyReport({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const button = useId()
  const clipboard = useSelector(selectClipboard)
  return (
    <CopyButton
      isCopied={clipboard.status === 'copied' && clipboard.button === button}
      onCopy={() => dispatch(copyRequested({ button, text }))}
    >
      {t('error.copyReport')}
    </CopyButton>
  )
}

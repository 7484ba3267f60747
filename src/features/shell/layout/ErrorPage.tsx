import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorReport } from '../../../model/shell/errorReport.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/CopyButton.tsx'
import { ReportButton } from '../../../ui/button/ReportButton.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { copyRequested, selectCopiedButton } from '../clipboardSlice.ts'
import { selectLocation } from '../locationSlice.ts'
import classes from './ErrorPage.module.css'
import { Support } from './Support.tsx'

export interface ErrorPageProps {
  /** HTTP status, or a short text. */
  readonly status?: string
  readonly title: string
  readonly message?: string
  readonly stack?: string
  /** More actions, such as a retry. */
  readonly actions?: ReactNode
}

/** A failed page: what failed, why, and links to continue (spec 1 §2). */
export function ErrorPage({ status, title, message, stack, actions }: ErrorPageProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const goBack = useWayBack()
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
      <PageTitle parts={[title]} />
      {status !== undefined && <p className={classes['status']}>{status}</p>}
      <h1>{title}</h1>
      {message !== undefined && <p>{message}</p>}
      <Support />
      <p className={classes['actions']}>
        {actions}
        <Button onClick={goBack}>{t('error.goBack')}</Button>
        <CopyButton
          text={report}
          copiedButton={copiedButton}
          onCopy={(request) => dispatch(copyRequested(request))}
        >
          {t('error.copyReport')}
        </CopyButton>
        <ReportButton />
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

/** Goes back, or to the first page if there is no history. */
function useWayBack(): () => void {
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  return () => {
    void (isFirst ? navigate('/') : navigate(-1))
  }
}

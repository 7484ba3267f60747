import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../../model/failure.ts'
import { RuleError } from '../../../model/routes/violations.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ReportButton } from '../../../ui/button/ReportButton.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { CenteredPage } from '../../../ui/page/CenteredPage.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { retryRequested } from './bootSlice.ts'

export function BootProgress() {
  const { t } = useTranslation()
  return <Waiting for={t('boot.loading')} />
}

/** Shown until the chunk of the first page is loaded. */
export function PageProgress() {
  const { t } = useTranslation()
  return <Waiting for={t('pageLoading')} />
}

function Waiting({ for: label }: { readonly for: string }) {
  const { t } = useTranslation()
  return (
    <CenteredPage>
      <title>{t('product')}</title>
      <Progress active label={label} />
      <p>{label}</p>
    </CenteredPage>
  )
}

/** Shown when the configuration cannot be loaded (spec 1 §2). */
export function BootErrorPage({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isMisbuilt = failure.name === RuleError.name
  return (
    <CenteredPage>
      <title>{t('crash.title')}</title>
      <Message
        severity="error"
        isPage
        title={t('crash.title')}
        {...(!isMisbuilt && { hint: t('boot.hint') })}
        actions={
          <>
            <Button primary onClick={() => dispatch(retryRequested())}>
              {t('boot.retry')}
            </Button>
            <ReportButton />
          </>
        }
      >
        {isMisbuilt ? (
          <>
            <p>{t('boot.rulesBroken')}</p>
            <ul>
              {failure.message.split('\n').map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t('boot.configFailed', { message: failure.message })}</p>
        )}
      </Message>
    </CenteredPage>
  )
}

import { useTranslation } from 'react-i18next'
import { toFailure } from '../../../model/failure.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ReportButton } from '../../../ui/button/ReportButton.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { CenteredPage } from '../../../ui/page/CenteredPage.tsx'
import { Support } from './Support.tsx'

export interface CrashPageProps {
  readonly thrown: unknown
  readonly onRetry: () => void
}

/** Replaces the whole portal, without layout and router, after a crash of these. */
export function CrashPage({ thrown, onRetry }: CrashPageProps) {
  const { t } = useTranslation()
  const { name, message } = toFailure(thrown)
  return (
    <CenteredPage>
      <title>{t('crash.title')}</title>
      <Message
        severity="error"
        isPage
        title={t('crash.title')}
        actions={
          <>
            <Button primary onClick={onRetry}>
              {t('crash.retry')}
            </Button>
            <ReportButton />
          </>
        }
      >
        <p>{`${name}: ${message}`}</p>
        <Support />
      </Message>
    </CenteredPage>
  )
}

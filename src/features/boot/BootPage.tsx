import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../model/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { CenteredPage } from '../../ui/CenteredPage.tsx'
import { Message } from '../../ui/Message.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { retryRequested } from './bootSlice.ts'

export function BootProgress() {
  const { t } = useTranslation()
  return (
    <CenteredPage>
      <title>{t('product')}</title>
      <Progress active label={t('boot.loading')} />
    </CenteredPage>
  )
}

/** The page that stands in for the portal when its configuration cannot be read (spec 1 §2). */
export function BootErrorPage({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <CenteredPage>
      <title>{t('crash.title')}</title>
      <Message
        severity="error"
        title={t('crash.title')}
        hint={t('boot.hint')}
        actions={
          <Button primary onClick={() => dispatch(retryRequested())}>
            {t('boot.retry')}
          </Button>
        }
      >
        <p>{t('boot.configFailed', { message: failure.message })}</p>
      </Message>
    </CenteredPage>
  )
}

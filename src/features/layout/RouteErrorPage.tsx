import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { toFailure } from '../../model/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'

/** A page that could not be loaded, or broke while it was drawn. */
export function RouteErrorPage() {
  const { t } = useTranslation()
  const { name, message } = toFailure(useRouteError())
  const isChunk = name === 'ChunkLoadError'
  return (
    <Message
      severity="error"
      title={t('crash.title')}
      {...(!isChunk && { hint: t('crash.hint') })}
      details={{ label: t('failure.details'), text: `${name}: ${message}` }}
      actions={
        <Button
          primary
          onClick={() => {
            window.location.reload()
          }}
        >
          {t('boot.reload')}
        </Button>
      }
    >
      {isChunk && <p>{t('boot.chunkFailed', { message })}</p>}
    </Message>
  )
}

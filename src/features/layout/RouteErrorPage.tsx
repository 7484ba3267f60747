import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { toFailure } from '../../model/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPage } from './ErrorPage.tsx'

export interface RouteErrorPageProps {
  /** The plugin whose page it is; none where the frame itself broke. */
  readonly pluginId?: string
}

/** A page that could not be loaded, or broke while it was drawn; the rest of the portal lives on. */
export function RouteErrorPage({ pluginId }: RouteErrorPageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const thrown = useRouteError()
  const { name, message } = toFailure(thrown)
  if (name === 'ChunkLoadError') return <ChunkErrorPage message={message} />
  const stack = thrown instanceof Error ? thrown.stack : undefined
  return (
    <ErrorPage
      title={pluginId === undefined ? t('crash.title') : t('crash.inPlugin', { pluginId })}
      message={`${name}: ${message}`}
      {...(isRouteErrorResponse(thrown) && { status: String(thrown.status) })}
      {...(stack !== undefined && { stack })}
      actions={
        // The same address once more: the router forgets the error and draws the page anew.
        <Button primary onClick={() => void navigate(location, { replace: true })}>
          {t('crash.retry')}
        </Button>
      }
    />
  )
}

function ChunkErrorPage({ message }: { readonly message: string }) {
  const { t } = useTranslation()
  return (
    <ErrorPage
      title={t('crash.title')}
      message={t('boot.chunkFailed', { message })}
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
    />
  )
}

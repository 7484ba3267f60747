import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { toFailure } from '../../../model/failure.ts'
import { isChunkFailure } from '../../../model/shell/chunkFailure.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { SwitchOffButton } from '../../entities/SwitchedOff.tsx'
import { selectRelease } from '../releaseSlice.ts'
import { ErrorPage } from './ErrorPage.tsx'

export interface RouteErrorPageProps {
  readonly thrown: unknown
  /** The page's plugin; undefined if the layout itself failed. */
  readonly pluginId?: string
  /** The page's name in its plugin. */
  readonly page?: string
}

/** A page that could not be loaded or has crashed; the rest of the portal still works. */
export function RouteErrorPage({ thrown, pluginId, page }: RouteErrorPageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const { name, message } = toFailure(thrown)
  if (isChunkFailure(thrown)) return <ChunkErrorPage message={message} page={page} />
  const stack = thrown instanceof Error ? thrown.stack : undefined
  return (
    <ErrorPage
      title={pluginId === undefined ? t('crash.title') : t('crash.inPlugin', { pluginId })}
      message={`${name}: ${message}`}
      {...(stack !== undefined && { stack })}
      actions={
        // Navigating to the same address loads and draws the page again.
        <>
          <Button primary onClick={() => void navigate(location, { replace: true })}>
            {t('crash.retry')}
          </Button>
          {pluginId !== undefined && <SwitchOffButton pluginId={pluginId} />}
        </>
      }
    />
  )
}

interface ChunkErrorPageProps {
  readonly message: string
  readonly page: string | undefined
}

function ChunkErrorPage({ message, page }: ChunkErrorPageProps) {
  const { t } = useTranslation()
  const isLeaving = useSelector(selectRelease).status === 'leaving'
  if (isLeaving) return <Progress active label={t('pageLoading')} />
  return (
    <ErrorPage
      title={page === undefined ? t('crash.title') : t('crash.extension', { name: page })}
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

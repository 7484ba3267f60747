import { createElement, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { displayName } from '../../model/entities/entity.ts'
import { toFailure } from '../../model/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Message } from '../../ui/message/Message.tsx'
import { Boundary } from '../../ui/page/Boundary.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { SourceView } from './SourceView.tsx'
import { type DrawnFormat, forgetViewer, type Viewer, viewerOf } from './viewerChunks.ts'
import type { ViewerProps } from './viewerProps.ts'

type ViewerState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly viewer: Viewer }
  | { readonly status: 'failed'; readonly retry: () => void }

/** Loads the viewer of a language; `format` must not change between calls. */
function useViewer(format: DrawnFormat): ViewerState {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ViewerState>({ status: 'loading' })
  useEffect(() => {
    let isWanted = true
    const retry = () => {
      forgetViewer(format)
      setState({ status: 'loading' })
      setAttempt((count) => count + 1)
    }
    viewerOf(format).then(
      (viewer) => {
        if (isWanted) setState({ status: 'loaded', viewer })
      },
      () => {
        if (isWanted) setState({ status: 'failed', retry })
      },
    )
    return () => {
      isWanted = false
    }
  }, [format, attempt])
  return state
}

/** The viewer of a definition's language; the text is shown if it fails. */
export function DrawnDefinition({
  format,
  ...props
}: ViewerProps & { readonly format: DrawnFormat }) {
  const { t } = useTranslation('api-docs')
  const viewer = useViewer(format)
  if (viewer.status === 'loading') return <Progress active label={t('loading')} />
  if (viewer.status === 'failed')
    return <Undrawn {...props} title={t('viewerFailed')} onRetry={viewer.retry} />
  return (
    <Boundary
      fallback={(thrown, retry) => (
        <Undrawn {...props} title={t('drawFailed')} onRetry={retry}>
          <p>{toFailure(thrown).message}</p>
        </Undrawn>
      )}
    >
      {createElement(viewer.viewer, props)}
    </Boundary>
  )
}

interface UndrawnProps extends ViewerProps {
  readonly title: string
  readonly onRetry: () => void
  readonly children?: ReactNode
}

function Undrawn({ title, onRetry, children, entity, definition }: UndrawnProps) {
  const { t } = useTranslation('api-docs')
  return (
    <>
      <Message
        severity="error"
        title={title}
        actions={<Button onClick={onRetry}>{t('retry')}</Button>}
      >
        {children}
      </Message>
      <SourceView definition={definition} label={t('sourceOf', { name: displayName(entity) })} />
    </>
  )
}

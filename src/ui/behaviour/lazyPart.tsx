import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import { ReportButton } from '../button/ReportButton.tsx'
import { Message } from '../message/Message.tsx'
import { Boundary } from '../page/Boundary.tsx'
import { chunkHook } from './chunkHook.ts'

/** A part of a page in a chunk of its own, fetched when it is first rendered; `waiting` keeps its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const usePart = chunkHook(load)
  return function LazyPart(props) {
    const part = usePart()
    if (part.status === 'loading') return waiting
    if (part.status === 'failed') return <BrokenPart onRetry={part.retry} />
    const { chunk: Loaded } = part
    return (
      <Boundary fallback={(_thrown, retry) => <BrokenPart onRetry={retry} />}>
        <Loaded {...props} />
      </Boundary>
    )
  }
}

/** A part whose chunk could not be fetched, or that crashed. */
export function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Message
      severity="error"
      title={t('partFailed')}
      actions={
        <>
          <Button onClick={onRetry}>{t('boot.retry')}</Button>
          <ReportButton />
        </>
      }
    />
  )
}

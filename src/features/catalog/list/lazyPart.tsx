import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../../ui/Boundary.tsx'
import { Button } from '../../../ui/Button.tsx'
import { chunkHook } from '../../../ui/chunkHook.ts'
import classes from './FilterPanel.module.css'

/** A part of the index in a chunk of its own, loaded when first rendered. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const usePart = chunkHook(load)
  return function LazyPart(props) {
    const part = usePart()
    if (part.status === 'loading') return null
    if (part.status === 'failed') return <BrokenPart onRetry={part.retry} />
    const { chunk: Loaded } = part
    return (
      <Boundary fallback={(_thrown, retry) => <BrokenPart onRetry={retry} />}>
        <Loaded {...props} />
      </Boundary>
    )
  }
}

function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('catalog')
  return (
    <div className={classes['quiet']} role="alert">
      <p>{t('panel.moreFailed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}

import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { IndexQuery } from '../../../model/catalog/indexQuery.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { Button } from '../../../ui/Button.tsx'
import { chunkHook } from '../../../ui/chunkHook.ts'
import classes from './FilterPanel.module.css'

type Part = ComponentType<{ readonly query: IndexQuery }>

/** A part of the index in a chunk of its own, loaded when first rendered. */
export function lazyPart(load: () => Promise<Part>): Part {
  const usePart = chunkHook(load)
  return function LazyPart({ query }) {
    const part = usePart()
    if (part.status === 'loading') return null
    if (part.status === 'failed') return <BrokenPart onRetry={part.retry} />
    const { chunk: Loaded } = part
    return (
      <Boundary fallback={(_thrown, retry) => <BrokenPart onRetry={retry} />}>
        <Loaded query={query} />
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

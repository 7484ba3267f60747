import type { EntityRef } from '../../../model/entities/entityRef.ts'
import { DocsFind } from './DocsFind.tsx'
import classes from './DocsReader.module.css'
import { ReaderSettings } from './ReaderSettings.tsx'
import { useDocsAddons } from './useDocsAddons.tsx'

interface DocsToolsProps {
  readonly docsRef: EntityRef
  readonly sitePath: string
}

/** Addons, search in the documentation, and how it is read. */
export function DocsTools({ docsRef, sitePath }: DocsToolsProps) {
  const addons = useDocsAddons('header', { docsRef, article: null })
  return (
    <>
      {addons.length > 0 && <div className={classes['ways']}>{addons}</div>}
      <div className={classes['tools']}>
        <DocsFind docsRef={docsRef} sitePath={sitePath} />
        <ReaderSettings docsRef={docsRef} />
      </div>
    </>
  )
}

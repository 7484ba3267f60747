import type { EntityRef } from '../../../model/entities/entityRef.ts'
import { DocsFind } from './DocsFind.tsx'
import classes from './DocsReader.module.css'
import { ReaderSettings } from './ReaderSettings.tsx'

interface DocsToolsProps {
  readonly docsRef: EntityRef
  readonly sitePath: string
}

/** Search in the documentation, and how it is read. */
export function DocsTools({ docsRef, sitePath }: DocsToolsProps) {
  return (
    <div className={classes['tools']}>
      <DocsFind docsRef={docsRef} sitePath={sitePath} />
      <ReaderSettings />
    </div>
  )
}

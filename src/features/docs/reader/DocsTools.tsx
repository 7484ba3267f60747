import type { EntityRef } from '../../../model/entities/entityRef.ts'
import { Row } from '../../../ui/layout/Row.tsx'
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
      {addons.length > 0 && (
        <Row gap="xs" across="md">
          {addons}
        </Row>
      )}
      <Row gap="xs" isOneLine align="start" className={classes['tools']}>
        <DocsFind docsRef={docsRef} sitePath={sitePath} />
        <ReaderSettings docsRef={docsRef} />
      </Row>
    </>
  )
}

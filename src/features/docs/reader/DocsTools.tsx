import { Type } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EntityRef } from '../../../model/entities/entityRef.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Popover } from '../../../ui/overlay/Popover.tsx'
import { DocsFind } from './DocsFind.tsx'
import classes from './DocsReader.module.css'
import { useDocsAddons } from './useDocsAddons.tsx'

/** How documentation is read: the addons of the settings. */
function ReaderSettings({ docsRef }: { readonly docsRef: EntityRef }) {
  const { t } = useTranslation('techdocs')
  const addons = useDocsAddons('settings', { docsRef, article: null })
  if (addons.length === 0) return null
  return (
    <Popover isCompact label={t('reader.settings')} icon={<Type size={16} aria-hidden="true" />}>
      {() => <div className={classes['settings']}>{addons}</div>}
    </Popover>
  )
}

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

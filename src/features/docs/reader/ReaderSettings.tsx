import { Type } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EntityRef } from '../../../model/entities/entityRef.ts'
import { Popover } from '../../../ui/overlay/Popover.tsx'
import classes from './DocsReader.module.css'
import { useDocsAddons } from './useDocsAddons.tsx'

/** How documentation is read: the addons of the settings. */
export function ReaderSettings({ docsRef }: { readonly docsRef: EntityRef }) {
  const { t } = useTranslation('techdocs')
  const addons = useDocsAddons('settings', { docsRef, article: null })
  if (addons.length === 0) return null
  return (
    <Popover isCompact label={t('reader.settings')} icon={<Type size={16} aria-hidden="true" />}>
      {() => <div className={classes['settings']}>{addons}</div>}
    </Popover>
  )
}

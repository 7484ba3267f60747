import { ScanSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { entityRefOf, type Entity } from '../../model/entities/entity.ts'
import { withInspectorTab } from '../../model/inspector/inspection.ts'
import { entityOfPath, entityPath } from '../../model/paths.ts'
import { MenuItem } from '../../ui/overlay/MenuItem.tsx'

/** Opens the inspector on its first tab, on the entity's page. */
export function InspectMenuItem({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('inspector')
  const { pathname, search } = useLocation()
  return (
    <MenuItem
      icon={<ScanSearch size={16} aria-hidden="true" />}
      to={
        entityOfPath(pathname)
          ? pathname + withInspectorTab(search, 'overview')
          : entityPath(entityRefOf(entity)) + withInspectorTab('', 'overview')
      }
    >
      {t('menuItem')}
    </MenuItem>
  )
}

import { ScanSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { MenuItem } from '../../ui/MenuItem.tsx'

/** Opens the inspector on its first tab. */
export function InspectMenuItem() {
  const { t } = useTranslation('inspector')
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.set('inspect', 'overview')
  return (
    <MenuItem
      icon={<ScanSearch size={16} aria-hidden="true" />}
      to={`${pathname}?${parameters.toString()}`}
    >
      {t('menuItem')}
    </MenuItem>
  )
}

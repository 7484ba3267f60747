import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { RowsQuery } from '../../../model/catalog/scopeFilters.ts'
import { Button } from '../../../ui/Button.tsx'
import classes from './ExportDialog.module.css'
import { exportRequested } from './exportSlice.ts'

/** Opens the export's dialog; nothing is fetched before the user confirms. */
export function ExportButton({ query }: { readonly query: RowsQuery }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  return (
    <Button
      className={classes['open']}
      title={t('export.action')}
      onClick={() => dispatch(exportRequested({ type: 'list', query }))}
    >
      <Download size={16} aria-hidden="true" />
      <span>{t('export.action')}</span>
    </Button>
  )
}

import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import classes from './PluginBill.module.css'
import { PluginBill } from './PluginBill.tsx'
import { measureRequested } from './pluginBillSlice.ts'

/** In development builds: the bill above every page, folded until it is needed. */
export function BillOverlay() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  return (
    <details
      className={classes['overlay']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) dispatch(measureRequested())
      }}
    >
      <summary>{t('bill.title')}</summary>
      <PluginBill />
    </details>
  )
}

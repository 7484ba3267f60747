import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { BillLine } from '../../../model/plugins/pluginBill.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/CopyButton.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { selectSwitchedOff } from '../../preferences/switchedOffSlice.ts'
import { copyRequested, selectCopiedButton } from '../../shell/clipboardSlice.ts'
import { BillTable } from './BillTable.tsx'
import { billReport } from './billTexts.ts'
import classes from './PluginBill.module.css'
import { measureRequested, selectPluginBill } from './pluginBillSlice.ts'

const unloaded = (id: string): BillLine => ({
  ...{ id, bytes: null, loadTime: null, requests: 0, failures: 0 },
  ...{ longTasks: null, errors: 0, crashes: 0 },
})

/** The costs of the plugins since the page was opened, with buttons to measure them again and to copy them. */
export function PluginBill() {
  const { t, i18n } = useTranslation('settings')
  const dispatch = useDispatch()
  const bill = useSelector(selectPluginBill)
  const switchedOff = useSelector(selectSwitchedOff)
  const copiedButton = useSelector(selectCopiedButton)
  const measured = bill.status === 'idle' ? [] : bill.lines
  const others = switchedOff.filter((off) => !measured.some(({ id }) => id === off))
  const lines = [...others.map(unloaded), ...measured]
  return (
    <>
      {lines.length > 0 && <BillTable lines={lines} />}
      <Row as="p" gap="xs" className={classes['actions']}>
        <Button onClick={() => dispatch(measureRequested())}>{t('bill.measure')}</Button>
        {bill.status === 'measured' && (
          <CopyButton
            text={billReport(t, lines, i18n.language)}
            copiedButton={copiedButton}
            onCopy={(request) => dispatch(copyRequested(request))}
          >
            {t('bill.copy')}
          </CopyButton>
        )}
        <span role="status">
          {bill.status === 'measuring' && t('bill.measuring')}
          {bill.status === 'measured' && <Time at={bill.at} />}
        </span>
      </Row>
    </>
  )
}

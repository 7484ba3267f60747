import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { BillLine } from '../../../model/plugins/pluginBill.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { SwitchOffButton } from '../../entities/SwitchedOff.tsx'
import {
  pluginSwitchedOn,
  selectIsOff,
  type SwitchedOffRoot,
} from '../../preferences/switchedOffSlice.ts'
import { figures, figureText } from './billTexts.ts'
import classes from './PluginBill.module.css'

/** A table of the costs by plugin. A plugin that fails often has a button to switch it off. */
export function BillTable({ lines }: { readonly lines: readonly BillLine[] }) {
  const { t, i18n } = useTranslation('settings')
  const name: Column<BillLine> = {
    key: 'plugin',
    title: t('bill.plugin'),
    isName: true,
    className: classes['name'],
    cell: ({ id }) => (
      <>
        {id === '' ? t('bill.portal') : id}
        {id !== '' && <Switch pluginId={id} />}
      </>
    ),
  }
  const costs = figures.map((figure): Column<BillLine> => ({
    key: figure,
    title: t(`bill.${figure}`),
    align: 'end',
    cell: (line) => figureText(line, figure, i18n.language) ?? <Unknown />,
  }))
  return (
    <DataTable
      look="list"
      isRegion
      className={classes['frame']}
      caption={t('bill.table')}
      columns={[name, ...costs]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  )
}

function Unknown() {
  const { t } = useTranslation('settings')
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('bill.unknown')}</VisuallyHidden>
    </>
  )
}

function Switch({ pluginId }: { readonly pluginId: string }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOff = useSelector((root: SwitchedOffRoot) => selectIsOff(root, pluginId))
  if (!isOff) return <SwitchOffButton pluginId={pluginId} />
  return <Button onClick={() => dispatch(pluginSwitchedOn(pluginId))}>{t('off.switchOn')}</Button>
}

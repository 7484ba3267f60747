import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { BillLine } from '../../../model/plugins/pluginBill.ts'
import { Button } from '../../../ui/Button.tsx'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import table from '../../../ui/Table.module.css'
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
  return (
    <ScrollRegion className={classes['frame']} label={t('bill.table')}>
      <table className={table['table']}>
        <caption>
          <VisuallyHidden>{t('bill.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('bill.plugin')}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {t(`bill.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.id === '' ? t('bill.portal') : line.id}
                {line.id !== '' && <Switch pluginId={line.id} />}
              </th>
              {figures.map((figure) => (
                <td key={figure}>
                  {figureText(line, figure, i18n.language) ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>{t('bill.unknown')}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Switch({ pluginId }: { readonly pluginId: string }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOff = useSelector((root: SwitchedOffRoot) => selectIsOff(root, pluginId))
  if (!isOff) return <SwitchOffButton pluginId={pluginId} />
  return <Button onClick={() => dispatch(pluginSwitchedOn(pluginId))}>{t('off.switchOn')}</Button>
}

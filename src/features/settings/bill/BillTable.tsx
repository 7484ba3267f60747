import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { BillLine } from '../../../model/plugins/pluginBill.ts'
import { Button } from '../../../ui/Button.tsx'
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

/** What each plugin has cost; those that fail often can be switched off. */
export function BillTable({ lines }: { readonly lines: readonly BillLine[] }) {
  const { t, i18n } = useTranslation('settings')
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
    <div className={classes['frame']} role="region" aria-label={t('bill.table')} tabIndex={0}>
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
    </div>
  )
}

function Switch({ pluginId }: { readonly pluginId: string }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOff = useSelector((root: SwitchedOffRoot) => selectIsOff(root, pluginId))
  if (!isOff) return <SwitchOffButton pluginId={pluginId} />
  return <Button onClick={() => dispatch(pluginSwitchedOn(pluginId))}>{t('off.switchOn')}</Button>
}

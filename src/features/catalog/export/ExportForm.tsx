import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { ExportFormat } from '../../../model/catalog/exportFile.ts'
import { chosenColumns } from '../../../model/catalog/tableColumns.ts'
import type { TableLayouts } from '../../../model/preferences/tableLayouts.ts'
import { selectLayout } from '../../preferences/tableLayoutSlice.ts'
import classes from './ExportDialog.module.css'
import { exportBegan, type ExportScope } from './exportSlice.ts'

const formats = ['csv', 'json'] as const

/** Format of the file. */
export function ExportForm({ scope }: { readonly scope: ExportScope }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const [format, chooseFormat] = useState<ExportFormat>('csv')
  const [hasByteOrderMark, chooseMark] = useState(false)
  const kind = scope.type === 'list' ? scope.query.kind : scope.kind
  const layout = useSelector((state: { tableLayout: TableLayouts }) => selectLayout(state, kind))
  const begin = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const shown = ['name', ...chosenColumns(kind, layout)] as const
    const columns = shown.map((id) => ({ id, title: t(`table.columns.${id}`) }))
    dispatch(exportBegan({ format, columns, hasByteOrderMark }))
  }
  return (
    <form id="export" className={classes['form']} onSubmit={begin}>
      <fieldset className={classes['formats']}>
        <legend className={classes['legend']}>{t('export.format')}</legend>
        {formats.map((one) => (
          <label key={one} className={classes['choice']}>
            <input
              type="radio"
              name="format"
              checked={format === one}
              onChange={() => {
                chooseFormat(one)
              }}
            />
            <span>
              {t(`export.${one}`)}
              <small>{t(`export.${one}Hint`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {format === 'csv' && (
        <label className={classes['mark']}>
          <input
            type="checkbox"
            checked={hasByteOrderMark}
            onChange={({ target }) => {
              chooseMark(target.checked)
            }}
          />
          <span>{t('export.byteOrderMark')}</span>
        </label>
      )}
    </form>
  )
}

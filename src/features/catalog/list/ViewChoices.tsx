import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { columnsOf } from '../../../model/catalog/columns.ts'
import type { IndexQuery } from '../../../model/catalog/indexQuery.ts'
import { byName, isSortable, type SortDirection } from '../../../model/catalog/indexSort.ts'
import { densities } from '../../../model/preferences/density.ts'
import { ColumnChoice } from './table/ColumnChoice.tsx'
import { useSortChoice } from './table/useSortChoice.ts'
import { useLook, useLookChoice } from './useLook.ts'
import classes from './ViewPanel.module.css'

export interface ViewChoicesProps {
  readonly query: IndexQuery
}

/** Sort order, density and columns of the list. Changes apply at once. */
export const ViewChoices = ({ query }: ViewChoicesProps) => (
  <>
    <SortChoice query={query} />
    <DensityChoice query={query} />
    <ColumnChoice query={query} />
  </>
)

/** Also for screens too narrow for column heads. */
function SortChoice({ query }: ViewChoicesProps) {
  const { t } = useTranslation('catalog')
  const id = useId()
  const choose = useSortChoice(query)
  const sort = query.sort ?? byName
  const sortable = (['name', ...columnsOf(query.kind)] as const).filter((column) =>
    isSortable(query.kind, column),
  )
  return (
    <div>
      <label className={classes['heading']} htmlFor={id}>
        {t('table.sortBy')}
      </label>
      <div className={classes['sort']}>
        <select
          id={id}
          className={classes['select']}
          value={sort.column}
          onChange={({ target }) => {
            const column = sortable.find((one) => one === target.value)
            if (column) choose({ column, direction: 'asc' })
          }}
        >
          {sortable.map((column) => (
            <option key={column} value={column}>
              {t(`table.columns.${column}`)}
            </option>
          ))}
        </select>
        <select
          className={classes['select']}
          aria-label={t('table.direction')}
          value={sort.direction}
          onChange={({ target }) => {
            choose({ ...sort, direction: target.value as SortDirection })
          }}
        >
          <option value="asc">{t('table.ascending')}</option>
          <option value="desc">{t('table.descending')}</option>
        </select>
      </div>
    </div>
  )
}

function DensityChoice({ query }: ViewChoicesProps) {
  const { t } = useTranslation('catalog')
  const { density } = useLook(query)
  const { chooseDensity } = useLookChoice(query)
  return (
    <fieldset>
      <legend className={classes['heading']}>{t('table.density')}</legend>
      <div className={classes['densities']}>
        {densities.map((one) => (
          <label key={one} className={classes['density']}>
            <input
              type="radio"
              name="table-density"
              checked={density === one}
              onChange={() => {
                chooseDensity(one)
              }}
            />
            {t(`table.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

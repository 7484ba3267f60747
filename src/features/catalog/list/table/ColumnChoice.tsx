import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { columnsOf } from '../../../../model/catalog/columns.ts'
import type { IndexQuery } from '../../../../model/catalog/indexQuery.ts'
import { moved } from '../../../../model/catalog/tableColumns.ts'
import type { TableLayouts } from '../../../../model/preferences/tableLayouts.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { selectLayout } from '../../../preferences/tableLayoutSlice.ts'
import { useLook, useLookChoice } from '../useLook.ts'
import classes from '../ViewPanel.module.css'
import { useDragOrder } from './useDragOrder.ts'

/** Chooses and orders columns, by keyboard or pointer. */
export function ColumnChoice({ query }: { readonly query: IndexQuery }) {
  const { t } = useTranslation('catalog')
  const { kind, look } = query
  const layout = useSelector((state: { tableLayout: TableLayouts }) => selectLayout(state, kind))
  const { columns: chosen } = useLook(query)
  const { chooseColumns: choose, restore } = useLookChoice(query)
  const others = columnsOf(kind).filter((column) => !chosen.includes(column))
  const isDefault = layout === undefined && look?.columns === undefined
  const { list, order, dragged, begin } = useDragOrder(chosen, choose)
  return (
    <fieldset>
      <legend className={classes['heading']}>{t('table.columnsShown')}</legend>
      <ul className={classes['columns']} ref={list}>
        {order.map((column, place) => {
          const title = t(`table.columns.${column}`)
          return (
            <li key={column} className={classes['column']} data-dragged={dragged === column}>
              <span
                className={classes['grip']}
                onPointerDown={(event) => {
                  begin(event, column)
                }}
                aria-hidden="true"
              >
                <GripVertical size={14} />
              </span>
              <ColumnBox
                title={title}
                isShown
                onChange={() => {
                  choose(chosen.filter((one) => one !== column))
                }}
              />
              {([-1, 1] as const).map((way) => (
                <MoveButton
                  key={way}
                  way={way}
                  title={title}
                  isLast={place + way < 0 || place + way >= order.length}
                  onMove={() => {
                    choose(moved(chosen, place, place + way))
                  }}
                />
              ))}
            </li>
          )
        })}
        {others.map((column) => (
          <li key={column} className={classes['column']}>
            <ColumnBox
              title={t(`table.columns.${column}`)}
              isShown={false}
              onChange={() => {
                choose([...chosen, column])
              }}
            />
          </li>
        ))}
      </ul>
      <Button aria-disabled={isDefault || undefined} onClick={restore}>
        {t('table.restoreDefaults')}
      </Button>
    </fieldset>
  )
}

interface ColumnBoxProps {
  readonly title: string
  readonly isShown: boolean
  readonly onChange: () => void
}

function ColumnBox({ title, isShown, onChange }: ColumnBoxProps) {
  return (
    <label className={classes['box']}>
      <input type="checkbox" checked={isShown} onChange={onChange} />
      {title}
    </label>
  )
}

interface MoveButtonProps {
  readonly way: -1 | 1
  readonly title: string
  readonly isLast: boolean
  readonly onMove: () => void
}

/** Stays enabled and focused where the column cannot move further. */
function MoveButton({ way, title, isLast, onMove }: MoveButtonProps) {
  const { t } = useTranslation('catalog')
  const Icon = way === -1 ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      className={classes['move']}
      aria-label={t(way === -1 ? 'table.moveUp' : 'table.moveDown', { column: title })}
      aria-disabled={isLast || undefined}
      onClick={isLast ? undefined : onMove}
    >
      <Icon size={14} aria-hidden="true" />
    </button>
  )
}

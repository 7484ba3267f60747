import type { ReactNode } from 'react'
import { ScrollRegion } from '../list/ScrollRegion.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import classes from './DataTable.module.css'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  /** The title is for screen readers only, as above buttons. */
  readonly isTitleHidden?: boolean
  /** Its cells name their rows. */
  readonly isName?: boolean
  /** Width of the table from which the column is shown; any if missing. */
  readonly from?: 'middle' | 'wide'
  readonly align?: 'end'
  readonly className?: string | undefined
  readonly cell: (row: Row) => ReactNode
}

export interface DataTableProps<Row> {
  /** Names the table. */
  readonly caption: string
  readonly isCaptionShown?: boolean
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** `list`: rows of one height under a grey head; `inner`: the same within a card; `text`: cells of sentences. */
  readonly look: 'list' | 'inner' | 'text'
  readonly className?: string | undefined
  /** Changes of the rows are read out. */
  readonly isLive?: boolean
  /** Nothing in the table takes the focus, so its frame does, to be scrolled by keyboard. */
  readonly isRegion?: boolean
}

const names = (...all: readonly (string | undefined)[]): string | undefined =>
  all.filter((name) => name !== undefined).join(' ') || undefined

/** The table of every list but the catalog's. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionShown = false, columns, rows, rowKey, look, isLive, isRegion } = props
  const frame = names(classes['frame'], props.className)
  const table = (
    <table
      className={classes['table']}
      data-look={look}
      aria-label={isCaptionShown ? undefined : caption}
    >
      {isCaptionShown && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classOf(column)} data-align={column.align}>
              {column.isTitleHidden === true ? (
                <VisuallyHidden>{column.title}</VisuallyHidden>
              ) : (
                column.title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody aria-live={isLive === true ? 'polite' : undefined}>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return isRegion === true ? (
    <ScrollRegion label={caption} className={frame}>
      {table}
    </ScrollRegion>
  ) : (
    <div className={frame}>{table}</div>
  )
}

const classOf = <Row,>({ from, className }: Column<Row>) => names(from && classes[from], className)

interface CellProps<Row> {
  readonly column: Column<Row>
  readonly row: Row
}

function Cell<Row>({ column, row }: CellProps<Row>) {
  const content = column.cell(row)
  const className = classOf(column)
  return column.isName === true ? (
    <th scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td className={className} data-align={column.align}>
      {content}
    </td>
  )
}

import { useTranslation } from 'react-i18next'
import { partsOf, type KindBar } from '../../../../model/catalog/kindBars.ts'
import { exactIndexLink } from '../../../../model/entities/indexLinks.ts'
import { Link } from '../../../../ui/Link.tsx'
import { DataTable, type Column } from '../../../../ui/table/DataTable.tsx'
import { PartLink } from './PartLink.tsx'
import { usePartText } from './usePartText.ts'

interface BarsTableProps {
  readonly caption: string
  readonly bars: readonly KindBar[]
}

/** The numbers of the bars as a table: a row for each kind, a column for each part. */
export function BarsTable({ caption, bars }: BarsTableProps) {
  const { t } = useTranslation('catalog')
  const textOf = usePartText()
  const columns: readonly Column<KindBar>[] = [
    {
      key: 'kind',
      title: t('entity.bars.kind'),
      isName: true,
      cell: ({ kind, filters }) => <PartLink filters={filters}>{kind}</PartLink>,
    },
    {
      key: 'total',
      title: t('entity.bars.total'),
      align: 'end',
      cell: ({ count }) => t('number', { value: count }),
    },
    ...partsOf(bars).map((part): Column<KindBar> => ({
      key: `part ${part.id}`,
      title: textOf(part),
      align: 'end',
      cell: (bar) => <Count bar={bar} id={part.id} name={textOf(part)} />,
    })),
  ]
  return <DataTable look="inner" caption={caption} columns={columns} rows={bars} rowKey={keyOf} />
}

const keyOf = ({ kind }: KindBar): string => kind

interface CountProps {
  readonly bar: KindBar
  readonly id: string
  readonly name: string
}

function Count({ bar, id, name }: CountProps) {
  const { t } = useTranslation('catalog')
  const part = bar.parts.find((one) => one.id === id)
  if (!part) return t('number', { value: 0 })
  const to = exactIndexLink(part.filters)
  const number = t('number', { value: part.count })
  if (to === undefined) return number
  return (
    <Link to={to} aria-label={`${bar.kind}, ${name}: ${number}`}>
      {number}
    </Link>
  )
}

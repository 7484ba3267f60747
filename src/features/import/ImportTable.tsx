import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { itemOf } from '../../model/import/importItem.ts'
import { phaseOf, type ImportPhase } from '../../model/import/importPhase.ts'
import { legible } from '../../model/import/importTargets.ts'
import { proposalOf } from '../../model/import/proposalState.ts'
import { Frame } from '../../ui/layout/Frame.tsx'
import { DataTable, type Column } from '../../ui/table/DataTable.tsx'
import classes from './ImportPage.module.css'
import { selectImports } from './importsSlice.ts'
import { PhaseMark } from './PhaseMark.tsx'
import { selectProposals } from './proposalsSlice.ts'

export interface ImportTableProps {
  readonly targets: readonly string[]
}

interface Row {
  readonly target: string
  readonly index: number
  readonly phase: ImportPhase
}

/** The phase of each URL; its row links to the details. */
export function ImportTable({ targets }: ImportTableProps) {
  const { t } = useTranslation('catalog-import')
  const items = useSelector(selectImports)
  const proposals = useSelector(selectProposals)
  const rows = targets.map((target, index) => ({
    target,
    index,
    phase: phaseOf(itemOf(items, target), proposalOf(proposals, target)),
  }))
  const done = rows.filter(({ phase }) => phase.tone === 'success').length
  const columns: readonly Column<Row>[] = [
    {
      key: 'url',
      title: t('run.url'),
      isName: true,
      cell: ({ target, index }) => <a href={`#import-${String(index)}`}>{legible(target)}</a>,
    },
    {
      key: 'state',
      title: t('run.state'),
      className: classes['short'],
      cell: ({ phase }) => <PhaseMark phase={phase} />,
    },
    { key: 'entities', title: t('run.entities'), cell: ({ phase }) => phase.entities ?? '' },
  ]
  return (
    <Frame className={classes['tableFrame']}>
      <DataTable
        look="text"
        isCaptionShown
        caption={t('run.summary', { done, count: targets.length })}
        columns={columns}
        rows={rows}
        rowKey={({ target }) => target}
      />
    </Frame>
  )
}

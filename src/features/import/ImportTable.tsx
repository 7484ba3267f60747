import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { itemOf } from '../../model/import/importItem.ts'
import { phaseOf } from '../../model/import/importPhase.ts'
import { legible } from '../../model/import/importTargets.ts'
import { proposalOf } from '../../model/import/proposalState.ts'
import classes from './ImportPage.module.css'
import { selectImports } from './importsSlice.ts'
import { PhaseMark } from './PhaseMark.tsx'
import { selectProposals } from './proposalsSlice.ts'

export interface ImportTableProps {
  readonly targets: readonly string[]
}

/** The phase of each URL; its row links to the details. */
export function ImportTable({ targets }: ImportTableProps) {
  const { t } = useTranslation('catalog-import')
  const items = useSelector(selectImports)
  const proposals = useSelector(selectProposals)
  const phases = targets.map((target) =>
    phaseOf(itemOf(items, target), proposalOf(proposals, target)),
  )
  const done = phases.filter(({ tone }) => tone === 'success').length
  return (
    <div className={classes['tableFrame']}>
      <table className={classes['table']}>
        <caption>{t('run.summary', { done, count: targets.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('run.url')}</th>
            <th scope="col">{t('run.state')}</th>
            <th scope="col">{t('run.entities')}</th>
          </tr>
        </thead>
        <tbody>
          {targets.map((target, index) => (
            <tr key={target}>
              <th scope="row">
                <a href={`#import-${String(index)}`}>{legible(target)}</a>
              </th>
              <td>{phases[index] && <PhaseMark phase={phases[index]} />}</td>
              <td>{phases[index]?.entities ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

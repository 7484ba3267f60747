import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { itemOf } from '../../model/import/importItem.ts'
import { phaseOf, stepOfPhases } from '../../model/import/importPhase.ts'
import { proposalOf } from '../../model/import/proposalState.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { selectImports } from './importsSlice.ts'
import classes from './ImportSteps.module.css'
import { selectProposals } from './proposalsSlice.ts'

const steps = ['urls', 'review', 'register'] as const

/** Where the import is, of its three steps; several URLs are where the last of them is. */
export function ImportSteps({ targets }: { readonly targets: readonly string[] }) {
  const { t } = useTranslation('catalog-import')
  const items = useSelector(selectImports)
  const proposals = useSelector(selectProposals)
  const phases = targets.map((target) =>
    phaseOf(itemOf(items, target), proposalOf(proposals, target)),
  )
  const now = steps.indexOf(stepOfPhases(phases))
  return (
    <ol className={classes['steps']} aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-place={index < now ? 'done' : index === now ? 'now' : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          {t('steps.of', { number: index + 1, title: t(`steps.${step}`) })}
          {index < now && <VisuallyHidden> ({t('steps.done')})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}

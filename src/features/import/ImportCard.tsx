import { RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { itemOf, type ImportItem } from '../../model/import/importItem.ts'
import { phaseOf } from '../../model/import/importPhase.ts'
import { importAddress, legible } from '../../model/import/importTargets.ts'
import { proposalOf } from '../../model/import/proposalState.ts'
import { useKeptFocus } from '../../ui/behaviour/useKeptFocus.ts'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { FoundLocations } from './FoundLocations.tsx'
import classes from './ImportCard.module.css'
import { importsForgotten } from './importEntrySlice.ts'
import { ImportProblemMessage } from './ImportProblemMessage.tsx'
import { analysisRepeated, registrationRequested, selectImports } from './importsSlice.ts'
import { PhaseMark } from './PhaseMark.tsx'
import { ProposalSection } from './ProposalSection.tsx'
import { selectProposals } from './proposalsSlice.ts'
import { PullRequestLink } from './PullRequestLink.tsx'
import { AddressParts, useRecognition } from './ShownBack.tsx'
import { Verdicts } from './Verdicts.tsx'

export interface ImportCardProps {
  readonly target: string
  readonly id: string
  /** One URL to import. */
  readonly targets: readonly string[]
}

/** One URL on its way into the catalog. */
export function ImportCard({ target, id, targets }: ImportCardProps) {
  const { t } = useTranslation('catalog-import')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const item = itemOf(useSelector(selectImports), target)
  const proposal = proposalOf(useSelector(selectProposals), target)
  const found = useRecognition(target)
  const phase = phaseOf(item, proposal)
  const section = useKeptFocus<HTMLElement>(`${item.status} ${proposal.status}`)
  const forget = () => {
    dispatch(importsForgotten([target]))
    void navigate(importAddress(targets.filter((other) => other !== target)), { replace: true })
  }
  return (
    <section
      ref={section}
      id={id}
      className={classes['card']}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <header className={classes['header']}>
        <h2 className={classes['title']} id={`${id}-title`}>
          {legible(target)}
        </h2>
        <PhaseMark phase={phase} />
        <div className={classes['tools']}>
          {item.status === 'found' && (
            <Button onClick={() => dispatch(analysisRepeated({ target }))}>
              <RotateCw size={14} aria-hidden="true" />
              {t('card.again')}
            </Button>
          )}
          <Button onClick={forget}>
            <X size={14} aria-hidden="true" />
            {t('card.remove')}
          </Button>
        </div>
        {found && 'address' in found && found.address && <AddressParts address={found.address} />}
      </header>
      <Progress active={phase.tone === 'working'} label={t(`phase.${phase.name}`)} />
      <div className={classes['body']}>
        <ItemBody target={target} item={item} />
      </div>
    </section>
  )
}

interface ItemBodyProps {
  readonly target: string
  readonly item: ImportItem
}

function ItemBody({ target, item }: ItemBodyProps) {
  const { t } = useTranslation('catalog-import')
  const dispatch = useDispatch()
  switch (item.status) {
    case 'unknown':
    case 'analyzing':
      return <p className={classes['quiet']}>{t('card.analyzing')}</p>
    case 'refused':
    case 'analysisFailed':
      return (
        <ImportProblemMessage
          problem={item.problem}
          onRetry={() => dispatch(analysisRepeated({ target }))}
        />
      )
    case 'found':
    case 'registering':
      return <FoundLocations target={target} item={item} />
    case 'registrationFailed':
      return (
        <>
          {item.link !== null && <PullRequestLink link={item.link} />}
          <ImportProblemMessage
            problem={item.problem}
            onRetry={() => dispatch(registrationRequested({ target }))}
          />
        </>
      )
    case 'proposing':
      return <ProposalSection target={target} />
    case 'watching':
      return <Verdicts target={target} item={item} />
  }
}

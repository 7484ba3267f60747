import { RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { type ImportItem, itemOf } from '../../model/import/importItem.ts'
import { phaseOf } from '../../model/import/importPhase.ts'
import { isAboutExisting } from '../../model/import/importProblem.ts'
import { importAddress, legible } from '../../model/import/importTargets.ts'
import { hasBranch } from '../../model/import/proposal.ts'
import { proposalOf, type ProposalState } from '../../model/import/proposalState.ts'
import { useKeptFocus } from '../../ui/behaviour/useKeptFocus.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { FoundLocations } from './FoundLocations.tsx'
import classes from './ImportCard.module.css'
import { importsForgotten } from './importEntrySlice.ts'
import { ImportProblemMessage } from './ImportProblemMessage.tsx'
import { analysisRepeated, registrationRequested, selectImports } from './importsSlice.ts'
import { PhaseMark } from './PhaseMark.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { ProposalProgress } from './ProposalProgress.tsx'
import {
  cleanUpRequested,
  draftReopened,
  existingTaken,
  selectProposals,
  stepRetried,
} from './proposalsSlice.ts'
import { PullRequestLink } from './PullRequestLink.tsx'
import { AddressParts, useRecognition } from './ShownBack.tsx'
import { Verdicts } from './Verdicts.tsx'

interface ProposalFailureProps {
  readonly target: string
  readonly state: Extract<ProposalState, { readonly status: 'failed' }>
}

/** A failed step and what can be done: retry, use what exists, edit, or delete the branch. */
function ProposalFailure({ target, state: { proposal, problem } }: ProposalFailureProps) {
  const { t } = useTranslation('catalog-import')
  const dispatch = useDispatch()
  const { branch } = proposal.draft
  const isThere = isAboutExisting(problem)
  const mayBeThere = hasBranch(proposal) || problem.kind === 'branchExists'
  return (
    <ImportProblemMessage
      problem={problem}
      {...(!isThere && { onRetry: () => dispatch(stepRetried({ target })) })}
      actions={
        <>
          {isThere && (
            <Button onClick={() => dispatch(existingTaken({ target }))}>
              {t(`proposal.take.${problem.kind as 'branchExists'}`, { branch })}
            </Button>
          )}
          <Button onClick={() => dispatch(draftReopened({ target }))}>{t('proposal.edit')}</Button>
          {mayBeThere && branch !== proposal.facts.defaultBranch && (
            <Button onClick={() => dispatch(cleanUpRequested({ target }))}>
              {t('proposal.cleanUp', { branch })}
            </Button>
          )}
        </>
      }
    />
  )
}

/** The entity file that a repository lacks, from editing to the pull request. */
function ProposalSection({ target }: { readonly target: string }) {
  const state = proposalOf(useSelector(selectProposals), target)
  switch (state.status) {
    case 'none':
      return null
    case 'drafting':
    case 'checking':
      return <ProposalForm target={target} state={state} />
    case 'proposing':
    case 'cleaning':
    case 'completed':
      return <ProposalProgress state={state} />
    case 'failed':
      return (
        <>
          <ProposalProgress state={state} />
          <ProposalFailure target={target} state={state} />
        </>
      )
  }
}

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
      <Row as="header" gap="xs" across="md" className={classes['header']}>
        <h2 className={classes['title']} id={`${id}-title`}>
          {legible(target)}
        </h2>
        <PhaseMark phase={phase} />
        <Row gap="xs">
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
        </Row>
        {found && 'address' in found && found.address && <AddressParts address={found.address} />}
      </Row>
      <Progress active={phase.tone === 'working'} label={t(`phase.${phase.name}`)} />
      <Stack gap="md" className={classes['body']}>
        <ItemBody target={target} item={item} />
      </Stack>
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
      return (
        <Text isQuiet isSmall>
          {t('card.analyzing')}
        </Text>
      )
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

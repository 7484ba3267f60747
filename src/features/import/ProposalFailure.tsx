import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isAboutExisting } from '../../model/import/importProblem.ts'
import { hasBranch } from '../../model/import/proposal.ts'
import type { ProposalState } from '../../model/import/proposalState.ts'
import { Button } from '../../ui/Button.tsx'
import { ImportProblemMessage } from './ImportProblemMessage.tsx'
import { cleanUpRequested, draftReopened, existingTaken, stepRetried } from './proposalsSlice.ts'

export interface ProposalFailureProps {
  readonly target: string
  readonly state: Extract<ProposalState, { readonly status: 'failed' }>
}

/** A failed step and what can be done: retry, use what exists, edit, or delete the branch. */
export function ProposalFailure({ target, state: { proposal, problem } }: ProposalFailureProps) {
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

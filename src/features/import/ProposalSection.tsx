import { useSelector } from 'react-redux'
import { proposalOf } from '../../model/import/proposalState.ts'
import { ProposalFailure } from './ProposalFailure.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { ProposalProgress } from './ProposalProgress.tsx'
import { selectProposals } from './proposalsSlice.ts'

/** The entity file that a repository lacks, from editing to the pull request. */
export function ProposalSection({ target }: { readonly target: string }) {
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

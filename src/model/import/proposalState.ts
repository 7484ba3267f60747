// One proposal of a file of entities: written, checked by the catalog, made step by step; a step that fails keeps what is
// done, and what can be done about it.

import { changedAt, stateAt } from '../keyed.ts'
import type { ImportProblem } from './importProblem.ts'
import {
  changesSomething,
  nextStep,
  type Proposal,
  type ProposalFacts,
  type ProposalStep,
} from './proposal.ts'

/** What the catalog says of one document. */
export interface Finding {
  readonly index: number
  readonly messages: readonly string[]
}

interface Of {
  readonly proposal: Proposal
}

export type ProposalState =
  | { readonly status: 'none' }
  | (Of & {
      readonly status: 'drafting'
      /** Counts the changes of the text. */
      readonly revision: number
      /** Of this very text; null while the catalog has not looked at it. */
      readonly findings: readonly Finding[] | null
      /** Why it was not sent. */
      readonly problem: ImportProblem | null
    })
  | (Of & { readonly status: 'checking'; readonly revision: number })
  /** `isSent` once the next step is on its way. */
  | (Of & { readonly status: 'proposing'; readonly isSent: boolean })
  | (Of & { readonly status: 'failed'; readonly problem: ImportProblem })
  | (Of & { readonly status: 'cleaning' })
  | (Of & { readonly status: 'completed' })

export type ProposalStates = Readonly<Record<string, ProposalState>>

const none: ProposalState = { status: 'none' }

export const proposalOf = (states: ProposalStates, target: string): ProposalState =>
  stateAt(states, target, none)

/** The very same object where nothing changes. */
export const withProposal = (
  states: ProposalStates,
  target: string,
  change: (before: ProposalState) => ProposalState,
): ProposalStates => changedAt(states, target, none, change)

export const drafting = (
  proposal: Proposal,
  revision: number,
  problem: ImportProblem | null = null,
): ProposalState => ({ status: 'drafting', proposal, revision, findings: null, problem })

const withoutAnswer: readonly ImportProblem['kind'][] = [
  'interrupted',
  'unreachable',
  'hostTrouble',
]

/** The step that may have been done although nobody said so. */
function perhapsDone(proposal: Proposal, { kind }: ImportProblem): ProposalStep | null {
  const step = nextStep(proposal)
  return step && changesSomething(step) && withoutAnswer.includes(kind) ? step : null
}

/** Goes on with the step that failed; `takesExisting` where what is there is to be taken for it. */
export function resumed(before: ProposalState, takesExisting: boolean): ProposalState {
  if (before.status !== 'failed') return before
  const { proposal, problem } = before
  const step = takesExisting
    ? (nextStep(proposal) ?? null)
    : (perhapsDone(proposal, problem) ?? proposal.takesExisting)
  return { status: 'proposing', isSent: false, proposal: { ...proposal, takesExisting: step } }
}

/** Back to the text. A branch that is there stays: its file is replaced. */
export function reopened(before: ProposalState): ProposalState {
  if (before.status !== 'failed') return before
  const { proposal } = before
  const done = proposal.done.filter((step) => step !== 'file')
  const takesExisting = done.length < proposal.done.length ? 'file' : null
  return drafting({ ...proposal, done, takesExisting }, 0)
}

export interface StepResult {
  readonly step: ProposalStep
  readonly facts: ProposalFacts
}

/** A step is done, and leaves what it found out to those after it. */
export function stepped(before: ProposalState, { step, facts }: StepResult): ProposalState {
  if (before.status !== 'proposing' || nextStep(before.proposal) !== step) return before
  const { proposal } = before
  return {
    status: 'proposing',
    isSent: false,
    proposal: {
      ...proposal,
      done: [...proposal.done, step],
      facts: { ...proposal.facts, ...facts },
      takesExisting: null,
    },
  }
}

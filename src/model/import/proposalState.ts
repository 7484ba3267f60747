// The state of a proposed entity file: edited, checked by the catalog, created step by step. A failed step keeps what
// is done and what can be tried.

import { changedAt, stateAt } from '../keyed.ts'
import type { ImportProblem } from './importProblem.ts'
import {
  changesSomething,
  nextStep,
  type Proposal,
  type ProposalFacts,
  type ProposalStep,
} from './proposal.ts'

/** The catalog's check of one document. */
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
      /** Counts changes of the text. */
      readonly revision: number
      /** Results for the current text; null until it is checked. */
      readonly findings: readonly Finding[] | null
      /** The problem that prevented submitting. */
      readonly problem: ImportProblem | null
    })
  | (Of & { readonly status: 'checking'; readonly revision: number })
  /** `isSent`: the next step's request has been sent. */
  | (Of & { readonly status: 'proposing'; readonly isSent: boolean })
  | (Of & { readonly status: 'failed'; readonly problem: ImportProblem })
  | (Of & { readonly status: 'cleaning' })
  | (Of & { readonly status: 'completed' })

export type ProposalStates = Readonly<Record<string, ProposalState>>

const none: ProposalState = { status: 'none' }

export const proposalOf = (states: ProposalStates, target: string): ProposalState =>
  stateAt(states, target, none)

/** Returns the same object if nothing changes. */
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

/** The step whose response was lost. */
function perhapsDone(proposal: Proposal, { kind }: ImportProblem): ProposalStep | null {
  const step = nextStep(proposal)
  return step && changesSomething(step) && withoutAnswer.includes(kind) ? step : null
}

/** Retries the failed step; `takesExisting` uses what already exists for it. */
export function resumed(before: ProposalState, takesExisting: boolean): ProposalState {
  if (before.status !== 'failed') return before
  const { proposal, problem } = before
  const step = takesExisting
    ? (nextStep(proposal) ?? null)
    : (perhapsDone(proposal, problem) ?? proposal.takesExisting)
  return { status: 'proposing', isSent: false, proposal: { ...proposal, takesExisting: step } }
}

/** Back to editing. An existing branch stays, and its file is replaced. */
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

/** Completes a step with its results. */
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

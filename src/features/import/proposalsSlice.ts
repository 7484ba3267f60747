// Proposed entity files by entered URL.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ImportProblem } from '../../model/import/importProblem.ts'
import {
  nextStep,
  withDraft,
  type Proposal,
  type PullRequestDraft,
} from '../../model/import/proposal.ts'
import {
  drafting,
  reopened,
  resumed,
  stepped,
  withProposal,
  type Finding,
  type ProposalState,
  type ProposalStates,
  type StepResult,
} from '../../model/import/proposalState.ts'
import { withoutKeys } from '../../model/keyed.ts'
import { isUserChange } from '../session/sessionSlice.ts'
import { importRemembered, importsForgotten } from './importEntrySlice.ts'

interface Of {
  readonly target: string
}
interface Failed {
  readonly problem: ImportProblem
}

/** Applies a change to the proposal of the event. */
const about =
  <Payload>(change: (before: ProposalState, payload: Payload) => ProposalState) =>
  (state: ProposalStates, { payload }: PayloadAction<Of & Payload>): ProposalStates =>
    withProposal(state, payload.target, (before) => change(before, payload))

export const proposalsSlice = createSlice({
  name: 'proposals',
  initialState: (): ProposalStates => ({}),
  reducers: {
    /** Keeps an existing proposal. */
    proposalBegan: about<{ readonly proposal: Proposal }>((before, { proposal }) =>
      before.status === 'none' ? drafting(proposal, 0) : before,
    ),
    textTyped: about<{ readonly text: string }>((before, { text }) =>
      before.status === 'drafting' && before.proposal.text !== text
        ? drafting({ ...before.proposal, text }, before.revision + 1)
        : before,
    ),
    draftTyped: about<{ readonly draft: Partial<PullRequestDraft> }>((before, { draft }) => {
      if (before.status !== 'drafting') return before
      return { ...before, proposal: withDraft(before.proposal, draft) }
    }),
    /** Ignores results for an earlier text. */
    documentsChecked: about<{ readonly revision: number; readonly findings: readonly Finding[] }>(
      (before, { revision, findings }) =>
        before.status === 'drafting' && before.revision === revision
          ? { ...before, findings }
          : before,
    ),
    proposalSubmitted: about<object>((before) =>
      before.status === 'drafting'
        ? { status: 'checking', proposal: before.proposal, revision: before.revision }
        : before,
    ),
    fileRefused: about<Failed>((before, { problem }) =>
      before.status === 'checking' ? drafting(before.proposal, before.revision, problem) : before,
    ),
    fileAccepted: about<object>((before) =>
      before.status === 'checking'
        ? { status: 'proposing', isSent: false, proposal: before.proposal }
        : before,
    ),
    stepSent: about<object>((before) =>
      before.status === 'proposing' && !before.isSent ? { ...before, isSent: true } : before,
    ),
    stepDone: about<StepResult>(stepped),
    stepFailed: about<Failed>((before, { problem }) =>
      before.status === 'proposing'
        ? { status: 'failed', proposal: before.proposal, problem }
        : before,
    ),
    stepRetried: about<object>((before) => resumed(before, false)),
    /** Uses the existing branch, file or pull request for the failed step. */
    existingTaken: about<object>((before) => resumed(before, true)),
    draftReopened: about<object>(reopened),
    cleanUpRequested: about<object>((before) =>
      before.status === 'failed' ? { status: 'cleaning', proposal: before.proposal } : before,
    ),
    cleanedUp: about<object>((before) =>
      before.status === 'cleaning'
        ? drafting({ ...before.proposal, done: [], facts: {}, takesExisting: null }, 0)
        : before,
    ),
    cleanUpFailed: about<Failed>((before, { problem }) =>
      before.status === 'cleaning'
        ? { status: 'failed', proposal: before.proposal, problem }
        : before,
    ),
    /** The pull request is open: `location` is the future URL of the file, `refs` are its entities. */
    proposalCompleted: about<{
      readonly location: string
      readonly refs: readonly string[]
      readonly link: string
    }>((before) =>
      before.status === 'proposing' && nextStep(before.proposal) === undefined
        ? { status: 'completed', proposal: before.proposal }
        : before,
    ),
  },
  extraReducers: (builder) => {
    builder
      .addCase(importsForgotten, (state, { payload }) => withoutKeys(state, payload))
      .addCase(importRemembered, (_state, { payload }) => payload.proposals)
      .addMatcher(isUserChange, (): ProposalStates => ({}))
  },
  selectors: {
    selectProposals: (state) => state,
  },
})

export const {
  proposalBegan,
  textTyped,
  draftTyped,
  documentsChecked,
  proposalSubmitted,
  fileRefused,
  fileAccepted,
  stepSent,
  stepDone,
  stepFailed,
  stepRetried,
  existingTaken,
  draftReopened,
  cleanUpRequested,
  cleanedUp,
  cleanUpFailed,
  proposalCompleted,
} = proposalsSlice.actions
export const { selectProposals } = proposalsSlice.selectors

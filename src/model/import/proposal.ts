// A file of entities on its way into a repository: a pull request, made in the steps that the host of the repository
// needs (spec 1 §4).

import { textOfEntities } from './entityFile.ts'
import type { GeneratedEntity } from './importAnalysis.ts'
import type { ImportConfig } from './importConfig.ts'
import type { ProposalKind } from './recognition.ts'

export interface PullRequestDraft {
  readonly title: string
  readonly body: string
  readonly branch: string
  /** Path from the root of the repository. */
  readonly fileName: string
}

export type ProposalStep = 'repository' | 'defaultBranch' | 'branch' | 'file' | 'pullRequest'

/** What the steps have found out, each for those after it. */
export interface ProposalFacts {
  readonly defaultBranch?: string
  /** Of the default branch. */
  readonly commit?: string
  /** Azure DevOps gets the branch together with the file. */
  readonly hasBranch?: true
  /** Address of the pull request, for people. */
  readonly link?: string
}

export interface Proposal {
  readonly kind: ProposalKind
  /** The URL that was entered. */
  readonly target: string
  readonly draft: PullRequestDraft
  /** What the file is to hold. */
  readonly text: string
  readonly done: readonly ProposalStep[]
  readonly facts: ProposalFacts
  /**
   * The step for which what is there already counts as done: somebody said so, or the step may have been done without
   * its answer having arrived.
   */
  readonly takesExisting: ProposalStep | null
}

const stepsOf: Readonly<Record<ProposalKind, readonly ProposalStep[]>> = {
  github: ['repository', 'defaultBranch', 'branch', 'file', 'pullRequest'],
  azure: ['repository', 'defaultBranch', 'file', 'pullRequest'],
}

export const proposalSteps = (kind: ProposalKind): readonly ProposalStep[] => stepsOf[kind]

/** Nothing where all are done. */
export const nextStep = ({ kind, done }: Proposal): ProposalStep | undefined =>
  stepsOf[kind].find((step) => !done.includes(step))

/** Whether the host has a branch of this proposal. */
export const hasBranch = ({ facts }: Proposal): boolean => facts.hasBranch === true

/** With other texts. A file of another name is not the proposal's own: it is not written over without a question. */
export function withDraft(proposal: Proposal, change: Partial<PullRequestDraft>): Proposal {
  const draft = { ...proposal.draft, ...change }
  const isOwnFile = draft.fileName === proposal.draft.fileName
  return { ...proposal, draft, takesExisting: isOwnFile ? proposal.takesExisting : null }
}

/** Steps that change something: without their answer nobody knows whether they did. */
export const changesSomething = (step: ProposalStep): boolean =>
  step !== 'repository' && step !== 'defaultBranch'

/** What is proposed before anybody has changed it: the catalog's own guess, and the texts of the configuration. */
export const firstProposal = (
  kind: ProposalKind,
  target: string,
  generated: readonly GeneratedEntity[],
  { entityFilename, branchName, pullRequestTitle, pullRequestBody }: ImportConfig,
): Proposal => ({
  kind,
  target,
  draft: {
    title: pullRequestTitle,
    body: pullRequestBody,
    branch: branchName,
    fileName: entityFilename,
  },
  text: textOfEntities(generated),
  done: [],
  facts: {},
  takesExisting: null,
})

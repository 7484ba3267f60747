// A proposed entity file: a pull request, created in the steps that the host needs (spec 1 §4).

import { textOfEntities } from './entityFile.ts'
import type { GeneratedEntity } from './importAnalysis.ts'
import type { ImportConfig } from './importConfig.ts'
import type { ProposalKind } from './recognition.ts'

export interface PullRequestDraft {
  readonly title: string
  readonly body: string
  readonly branch: string
  /** Path in the repository. */
  readonly fileName: string
}

export type ProposalStep = 'repository' | 'defaultBranch' | 'branch' | 'file' | 'pullRequest'

/** Results of steps, needed by later ones. */
export interface ProposalFacts {
  readonly defaultBranch?: string
  /** Commit of the default branch. */
  readonly commit?: string
  /** Azure DevOps creates the branch together with the file. */
  readonly hasBranch?: true
  /** The pull request's page. */
  readonly link?: string
}

export interface Proposal {
  readonly kind: ProposalKind
  /** The URL that was entered. */
  readonly target: string
  readonly draft: PullRequestDraft
  /** Content of the file. */
  readonly text: string
  readonly done: readonly ProposalStep[]
  readonly facts: ProposalFacts
  /**
   * The step for which an existing branch, file or pull request counts as done: the user chose it, or the response to
   * the step was lost.
   */
  readonly takesExisting: ProposalStep | null
}

const stepsOf: Readonly<Record<ProposalKind, readonly ProposalStep[]>> = {
  github: ['repository', 'defaultBranch', 'branch', 'file', 'pullRequest'],
  azure: ['repository', 'defaultBranch', 'file', 'pullRequest'],
}

export const proposalSteps = (kind: ProposalKind): readonly ProposalStep[] => stepsOf[kind]

/** The next step; undefined when all are done. */
export const nextStep = ({ kind, done }: Proposal): ProposalStep | undefined =>
  stepsOf[kind].find((step) => !done.includes(step))

/** Whether the branch of this proposal exists. */
export const hasBranch = ({ facts }: Proposal): boolean => facts.hasBranch === true

/** Changes the draft. A file of another name is never overwritten without asking. */
export function withDraft(proposal: Proposal, change: Partial<PullRequestDraft>): Proposal {
  const draft = { ...proposal.draft, ...change }
  const isOwnFile = draft.fileName === proposal.draft.fileName
  return { ...proposal, draft, takesExisting: isOwnFile ? proposal.takesExisting : null }
}

/** Steps that change something: if the response is lost, they may or may not be done. */
export const changesSomething = (step: ProposalStep): boolean =>
  step !== 'repository' && step !== 'defaultBranch'

/** The first draft: the catalog's suggestion and the configured texts. */
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

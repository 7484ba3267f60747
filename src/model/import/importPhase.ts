// The phase of an import in one word, for overviews.

import type { ImportItem } from './importItem.ts'
import type { ProposalState } from './proposalState.ts'
import type { Verdict } from './verdicts.ts'

type PhaseName =
  | 'analyzing'
  | 'refused'
  | 'failed'
  | 'found'
  | 'drafting'
  | 'checking'
  | 'proposing'
  | 'registering'
  | 'merging'
  | 'processing'
  | 'unwatched'
  | 'done'
  | 'doneInPart'

const reviewed: ReadonlySet<PhaseName> = new Set([
  'registering',
  'merging',
  'processing',
  'unwatched',
  'done',
  'doneInPart',
])

export interface ImportPhase {
  readonly name: PhaseName
  readonly tone: 'quiet' | 'working' | 'success' | 'warning' | 'error'
  /** Number of entities; null until known. */
  readonly entities: number | null
}

const proposalPhases: Readonly<
  Record<ProposalState['status'], readonly [PhaseName, ImportPhase['tone']]>
> = {
  none: ['drafting', 'quiet'],
  drafting: ['drafting', 'quiet'],
  checking: ['checking', 'working'],
  proposing: ['proposing', 'working'],
  failed: ['failed', 'error'],
  cleaning: ['proposing', 'working'],
  completed: ['registering', 'working'],
}

type Watching = Extract<ImportItem, { readonly status: 'watching' }>

function watchingPhase({ verdicts, link, problem }: Watching): ImportPhase {
  const entities = verdicts.length === 0 ? null : verdicts.length
  const has = (status: Verdict['status']) => verdicts.some((verdict) => verdict.status === status)
  if (entities === null || has('processing'))
    return problem
      ? { name: 'unwatched', tone: 'error', entities }
      : { name: link === null ? 'processing' : 'merging', tone: 'working', entities }
  if (has('failed')) return { name: 'failed', tone: 'error', entities }
  if (has('elsewhere')) return { name: 'doneInPart', tone: 'warning', entities }
  return { name: 'done', tone: 'success', entities }
}

export function phaseOf(item: ImportItem, proposal: ProposalState): ImportPhase {
  switch (item.status) {
    case 'unknown':
    case 'analyzing':
      return { name: 'analyzing', tone: 'working', entities: null }
    case 'refused':
      return { name: 'refused', tone: 'error', entities: null }
    case 'analysisFailed':
    case 'registrationFailed':
      return { name: 'failed', tone: 'error', entities: null }
    case 'proposing': {
      const [name, tone] = proposalPhases[proposal.status]
      return { name, tone, entities: null }
    }
    case 'found':
    case 'registering': {
      const entities = item.locations.reduce((sum, { entities: refs }) => sum + refs.length, 0)
      return item.status === 'found'
        ? { name: 'found', tone: 'quiet', entities }
        : { name: 'registering', tone: 'working', entities }
    }
    case 'watching':
      return watchingPhase(item)
  }
}

/** The step of the whole import: the last one once all URLs are on their way into the catalog, or in it. */
export function stepOfPhases(phases: readonly ImportPhase[]): 'urls' | 'review' | 'register' {
  if (phases.length === 0) return 'urls'
  // An entity that the catalog refused was registered.
  return phases.every(({ name, entities }) => reviewed.has(name) || (name === 'failed' && entities))
    ? 'register'
    : 'review'
}

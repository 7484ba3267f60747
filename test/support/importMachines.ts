// State × event for imports and proposals, which are keyed by URL; the walk follows one URL.

import type { UnknownAction } from '@reduxjs/toolkit'
import * as entry from '../../src/features/import/importEntrySlice.ts'
import * as imports from '../../src/features/import/importsSlice.ts'
import * as proposals from '../../src/features/import/proposalsSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import type { ImportItem, ImportItems } from '../../src/model/import/importItem.ts'
import type { ImportProblem } from '../../src/model/import/importProblem.ts'
import type { Proposal } from '../../src/model/import/proposal.ts'
import type { ProposalState, ProposalStates } from '../../src/model/import/proposalState.ts'
import type { Machine } from './machine.ts'

export const target = 'https://github.com/larkspur/basket'
export const problem: ImportProblem = { kind: 'unreachable', message: 'Failed to fetch' }
export const found = {
  target: `${target}/blob/main/a.yaml`,
  exists: false,
  entities: ['component:default/a'],
}
const other = { ...found, target: `${target}/blob/main/b.yaml` }

export const proposal: Proposal = {
  kind: 'github',
  target,
  draft: { title: 'Add a file', body: 'It was missing.', branch: 'add-file', fileName: 'a.yaml' },
  text: 'kind: Component\n',
  done: [],
  facts: {},
  takesExisting: null,
}
const halfDone: Proposal = {
  ...proposal,
  done: ['repository', 'defaultBranch', 'branch'],
  facts: { defaultBranch: 'main', commit: 'c0ffee' },
}
const allDone: Proposal = {
  ...proposal,
  done: ['repository', 'defaultBranch', 'branch', 'file', 'pullRequest'],
  facts: { defaultBranch: 'main', commit: 'c0ffee', link: `${target}/pull/1` },
}

const kept = { text: '', imports: {}, proposals: {} }
const completed = {
  location: found.target,
  refs: found.entities,
  link: `${target}/pull/1`,
}

const importEventsOf = (of: string): Readonly<Record<string, UnknownAction>> => ({
  importsOpened: imports.importsOpened([of]),
  importRefused: imports.importRefused({ target: of, problem }),
  analysisFailed: imports.analysisFailed({ target: of, problem }),
  locationsFound: imports.locationsFound({ target: of, locations: [found, other] }),
  nothingFound: imports.nothingFound({ target: of }),
  analysisRepeated: imports.analysisRepeated({ target: of }),
  registrationRequested: imports.registrationRequested({ target: of }),
  firstRegistered: imports.locationRegistered({
    target: of,
    location: found.target,
    entityRef: 'location:default/generated-a',
  }),
  lastRegistered: imports.locationRegistered({
    target: of,
    location: other.target,
    entityRef: null,
  }),
  registrationFailed: imports.registrationFailed({ target: of, problem }),
  verdictsArrived: imports.verdictsArrived({
    target: of,
    verdicts: [{ ref: 'component:default/a', status: 'exists' }],
  }),
  watchFailed: imports.watchFailed({ target: of, problem: { kind: 'hostTrouble', message: '' } }),
  watchRepeated: imports.watchRepeated({ target: of }),
  proposalCompleted: proposals.proposalCompleted({ target: of, ...completed }),
  importsForgotten: entry.importsForgotten([of]),
})

const proposalEventsOf = (of: string): Readonly<Record<string, UnknownAction>> => ({
  proposalBegan: proposals.proposalBegan({ target: of, proposal }),
  textTyped: proposals.textTyped({ target: of, text: 'kind: API\n' }),
  draftTyped: proposals.draftTyped({ target: of, draft: { title: 'Another title' } }),
  documentsChecked: proposals.documentsChecked({ target: of, revision: 0, findings: [] }),
  lateCheck: proposals.documentsChecked({ target: of, revision: 7, findings: [] }),
  proposalSubmitted: proposals.proposalSubmitted({ target: of }),
  fileRefused: proposals.fileRefused({ target: of, problem }),
  fileAccepted: proposals.fileAccepted({ target: of }),
  stepSent: proposals.stepSent({ target: of }),
  stepDone: proposals.stepDone({ target: of, step: 'file', facts: {} }),
  lateStep: proposals.stepDone({ target: of, step: 'branch', facts: {} }),
  stepFailed: proposals.stepFailed({ target: of, problem }),
  stepRetried: proposals.stepRetried({ target: of }),
  existingTaken: proposals.existingTaken({ target: of }),
  draftReopened: proposals.draftReopened({ target: of }),
  cleanUpRequested: proposals.cleanUpRequested({ target: of }),
  cleanedUp: proposals.cleanedUp({ target: of }),
  cleanUpFailed: proposals.cleanUpFailed({ target: of, problem }),
  proposalCompleted: proposals.proposalCompleted({ target: of, ...completed }),
  importsForgotten: entry.importsForgotten([of]),
})

const named = (events: Readonly<Record<string, UnknownAction>>) =>
  Object.fromEntries(Object.entries(events).map(([name, event]) => [`${name} of another`, event]))

const another = 'https://github.com/larkspur/another'
const left = signedOut({ by: 'user' })

const unknown: ImportItem = { status: 'unknown' }
const none: ProposalState = { status: 'none' }

/** Reduces all imports and returns this URL's state. */
const ofImports = (state: ImportItem = unknown, action: UnknownAction): ImportItem => {
  const before: ImportItems = state.status === 'unknown' ? {} : { [target]: state }
  const after = imports.importsSlice.reducer(before, action)
  return after[target] ?? (state.status === 'unknown' ? state : unknown)
}

const ofProposals = (state: ProposalState = none, action: UnknownAction): ProposalState => {
  const before: ProposalStates = state.status === 'none' ? {} : { [target]: state }
  const after = proposals.proposalsSlice.reducer(before, action)
  return after[target] ?? (state.status === 'none' ? state : none)
}

const registering = { locations: [found, other], registered: {}, link: null }
const gone = { importsForgotten: 'unknown', left: 'unknown', remembered: 'unknown' }
const dropped = { importsForgotten: 'none', left: 'none', remembered: 'none' }
const drafting = { revision: 0, findings: null, problem: null }

const importStates: Readonly<Record<string, ImportItem>> = {
  unknown,
  analyzing: { status: 'analyzing' },
  refused: { status: 'refused', problem },
  analysisFailed: { status: 'analysisFailed', problem },
  found: { status: 'found', locations: [found, other] },
  proposing: { status: 'proposing' },
  registering: { status: 'registering', ...registering },
  nearlyRegistered: {
    status: 'registering',
    ...registering,
    registered: { [found.target]: null },
  },
  registrationFailed: { status: 'registrationFailed', ...registering, problem },
  watching: { status: 'watching', ...registering, verdicts: [] },
  unwatched: { status: 'watching', ...registering, verdicts: [], problem },
}

const proposalStates: Readonly<Record<string, ProposalState>> = {
  none,
  drafting: { status: 'drafting', proposal, ...drafting },
  checking: { status: 'checking', proposal, revision: 0 },
  proposing: { status: 'proposing', proposal: halfDone, isSent: false },
  sent: { status: 'proposing', proposal: halfDone, isSent: true },
  nearlyCompleted: { status: 'proposing', proposal: allDone, isSent: false },
  failed: { status: 'failed', proposal: halfDone, problem },
  cleaning: { status: 'cleaning', proposal: halfDone },
  completed: { status: 'completed', proposal: allDone },
}

export const importMachines: Readonly<Record<string, Machine>> = {
  imports: {
    reducer: ofImports,
    states: importStates,
    events: {
      ...importEventsOf(target),
      ...named(importEventsOf(another)),
      left,
      remembered: entry.importRemembered(kept),
    },
    moves: {
      unknown: { importsOpened: 'analyzing' },
      analyzing: {
        importRefused: 'refused',
        analysisFailed: 'analysisFailed',
        locationsFound: 'found',
        nothingFound: 'proposing',
        ...gone,
      },
      refused: { analysisRepeated: 'analyzing', ...gone },
      analysisFailed: { analysisRepeated: 'analyzing', ...gone },
      found: { analysisRepeated: 'analyzing', registrationRequested: 'registering', ...gone },
      proposing: { proposalCompleted: 'registering', ...gone },
      registering: {
        firstRegistered: 'registering',
        lastRegistered: 'registering',
        registrationFailed: 'registrationFailed',
        ...gone,
      },
      nearlyRegistered: {
        firstRegistered: 'registering',
        lastRegistered: 'watching',
        registrationFailed: 'registrationFailed',
        ...gone,
      },
      registrationFailed: { registrationRequested: 'registering', ...gone },
      watching: { verdictsArrived: 'watching', watchFailed: 'watching', ...gone },
      unwatched: {
        verdictsArrived: 'watching',
        watchFailed: 'watching',
        watchRepeated: 'watching',
        ...gone,
      },
    },
  },
  proposals: {
    reducer: ofProposals,
    states: proposalStates,
    events: {
      ...proposalEventsOf(target),
      ...named(proposalEventsOf(another)),
      left,
      remembered: entry.importRemembered(kept),
    },
    moves: {
      none: { proposalBegan: 'drafting' },
      drafting: {
        textTyped: 'drafting',
        draftTyped: 'drafting',
        documentsChecked: 'drafting',
        proposalSubmitted: 'checking',
        ...dropped,
      },
      checking: { fileRefused: 'drafting', fileAccepted: 'proposing', ...dropped },
      proposing: { stepSent: 'proposing', stepDone: 'proposing', stepFailed: 'failed', ...dropped },
      sent: { stepDone: 'proposing', stepFailed: 'failed', ...dropped },
      nearlyCompleted: {
        stepSent: 'proposing',
        stepFailed: 'failed',
        proposalCompleted: 'completed',
        ...dropped,
      },
      failed: {
        stepRetried: 'proposing',
        existingTaken: 'proposing',
        draftReopened: 'drafting',
        cleanUpRequested: 'cleaning',
        ...dropped,
      },
      cleaning: { cleanedUp: 'drafting', cleanUpFailed: 'failed', ...dropped },
      completed: { ...dropped },
    },
  },
  importEntry: {
    reducer: entry.importEntrySlice.reducer,
    states: {
      empty: { status: 'empty' },
      typed: { status: 'typed', text: target } as Machine['states'][string],
    },
    events: {
      urlsTyped: entry.urlsTyped(`${target}x`),
      allRemoved: entry.urlsTyped(''),
      remembered: entry.importRemembered({ ...kept, text: 'https://kept.example' }),
      importsForgotten: entry.importsForgotten([target]),
      left,
    },
    moves: {
      empty: { urlsTyped: 'typed', remembered: 'typed' },
      typed: { urlsTyped: 'typed', allRemoved: 'empty', remembered: 'typed', left: 'empty' },
    },
  },
}

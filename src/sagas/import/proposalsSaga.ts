// Lives as long as the page. Has the catalog check a draft when typing pauses and again before
// anything is created, then creates the pull requests. Progress is in the slice.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import { importRemembered, importsForgotten } from '../../features/import/importEntrySlice.ts'
import {
  documentsChecked,
  fileAccepted,
  fileRefused,
  proposalsSlice,
  selectProposals,
} from '../../features/import/proposalsSlice.ts'
import { isUserChange } from '../../features/session/sessionSlice.ts'
import type { EntityValidation } from '../../model/entities/checks.ts'
import { toFailure } from '../../model/failure.ts'
import { catalogProblem } from '../../model/import/catalogProblem.ts'
import { readEntityFile, type EntityDocument } from '../../model/import/entityFile.ts'
import { proposalOf, type Finding, type ProposalState } from '../../model/import/proposalState.ts'
import { request } from '../kit/request.ts'
import { takeUpEach } from '../kit/takeUpEach.ts'
import { cleanUp, propose } from './steps/proposalSteps.ts'

/** Milliseconds without a keystroke before the check. */
const typingPause = 500

function* messagesOf(target: string, { entity }: EntityDocument): SagaGenerator<readonly string[]> {
  const { validateEntity } = entitiesApi.endpoints
  const location = { type: 'url', target }
  const asked = validateEntity.initiate({ entity, location }, { track: false })
  const validation = yield* call(request<EntityValidation>, asked)
  return validation.valid ? [] : validation.errors.map(({ message }) => message)
}

function* lookAtDraft(target: string): SagaGenerator<void> {
  yield* delay(typingPause)
  const state = proposalOf(yield* select(selectProposals), target)
  if (state.status !== 'drafting') return
  const { documents } = readEntityFile(state.proposal.text)
  const findings: Finding[] = []
  try {
    for (const document of documents) {
      const messages = yield* call(messagesOf, target, document)
      if (messages.length > 0) findings.push({ index: document.index, messages })
    }
  } catch (thrown) {
    // Ignored: checked again before anything is sent.
    findings.push({ index: documents[0]?.index ?? 0, messages: [toFailure(thrown).message] })
  }
  yield* put(documentsChecked({ target, revision: state.revision, findings }))
}

/** Checks every document and keeps the first message (IMPORT-11). */
function* check(target: string): SagaGenerator<void> {
  const state = proposalOf(yield* select(selectProposals), target)
  if (state.status !== 'checking') return
  const { documents, problems } = readEntityFile(state.proposal.text)
  const [unreadable] = problems
  if (unreadable) {
    const message = 'message' in unreadable ? unreadable.message : unreadable.type
    yield* put(fileRefused({ target, problem: { kind: 'invalidFile', message } }))
    return
  }
  try {
    for (const document of documents) {
      const [message] = yield* call(messagesOf, target, document)
      if (message === undefined) continue
      yield* put(fileRefused({ target, problem: { kind: 'invalidFile', message } }))
      return
    }
    yield* put(fileAccepted({ target }))
  } catch (thrown) {
    yield* put(fileRefused({ target, problem: catalogProblem(toFailure(thrown)) }))
  }
}

type Worker = (target: string) => SagaGenerator<void>

/** The name contains all that identifies the job; null if there is nothing to do. */
function jobOf(state: ProposalState): readonly [string, Worker] | null {
  switch (state.status) {
    case 'drafting':
      return state.findings === null ? [`look ${String(state.revision)}`, lookAtDraft] : null
    case 'checking':
      return ['check', check]
    case 'proposing':
      return ['propose', propose]
    case 'cleaning':
      return ['cleanUp', cleanUp]
    default:
      return null
  }
}

function* jobs(): SagaGenerator<Readonly<Record<string, () => SagaGenerator<void>>>> {
  const states = Object.entries(yield* select(selectProposals))
  const found = states.flatMap(([target, state]) => {
    const job = jobOf(state)
    return job ? [[`${job[0]} ${target}`, () => job[1](target)] as const] : []
  })
  return Object.fromEntries(found)
}

const moves = [
  ...Object.values(proposalsSlice.actions).map(({ type }) => type),
  importsForgotten.type,
  importRemembered.type,
  isUserChange,
]

export function* proposalsSaga(): SagaGenerator<void> {
  yield* call(takeUpEach, 'proposals', moves, jobs)
}

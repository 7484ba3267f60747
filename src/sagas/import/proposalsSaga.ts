// Lives as long as the page. Has the catalog check a draft when typing pauses and again before
// anything is created, then creates the pull requests. Progress is in the slice.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import { locationsApi } from '../../features/entities/locationsApi.ts'
import {
  documentsChecked,
  fileAccepted,
  fileRefused,
  selectProposals,
} from '../../features/import/proposalsSlice.ts'
import type { EntityValidation } from '../../model/entities/checks.ts'
import { toFailure } from '../../model/failure.ts'
import { catalogProblem } from '../../model/import/catalogProblem.ts'
import { readEntityFile, type EntityDocument } from '../../model/import/entityFile.ts'
import { proposalOf, type Finding, type ProposalState } from '../../model/import/proposalState.ts'
import { followEach, type Jobs } from '../kit/follow.ts'
import { request } from '../kit/request.ts'
import { cleanUp, propose } from './steps/proposalSteps.ts'

/** Milliseconds without a keystroke before the check. */
const typingPause = 500

function* messagesOf(target: string, { entity }: EntityDocument): SagaGenerator<readonly string[]> {
  const { validateEntity } = locationsApi.endpoints
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

interface Job {
  readonly target: string
  readonly does: 'look' | 'check' | 'propose' | 'cleanUp'
  /** Another draft is looked at anew. */
  readonly revision?: number
}

function jobOf(target: string, state: ProposalState): Job | undefined {
  switch (state.status) {
    case 'drafting':
      return state.findings === null
        ? { target, does: 'look', revision: state.revision }
        : undefined
    case 'checking':
      return { target, does: 'check' }
    case 'proposing':
      return { target, does: 'propose' }
    case 'cleaning':
      return { target, does: 'cleanUp' }
    default:
      return undefined
  }
}

function selectJobs(root: Parameters<typeof selectProposals>[0]): Jobs<Job> {
  const states = Object.entries(selectProposals(root))
  const found = states.flatMap(([target, state]) => {
    const job = jobOf(target, state)
    return job ? [[target, job] as const] : []
  })
  return Object.fromEntries(found)
}

const steps = { look: lookAtDraft, check, propose, cleanUp }

export function* proposalsSaga(): SagaGenerator<void> {
  yield* call(followEach<Job>, 'proposals', selectJobs, ({ does, target }: Job) =>
    steps[does](target),
  )
}

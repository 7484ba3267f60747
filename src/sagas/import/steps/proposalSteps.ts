// Creates a pull request step by step, in the user's name, and deletes its branch on request.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  cleanedUp,
  cleanUpFailed,
  proposalCompleted,
  selectProposals,
  stepDone,
  stepFailed,
  stepSent,
} from '../../../features/import/proposalsSlice.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import { readEntityFile } from '../../../model/import/entityFile.ts'
import type { HostCalls, HostRequest } from '../../../model/import/hostCalls.ts'
import { hostOfTarget, type ProposalHost } from '../../../model/import/hostOfTarget.ts'
import { ImportError, type ImportProblem, type Reply } from '../../../model/import/importProblem.ts'
import {
  changesSomething,
  nextStep,
  type Proposal,
  type ProposalFacts,
} from '../../../model/import/proposal.ts'
import { proposalOf } from '../../../model/import/proposalState.ts'
import {
  sourceControlRef,
  type SourceControl,
  type SourceControlAccess,
} from '../../../model/import/sourceControl.ts'
import { abortable } from '../../kit/abortable.ts'
import { refreshSession } from '../../kit/refreshSession.ts'
import { pluginService } from '../../kit/service.ts'

const interrupted: ImportProblem = {
  kind: 'interrupted',
  message: 'The page closed before the response arrived',
}

function problemOf(thrown: unknown): ImportProblem {
  if (thrown instanceof ImportError) return thrown.problem
  const { kind, name, message } = toFailure(thrown)
  if (name === 'RejectedError') return { kind: 'signInRefused', message }
  const isNetwork = kind === 'unreachable' || kind === 'timeout'
  return { kind: isNetwork ? 'unreachable' : 'unexpected', message }
}

function* hostOf(target: string): SagaGenerator<ProposalHost> {
  return hostOfTarget(target, (yield* select(selectConfig))?.integrations ?? [])
}

/** Renews once a token that expired between two calls. */
function* send(request: HostRequest, access: SourceControlAccess): SagaGenerator<Reply> {
  const control = yield* call(pluginService<SourceControl>, sourceControlRef)
  const ask = async (signal: AbortSignal) => control.send(request, access, signal)
  const reply = yield* call(abortable<Reply>, ask)
  if (reply.status !== 401) return reply
  const renewed = yield* call(refreshSession, access.providerId, access.scopes)
  return 'session' in renewed ? yield* call(abortable<Reply>, ask) : reply
}

/** Sends each request of a step and returns its reply to the generator. */
function* drive(calls: HostCalls, access: SourceControlAccess): SagaGenerator<ProposalFacts> {
  let next = calls.next()
  while (!next.done) next = calls.next(yield* call(send, next.value, access))
  return next.value
}

function* complete(proposal: Proposal, host: ProposalHost): SagaGenerator<void> {
  const { target, text, facts } = proposal
  const refs = readEntityFile(text).documents.flatMap(({ ref }) => ref ?? [])
  const location = host.fileUrl(proposal)
  yield* put(proposalCompleted({ target, location, refs, link: facts.link ?? '' }))
}

function* takeStep(target: string, proposal: Proposal): SagaGenerator<boolean> {
  try {
    const host = yield* call(hostOf, target)
    const step = nextStep(proposal)
    if (!step) {
      yield* call(complete, proposal, host)
      return false
    }
    yield* put(stepSent({ target }))
    const facts = yield* call(drive, host.calls(step, proposal), host.access)
    yield* put(stepDone({ target, step, facts }))
    return true
  } catch (thrown) {
    yield* put(stepFailed({ target, problem: problemOf(thrown) }))
    return false
  }
}

/** A request in flight when the process stopped may have arrived: asks before it is repeated. */
export function* propose(target: string): SagaGenerator<void> {
  const begun = proposalOf(yield* select(selectProposals), target)
  const step = begun.status === 'proposing' && begun.isSent ? nextStep(begun.proposal) : undefined
  if (step && changesSomething(step)) {
    yield* put(stepFailed({ target, problem: interrupted }))
    return
  }
  for (;;) {
    const state = proposalOf(yield* select(selectProposals), target)
    if (state.status !== 'proposing') return
    if (!(yield* call(takeStep, target, state.proposal))) return
  }
}

export function* cleanUp(target: string): SagaGenerator<void> {
  const state = proposalOf(yield* select(selectProposals), target)
  if (state.status !== 'cleaning') return
  try {
    const host = yield* call(hostOf, target)
    yield* call(drive, host.cleanUp(state.proposal), host.access)
    yield* put(cleanedUp({ target }))
  } catch (thrown) {
    yield* put(cleanUpFailed({ target, problem: problemOf(thrown) }))
  }
}

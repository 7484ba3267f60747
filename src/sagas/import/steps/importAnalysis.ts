// Analyses a URL to import: a file by a dry run, a repository by the catalog's analysis (spec 1 §4).

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { locationsApi } from '../../../features/entities/locationsApi.ts'
import {
  analysisFailed,
  importRefused,
  locationsFound,
  nothingFound,
} from '../../../features/import/importsSlice.ts'
import { proposalBegan } from '../../../features/import/proposalsSlice.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import type { PortalConfig } from '../../../model/config/portalConfig.ts'
import type { LocationAnalysis } from '../../../model/entities/checks.ts'
import type { AddedLocation } from '../../../model/entities/locationAnswers.ts'
import { toFailure } from '../../../model/failure.ts'
import { analysisProblem, catalogProblem } from '../../../model/import/catalogProblem.ts'
import { hostOfTarget } from '../../../model/import/hostOfTarget.ts'
import {
  analysisOfFile,
  analysisOfRepository,
  type FoundLocation,
} from '../../../model/import/importAnalysis.ts'
import type { ImportProblem } from '../../../model/import/importProblem.ts'
import { firstProposal, type Proposal } from '../../../model/import/proposal.ts'
import { recognise, type Recognition } from '../../../model/import/recognition.ts'
import { request } from '../../kit/request.ts'

const untracked = { track: false }

const isAmbiguous = (found: Recognition): boolean =>
  (found.type === 'file' || found.type === 'repository') && found.address?.splits !== undefined

const nothingInIt: ImportProblem = {
  kind: 'invalidFile',
  message: 'The file has no entities',
}

/** A file without entities would never get a result. */
function* putFound(target: string, locations: readonly FoundLocation[]): SagaGenerator<void> {
  const hasEntities = locations.some(({ entities }) => entities.length > 0)
  yield* put(
    hasEntities
      ? locationsFound({ target, locations })
      : analysisFailed({ target, problem: nothingInIt }),
  )
}

function* dryRun(file: string): SagaGenerator<FoundLocation> {
  const { addLocation } = locationsApi.endpoints
  const asked = addLocation.initiate({ target: file, isDryRun: true }, untracked)
  return analysisOfFile(yield* call(request<AddedLocation>, asked))
}

function* lookAtFile(target: string, found: Recognition): SagaGenerator<void> {
  try {
    const location = yield* call(dryRun, target)
    yield* call(putFound, target, [location])
  } catch (thrown) {
    const problem = catalogProblem(toFailure(thrown), isAmbiguous(found))
    yield* put(analysisFailed({ target, problem }))
  }
}

/**
 * Looks for the file directly, because Backstage's analysis never searches Azure DevOps and would
 * propose it again. Returns whether there is a result: a file, or a failure other than "not found".
 */
function* lookAtAzure(proposal: Proposal, config: PortalConfig): SagaGenerator<boolean> {
  if (proposal.kind !== 'azure') return false
  const { target } = proposal
  try {
    const file = hostOfTarget(target, config.integrations).fileUrl(proposal)
    yield* call(putFound, target, [yield* call(dryRun, file)])
  } catch (thrown) {
    const problem = catalogProblem(toFailure(thrown))
    if (problem.kind === 'notFound') return false
    yield* put(analysisFailed({ target, problem }))
  }
  return true
}

type Repository = Extract<Recognition, { readonly type: 'repository' }>

function* lookAtRepository(
  target: string,
  found: Repository,
  config: PortalConfig,
): SagaGenerator<void> {
  const { analyzeLocation } = locationsApi.endpoints
  try {
    const asked = analyzeLocation.initiate(
      { target, catalogFilename: config.import.entityFilename },
      { forceRefetch: true },
    )
    const answer = yield* call(request<LocationAnalysis>, asked)
    const analysis = analysisOfRepository(answer, found.kind, target)
    if (analysis.type === 'locations') {
      yield* call(putFound, target, analysis.locations)
      return
    }
    const proposal = firstProposal(found.kind, target, analysis.generatedEntities, config.import)
    if (yield* call(lookAtAzure, proposal, config)) return
    yield* put(proposalBegan({ target, proposal }))
    yield* put(nothingFound({ target }))
  } catch (thrown) {
    const problem = analysisProblem(toFailure(thrown), isAmbiguous(found))
    yield* put(analysisFailed({ target, problem }))
  }
}

export function* analyze(target: string): SagaGenerator<void> {
  const config = yield* select(selectConfig)
  if (!config) return
  const found = recognise(target, config.integrations, config.import.entityFilename)
  if (found.type === 'file') yield* call(lookAtFile, target, found)
  else if (found.type === 'repository') yield* call(lookAtRepository, target, found, config)
  else {
    const kind = found.type === 'malformed' ? 'malformed' : found.why
    yield* put(importRefused({ target, problem: { kind, message: found.message } }))
  }
}

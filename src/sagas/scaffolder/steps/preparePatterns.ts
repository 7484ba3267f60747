import { call, type SagaGenerator } from 'typed-redux-saga'
import type { FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import {
  loadPatternEngine,
  wantsPatternEngine,
} from '../../../model/scaffolder/form/patternMatch.ts'
import { service } from '../../kit/service.ts'

/** Loads what matches costly patterns, if the form has such. Without it their fields count as unchecked. */
export function* preparePatterns(steps: readonly FormStep[]): SagaGenerator<void> {
  if (!steps.some(({ schema }) => wantsPatternEngine(schema))) return
  try {
    yield* call(loadPatternEngine)
  } catch (thrown) {
    const report = yield* service('report')
    yield* call(report.error, thrown, {}, { isHidden: true })
  }
}

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  selectTemplateForm,
  startFailed,
  started,
} from '../../../features/scaffolder/form/templateFormSlice.ts'
import { startApi } from '../../../features/scaffolder/startApi.ts'
import { templateUsed } from '../../../features/scaffolder/usedTemplatesSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import { taskPath } from '../../../model/paths.ts'
import { formSecretsRef, type FormSecrets } from '../../../model/scaffolder/form/formMasks.ts'
import type { FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import { refusedFields } from '../../../model/scaffolder/form/startFailure.ts'
import { taskInput } from '../../../model/scaffolder/taskInput.ts'
import { request } from '../../kit/request.ts'
import { pluginService, service } from '../../kit/service.ts'
import { renewTokens } from './repoLogin.ts'
import { templateSteps } from './templateSteps.ts'

/** Sends the reviewed values once. */
export function* startTask(): SagaGenerator<void> {
  const state = yield* select(selectTemplateForm)
  if (state.status !== 'starting') return
  const { templateRef, values } = state.form
  let steps: readonly FormStep[] = []
  try {
    steps = yield* call(templateSteps, templateRef)
    yield* call(renewTokens)
    const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
    const task = { templateRef, ...taskInput(steps, values, secrets, templateRef) }
    const taskId = yield* call(
      request<string>,
      startApi.endpoints.startTask.initiate(task, { track: false }),
    )
    secrets.forget(templateRef)
    yield* put(started({ templateRef, taskId }))
  } catch (thrown) {
    const failure = toFailure(thrown)
    yield* put(startFailed({ templateRef, failure, problems: refusedFields(failure, steps) }))
  }
}

/** Opens the started task. */
export function* showTask({
  templateRef,
  taskId,
}: ReturnType<typeof started>['payload']): SagaGenerator<void> {
  const clock = yield* service('clock')
  yield* put(templateUsed({ ref: templateRef, at: clock.now() }))
  const navigation = yield* service('navigation')
  navigation.go(taskPath(taskId), { replace: true })
}

/** It is not known whether the request of a process that was stopped has arrived, so it is not sent again. */
export function* giveUpInterrupted(): SagaGenerator<void> {
  const state = yield* select(selectTemplateForm)
  if (state.status !== 'starting') return
  const { templateRef, problems } = state.form
  const failure = {
    kind: 'aborted',
    name: 'InterruptedError',
    message: 'The request was interrupted. Check the list of tasks before you start it again.',
  } as const
  yield* put(startFailed({ templateRef, failure, problems }))
}

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  selectForm,
  selectTemplateForm,
  startFailed,
  started,
} from '../../../features/scaffolder/form/formsSlice.ts'
import { startApi } from '../../../features/scaffolder/startApi.ts'
import { templateUsed } from '../../../features/scaffolder/usedTemplatesSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import { taskPath } from '../../../model/paths.ts'
import { formSecretsRef, type FormSecrets } from '../../../model/scaffolder/form/formMasks.ts'
import { refusedFields } from '../../../model/scaffolder/form/startFailure.ts'
import { taskInput } from '../../../model/scaffolder/taskInput.ts'
import { request } from '../../kit/request.ts'
import { pluginService, service } from '../../kit/service.ts'
import { renewTokens } from './repoLogin.ts'

/** Sends the reviewed values once. */
export function* startTask(templateRef: string): SagaGenerator<void> {
  const state = yield* select(selectForm, templateRef)
  if (state.status !== 'starting') return
  const { steps, values } = state.form
  try {
    yield* call(renewTokens)
    const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
    const task = { templateRef, ...taskInput(steps, values, secrets, templateRef) }
    const taskId = yield* call(
      request<string>,
      startApi.endpoints.startTask.initiate(task, { track: false }),
    )
    secrets.forget(templateRef)
    yield* put(started({ key: templateRef, taskId }))
  } catch (thrown) {
    const failure = toFailure(thrown)
    const problems = refusedFields(failure, steps)
    yield* put(startFailed({ key: templateRef, failure, problems }))
  }
}

interface StartedTask {
  readonly templateRef: string
  readonly taskId: string
}

/** Opens the started task. */
export function* showTask({ templateRef, taskId }: StartedTask): SagaGenerator<void> {
  const clock = yield* service('clock')
  yield* put(templateUsed({ ref: templateRef, at: clock.now() }))
  const navigation = yield* service('navigation')
  navigation.go(taskPath(taskId), { replace: true })
}

/** It is not known whether the request of a process that was stopped has arrived, so it is not sent again. */
export function* giveUpInterrupted(): SagaGenerator<void> {
  const { templateRef: key, state } = (yield* select(selectTemplateForm)) ?? {}
  if (key === undefined || state?.status !== 'starting') return
  const { problems } = state.form
  const failure = {
    kind: 'aborted',
    name: 'InterruptedError',
    message: 'The request was interrupted. Check the list of tasks before you start it again.',
  } as const
  yield* put(startFailed({ key, failure, problems }))
}

// Lives as long as the page. Runs the template in the editor without effects; a newer run or leaving the editor aborts
// the request.

import { all, call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { dryRunApi } from '../../features/editor/dryRunApi.ts'
import * as dryRun from '../../features/editor/dryRunSlice.ts'
import { selectOpenEditor } from '../../features/editor/templateEditorSlice.ts'
import { fieldsRefused, selectForm } from '../../features/scaffolder/form/formsSlice.ts'
import type { DryRunResult } from '../../model/editor/dryRun.ts'
import { templateFile } from '../../model/editor/editorFiles.ts'
import type { OpenEditor } from '../../model/editor/editorState.ts'
import { readTemplate } from '../../model/editor/templateText.ts'
import { editorForm } from '../../model/editor/triedForms.ts'
import { FailureError, toFailure } from '../../model/failure.ts'
import { formSecretsRef, type FormSecrets } from '../../model/scaffolder/form/formMasks.ts'
import { openForm, type OpenForm } from '../../model/scaffolder/form/formState.ts'
import { refusedFields } from '../../model/scaffolder/form/startFailure.ts'
import { taskInput } from '../../model/scaffolder/taskInput.ts'
import { follow } from '../kit/follow.ts'
import { request } from '../kit/request.ts'
import { pluginService } from '../kit/service.ts'

function templateOf({ files }: OpenEditor) {
  const { template } = readTemplate(templateFile(files)?.text ?? '')
  if (template) return template
  const message = 'The template cannot be read.'
  throw new FailureError({ kind: 'rejected', name: 'TemplateError', message })
}

/** What is filled in, if the form is shown. */
type Filled = Pick<OpenForm, 'steps' | 'values'>

function* send(open: OpenEditor, { steps, values }: Filled): SagaGenerator<DryRunResult> {
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  const run = {
    template: templateOf(open),
    ...taskInput(steps, values, secrets, editorForm),
    secretsKey: editorForm,
    source: open.source,
    files: open.files,
  }
  return yield* call(
    request<DryRunResult>,
    dryRunApi.endpoints.dryRun.initiate(run, { track: false }),
  )
}

type Root = Parameters<typeof dryRun.selectDryRun>[0] & Parameters<typeof selectOpenEditor>[0]

/** The number of the run. */
function selectRun(root: Root): number | undefined {
  const state = dryRun.selectDryRun(root)
  return state.status === 'running' && selectOpenEditor(root) ? state.run : undefined
}

function* runDry(run: number): SagaGenerator<void> {
  const open = yield* select(selectOpenEditor)
  if (!open) return
  const filled = openForm(yield* select(selectForm, editorForm)) ?? { steps: [], values: {} }
  try {
    yield* put(dryRun.dryRunDone({ run, result: yield* call(send, open, filled) }))
  } catch (thrown) {
    const failure = toFailure(thrown)
    const problems = refusedFields(failure, filled.steps)
    // Together, because the failure ends this run.
    yield* all([
      put(dryRun.dryRunFailed({ run, failure })),
      put(fieldsRefused({ key: editorForm, problems })),
    ])
  }
}

export function* dryRunSaga(): SagaGenerator<void> {
  yield* call(follow<number>, selectRun, runDry)
}

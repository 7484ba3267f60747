// Lives as long as the page. Runs the template in the editor without effects; a newer run or leaving the editor aborts
// the request.

import { all, call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { dryRunApi } from '../../features/editor/dryRunApi.ts'
import * as dryRun from '../../features/editor/dryRunSlice.ts'
import { fieldsRefused, selectFormPreview } from '../../features/editor/preview/formPreviewSlice.ts'
import { selectOpenEditor } from '../../features/editor/templateEditorSlice.ts'
import type { DryRunResult } from '../../model/editor/dryRun.ts'
import { templateFile } from '../../model/editor/editorFiles.ts'
import type { OpenEditor } from '../../model/editor/editorState.ts'
import { editorForm, previewSecrets, previewValues } from '../../model/editor/formPreview.ts'
import { readTemplate } from '../../model/editor/templateText.ts'
import { FailureError, toFailure } from '../../model/failure.ts'
import { formSecretsRef, type FormSecrets } from '../../model/scaffolder/form/formMasks.ts'
import type { FormStep } from '../../model/scaffolder/form/formSteps.ts'
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

function* send(open: OpenEditor, steps: readonly FormStep[]): SagaGenerator<DryRunResult> {
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  const secretsKey = previewSecrets(editorForm)
  const values = previewValues(yield* select(selectFormPreview))
  const run = {
    template: templateOf(open),
    ...taskInput(steps, values, secrets, secretsKey),
    secretsKey,
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
  const preview = yield* select(selectFormPreview)
  if (!open) return
  const steps = preview.status === 'shown' ? preview.steps : []
  try {
    yield* put(dryRun.dryRunDone({ run, result: yield* call(send, open, steps) }))
  } catch (thrown) {
    const failure = toFailure(thrown)
    // Together, because the failure ends this run.
    yield* all([
      put(dryRun.dryRunFailed({ run, failure })),
      put(fieldsRefused(refusedFields(failure, steps))),
    ])
  }
}

export function* dryRunSaga(): SagaGenerator<void> {
  yield* call(follow<number>, selectRun, runDry)
}

// Lives as long as the page. Opens the form that the URL names to be tried out, and loads that of an installed template.
// That of the template in the editor comes from `editorFormSaga`, that of a field from `triedFieldSaga`.

import { call, fork, put, type SagaGenerator } from 'typed-redux-saga'
import {
  loadFailed,
  selectForms,
  type FormsRoot,
} from '../../features/scaffolder/form/formsSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import {
  formOfPlace,
  isTriedForm,
  previewForm,
  templateOfPreview,
} from '../../model/editor/triedForms.ts'
import { toFailure } from '../../model/failure.ts'
import { follow } from '../kit/follow.ts'
import { openWhile } from '../kit/openWhile.ts'
import { formOnPage } from '../scaffolder/steps/formOnPage.ts'
import { showSteps } from '../scaffolder/steps/showSteps.ts'
import { templateSteps } from '../scaffolder/steps/templateSteps.ts'

/** The template whose form is loaded. */
function selectLoading(root: FormsRoot): string | undefined {
  const loading = Object.entries(selectForms(root)).find(
    ([key, { status }]) => status === 'loading' && templateOfPreview(key) !== undefined,
  )
  return loading && templateOfPreview(loading[0])
}

function* loadPreview(templateRef: string): SagaGenerator<void> {
  const key = previewForm(templateRef)
  try {
    yield* call(showSteps, key, yield* call(templateSteps, templateRef))
  } catch (thrown) {
    yield* put(loadFailed({ key, failure: toFailure(thrown) }))
  }
}

const triedOnPage = formOnPage((root) => {
  const { pathname, search } = selectLocation(root)
  return formOfPlace(pathname, search)
}, isTriedForm)

export function* formPreviewSaga(): SagaGenerator<void> {
  yield* fork(openWhile<string>, triedOnPage)
  yield* call(follow<string>, selectLoading, loadPreview)
}

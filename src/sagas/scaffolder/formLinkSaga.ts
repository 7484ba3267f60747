// Lives as long as the page. Copies a link to the open form with its values, without secrets.

import { all, call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  linkMade,
  linkTooLong,
  selectFormLink,
} from '../../features/scaffolder/form/formLinkSlice.ts'
import { selectTemplateForm } from '../../features/scaffolder/form/formsSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { copyRequested } from '../../features/shell/clipboardSlice.ts'
import { parseEntityRef } from '../../model/entities/entityRef.ts'
import { templatePath } from '../../model/paths.ts'
import { openForm } from '../../model/scaffolder/form/formState.ts'
import { sharedDocument } from '../../model/scaffolder/form/formSteps.ts'
import { packValues } from '../../model/scaffolder/form/packedValues.ts'
import { longestLink, packedAddress } from '../../model/scaffolder/form/prefill.ts'
import { follow } from '../kit/follow.ts'

/** The button whose link is being made. */
function selectButton(root: Parameters<typeof selectFormLink>[0]): string | undefined {
  const state = selectFormLink(root)
  return state.status === 'making' ? state.button : undefined
}

function* makeLink(button: string): SagaGenerator<void> {
  const { templateRef, state } = (yield* select(selectTemplateForm)) ?? {}
  const form = state && openForm(state)
  if (!form || templateRef === undefined) return
  const packed = yield* call(packValues, sharedDocument(form.steps, form.values))
  const { namespace, name } = parseEntityRef(templateRef)
  const base = (yield* select(selectConfig))?.appBaseUrl.replace(/\/$/, '') ?? ''
  const text = base + packedAddress(templatePath(namespace, name), packed)
  if (text.length > longestLink) {
    yield* put(linkTooLong(text.length))
    return
  }
  // Together, because the made link ends this work.
  yield* all([put(linkMade()), put(copyRequested({ button, text }))])
}

export function* formLinkSaga(): SagaGenerator<void> {
  yield* call(follow<string>, selectButton, makeLink)
}

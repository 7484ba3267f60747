// Lives as long as the page. Copies a link to the open form with its values, without secrets.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  linkMade,
  linkRequested,
  linkTooLong,
  selectFormLink,
} from '../../features/scaffolder/form/formLinkSlice.ts'
import {
  formLeft,
  selectOpenForm,
  valuesChanged,
} from '../../features/scaffolder/form/templateFormSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { copyRequested } from '../../features/shell/clipboardSlice.ts'
import { parseEntityRef } from '../../model/entities/entityRef.ts'
import { templatePath } from '../../model/paths.ts'
import { sharedDocument } from '../../model/scaffolder/form/formSteps.ts'
import { packValues } from '../../model/scaffolder/form/packedValues.ts'
import { longestLink, packedAddress } from '../../model/scaffolder/form/prefill.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { templateSteps } from './steps/templateSteps.ts'

function* makeLink(): SagaGenerator<void> {
  const state = yield* select(selectFormLink)
  const form = yield* select(selectOpenForm)
  if (state.status !== 'making' || !form) return
  const steps = yield* call(templateSteps, form.templateRef)
  const packed = yield* call(packValues, sharedDocument(steps, form.values))
  const { namespace, name } = parseEntityRef(form.templateRef)
  const base = (yield* select(selectConfig))?.appBaseUrl.replace(/\/$/, '') ?? ''
  const text = base + packedAddress(templatePath(namespace, name), packed)
  if (text.length > longestLink) {
    yield* put(linkTooLong(text.length))
    return
  }
  yield* put(linkMade())
  yield* put(copyRequested({ button: state.button, text }))
}

export function* formLinkSaga(): SagaGenerator<void> {
  const events = [linkRequested.type, formLeft.type, valuesChanged.type]
  yield* call(takeUpLatest, events, makeLink, selectFormLink)
}

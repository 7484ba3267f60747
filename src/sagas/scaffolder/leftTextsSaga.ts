// Lives as long as the page. Asks the catalog which entities are meant by the texts that were left in a form's pickers.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import { askAgainDue } from '../../features/recovery/askAgainApi.ts'
import * as left from '../../features/scaffolder/fields/leftTextsSlice.ts'
import * as form from '../../features/scaffolder/form/templateFormSlice.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import { navigated } from '../../features/shell/locationSlice.ts'
import type { EntityPage } from '../../model/entities/answers.ts'
import { pickerRequest, type PickerSearch } from '../../model/entities/pickerRequest.ts'
import { toFailure } from '../../model/failure.ts'
import { leftTextReader, refsCalled } from '../../model/scaffolder/fields/leftTexts.ts'
import { request } from '../kit/request.ts'
import { takeUpEach } from '../kit/takeUpEach.ts'

const events = [
  ...[left.textLeft, left.entityFound, left.entityUnknown, left.lookupFailed],
  ...[left.lookupRetried, left.textDropped, askAgainDue, navigated, signedOut],
  ...[form.schemaLoaded, form.draftDiscarded, form.formLeft],
].map(({ type }) => type)

const { entityPage } = entitiesApi.endpoints

function* lookFor(id: string, search: PickerSearch): SagaGenerator<void> {
  const of = { id, text: search.text }
  try {
    const query = { ...pickerRequest(search), reader: leftTextReader }
    const asked = entityPage.initiate(query, { forceRefetch: true })
    const { items } = yield* call(request<EntityPage>, asked)
    const [ref, ...others] = refsCalled(items, search)
    if (ref !== undefined && others.length === 0) yield* put(left.entityFound({ ...of, ref }))
    else yield* put(left.entityUnknown({ ...of, count: ref === undefined ? 0 : 1 + others.length }))
  } catch (thrown) {
    yield* put(left.lookupFailed({ ...of, failure: toFailure(thrown) }))
  }
}

function* jobs() {
  const states = yield* select(left.selectLeftTexts)
  const looking = Object.entries(states).filter(([, { status }]) => status === 'looking')
  return Object.fromEntries(
    looking.map(([id, { search }]) => [`${id} ${search.text}`, () => lookFor(id, search)]),
  )
}

export function* leftTextsSaga(): SagaGenerator<void> {
  yield* call(takeUpEach, 'leftTexts', events, jobs)
}

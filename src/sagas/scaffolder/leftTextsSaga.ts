// Lives as long as the page. Asks the catalog which entities are meant by the texts that were left in a form's pickers.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import * as left from '../../features/scaffolder/fields/leftTextsSlice.ts'
import type { EntityPage } from '../../model/entities/answers.ts'
import { pickerRequest, type PickerSearch } from '../../model/entities/pickerRequest.ts'
import { toFailure } from '../../model/failure.ts'
import { leftTextReader, refsCalled } from '../../model/scaffolder/fields/leftTexts.ts'
import { followEach, type Jobs } from '../kit/follow.ts'
import { request } from '../kit/request.ts'

const { entityPage } = entitiesApi.endpoints

interface Looking {
  readonly id: string
  readonly search: PickerSearch
}

function* lookFor({ id, search }: Looking): SagaGenerator<void> {
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

function selectLooking(root: Parameters<typeof left.selectLeftTexts>[0]): Jobs<Looking> {
  const states = Object.entries(left.selectLeftTexts(root))
  const looking = states.filter(([, { status }]) => status === 'looking')
  return Object.fromEntries(
    looking.map(([id, { search }]) => [`${id} ${search.text}`, { id, search }]),
  )
}

export function* leftTextsSaga(): SagaGenerator<void> {
  yield* call(followEach<Looking>, 'leftTexts', selectLooking, lookFor)
}

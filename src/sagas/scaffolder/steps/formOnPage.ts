import { call, put, type SagaGenerator } from 'typed-redux-saga'
import {
  formLeft,
  formOpened,
  selectForms,
  type FormsRoot,
} from '../../../features/scaffolder/form/formsSlice.ts'
import type { LocationRoot } from '../../../features/shell/locationSlice.ts'
import type { Opened } from '../../kit/openWhile.ts'
import { forgetSecrets } from './forgetSecrets.ts'

/** Its secrets are forgotten with it; a draft that is taken up again asks for them. */
function* leave(key: string): SagaGenerator<void> {
  yield* call(forgetSecrets, key)
  yield* put(formLeft({ key }))
}

/** For `openWhile`: the form whose key the address names, among those that `isOwn` accepts. */
export const formOnPage = (
  place: (root: LocationRoot) => string | undefined,
  isOwn: (key: string) => boolean,
): Opened<string> => ({
  place,
  shown: (root: FormsRoot) =>
    // A form whose task has started is opened anew.
    Object.entries(selectForms(root)).find(
      ([key, { status }]) => isOwn(key) && status !== 'started',
    )?.[0],
  opened: (key) => formOpened({ key }),
  onLeaving: leave,
})

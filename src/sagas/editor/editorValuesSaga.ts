// Lives as long as the page. Stores what is typed into the form beside the editor, so that a reload loses none of it. The
// values come back by themselves, and secrets are asked for again.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { selectOpenEditor } from '../../features/editor/templateEditorSlice.ts'
import { selectForm, type FormsRoot } from '../../features/scaffolder/form/formsSlice.ts'
import { selectUser } from '../../features/session/sessionSlice.ts'
import { editorValuesText, type EditorValues } from '../../model/editor/editorValues.ts'
import { editorForm } from '../../model/editor/triedForms.ts'
import { editorValuesPlace } from '../../model/preferences/places.ts'
import { openForm } from '../../model/scaffolder/form/formState.ts'
import { follow } from '../kit/follow.ts'
import { service } from '../kit/service.ts'
import { keepDrafts, type UserDrafts } from '../kit/userDrafts.ts'

type Root = FormsRoot & Parameters<typeof selectOpenEditor>[0]

function selectTyped(root: Root): EditorValues | undefined {
  const open = selectOpenEditor(root)
  const form = openForm(selectForm(root, editorForm))
  return open && form?.keeping === 'pending'
    ? { source: open.source, values: form.values }
    : undefined
}

function* write(key: string, values: EditorValues): SagaGenerator<void> {
  const storage = yield* service('storage')
  // Without room the values are lost at a reload, and nothing else.
  storage.set(key, editorValuesText(values))
}

const drafts: UserDrafts<EditorValues> = { place: editorValuesPlace, pending: selectTyped, write }

export function* editorValuesSaga(): SagaGenerator<void> {
  yield* call(follow<string>, selectUser, () => keepDrafts(drafts))
}

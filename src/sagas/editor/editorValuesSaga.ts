// Lives as long as the page. Stores what is typed into the form beside the editor, so that a reload loses none of it. The
// values come back by themselves, and secrets are asked for again.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { selectFormPreview } from '../../features/editor/preview/formPreviewSlice.ts'
import { selectOpenEditor } from '../../features/editor/templateEditorSlice.ts'
import { selectUser } from '../../features/session/sessionSlice.ts'
import { editorValuesText, type EditorValues } from '../../model/editor/editorValues.ts'
import { editorForm } from '../../model/editor/formPreview.ts'
import { editorValuesPlace } from '../../model/preferences/places.ts'
import { follow } from '../kit/follow.ts'
import { service } from '../kit/service.ts'
import { keepDrafts, type UserDrafts } from '../kit/userDrafts.ts'

type Root = Parameters<typeof selectOpenEditor>[0] & Parameters<typeof selectFormPreview>[0]

function selectTyped(root: Root): EditorValues | undefined {
  const open = selectOpenEditor(root)
  const state = selectFormPreview(root)
  if (!open || state.status !== 'shown' || state.of !== editorForm) return undefined
  const { values, keeping } = state.form.form
  return keeping === 'pending' ? { source: open.source, values } : undefined
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

// Lives as long as the page. Opens in the editor what its address names, says on the landing page what was left
// unsaved, and saves files.

import { call, fork, put, select, take, takeLatest, type SagaGenerator } from 'typed-redux-saga'
import * as editor from '../../features/editor/templateEditorSlice.ts'
import { isUserChange, selectIdentity, signedOut } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { isSameSource, unsavedCount, type EditorSource } from '../../model/editor/editorFiles.ts'
import {
  editorAddress,
  isEditorPath,
  isLandingPath,
  sourceOfSearch,
} from '../../model/editor/editorPlaces.ts'
import { sourceOf } from '../../model/editor/editorState.ts'
import { follow } from '../kit/follow.ts'
import { service } from '../kit/service.ts'
import { openSource, readDraft } from './steps/openSource.ts'
import { saveFiles } from './steps/saveFiles.ts'

/** What is being opened. */
interface Opening {
  readonly source: EditorSource | null
}

function selectOpening(
  root: Parameters<typeof editor.selectTemplateEditor>[0],
): Opening | undefined {
  const state = editor.selectTemplateEditor(root)
  return state.status === 'opening' ? { source: state.source } : undefined
}

/** Only sources that are still open or about to be are kept when the address changes. */
function* openPlace(search: string): SagaGenerator<void> {
  const known = sourceOf(yield* select(editor.selectTemplateEditor))
  const { status } = yield* select(editor.selectTemplateEditor)
  const source = sourceOfSearch(search)
  const isOpen = source === null ? status !== 'closed' : known && isSameSource(known, source)
  if (!isOpen) yield* put(editor.editorOpened(source))
}

function* tellDraft(): SagaGenerator<void> {
  const draft = yield* call(readDraft)
  const note = draft && {
    source: draft.source,
    savedAt: draft.savedAt,
    changed: unsavedCount(draft),
  }
  yield* put(editor.draftFound(note))
}

/** A directory is chosen on the landing page, so that its opening survives there. */
function* leave(isLanding: boolean): SagaGenerator<void> {
  const state = yield* select(editor.selectTemplateEditor)
  const isChoosing = state.status === 'opening' && state.source?.kind === 'directory'
  if (state.status !== 'closed' && !(isLanding && isChoosing)) yield* put(editor.editorLeft())
}

function* followLocation(): SagaGenerator<never> {
  for (;;) {
    const { pathname, search } = yield* select(selectLocation)
    const isSignedIn = (yield* select(selectIdentity)) !== null
    if (isSignedIn && isEditorPath(pathname)) yield* call(openPlace, search)
    else yield* call(leave, isLandingPath(pathname))
    if (isSignedIn && isLandingPath(pathname)) yield* call(tellDraft)
    yield* take([navigated.type, isUserChange, editor.editorLeft.type])
  }
}

/** A draft has its own address. */
function* followChoice(): SagaGenerator<never> {
  for (;;) {
    yield* take(editor.draftContinued.type)
    const open = yield* select(editor.selectOpenEditor)
    const navigation = yield* service('navigation')
    if (open) navigation.go(editorAddress(open.source), { replace: true })
  }
}

const leaving = [editor.editorOpened, editor.editorLeft, signedOut]

export function* templateEditorSaga(): SagaGenerator<void> {
  yield* fork(followLocation)
  yield* fork(followChoice)
  // By events, because typing goes on while files are saved, and changes how the state says so.
  yield* takeLatest([editor.saveRequested, ...leaving], saveFiles)
  yield* fork(saveFiles)
  yield* call(follow<Opening>, selectOpening, openSource)
}

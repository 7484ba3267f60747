// The template editor: its source is opened, its files are edited, kept as a draft and saved.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { withoutFile, withRenamed, type Renaming } from '../../model/editor/editorFileMoves.ts'
import type { EditorSource } from '../../model/editor/editorFiles.ts'
import * as moves from '../../model/editor/editorState.ts'
import type { EditorState } from '../../model/editor/editorState.ts'
import type { Failure } from '../../model/failure.ts'
import { askAgainDue } from '../recovery/askAgainApi.ts'
import { signedOut } from '../session/sessionSlice.ts'

const { closedEditor } = moves

const directory: EditorSource = { kind: 'directory', id: '', name: '' }

export const templateEditorSlice = createSlice({
  name: 'templateEditor',
  initialState: (): EditorState => closedEditor,
  reducers: {
    /** The editor's page is open; without a source it continues the draft. */
    editorOpened: (_state, { payload }: PayloadAction<EditorSource | null>): EditorState => ({
      status: 'opening',
      source: payload,
    }),
    /** The user chooses a directory of this computer, or has chosen its files for an upload. */
    directoryRequested: (state): EditorState =>
      state.status === 'closed' || state.status === 'failed'
        ? { status: 'opening', source: directory }
        : state,
    opened: (state, { payload }: PayloadAction<moves.Opened>): EditorState =>
      moves.opened(state, payload),
    openFailed: (state, { payload }: PayloadAction<Failure>): EditorState =>
      state.status === 'opening'
        ? { status: 'failed', source: state.source, failure: payload }
        : state,
    openRetried: (state): EditorState =>
      state.status === 'failed' ? { status: 'opening', source: state.source } : state,
    /** On the page with the ways in: what was left unsaved, or null. */
    draftFound: (state, { payload }: PayloadAction<moves.DraftNote | null>): EditorState =>
      state.status === 'closed' ? { status: 'closed', draft: payload } : state,
    draftContinued: (state): EditorState =>
      state.status === 'offering' ? moves.restoredEditor(state.draft) : state,
    draftDiscarded: (state): EditorState =>
      state.status === 'offering' ? { status: 'editing', editor: state.fresh } : state,
    fileShown: (state, { payload }: PayloadAction<string>): EditorState =>
      moves.withShown(state, payload),
    textTyped: (
      state,
      { payload }: PayloadAction<{ readonly path: string; readonly text: string }>,
    ): EditorState => moves.withText(state, payload.path, payload.text),
    fileAdded: (state, { payload }: PayloadAction<string>): EditorState =>
      moves.withNewFile(state, payload),
    /** A file, or a folder with all its files. */
    fileRenamed: (state, { payload }: PayloadAction<Renaming>): EditorState =>
      withRenamed(state, payload),
    fileRemoved: (state, { payload }: PayloadAction<string>): EditorState =>
      withoutFile(state, payload),
    changesDiscarded: (state): EditorState => moves.withoutChanges(state),
    saveRequested: (state): EditorState => moves.savingOf(state),
    saved: (state, { payload }: PayloadAction<moves.Saved>): EditorState =>
      moves.saved(state, payload),
    saveFailed: (state, { payload }: PayloadAction<Failure>): EditorState =>
      moves.saveFailed(state, payload),
    /** The draft of a revision was stored, or could not be. */
    draftStored: (
      state,
      { payload }: PayloadAction<{ readonly revision: number; readonly isStored: boolean }>,
    ): EditorState => moves.stored(state, payload),
    editorLeft: (state): EditorState => (state.status === 'closed' ? state : closedEditor),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state): EditorState =>
        state.status === 'closed' && state.draft === null ? state : closedEditor,
      )
      .addCase(askAgainDue, (state, { payload }): EditorState =>
        state.status === 'failed' && state.failure.again?.endpoint === payload.endpoint
          ? { status: 'opening', source: state.source }
          : state,
      )
  },
  selectors: {
    selectTemplateEditor: (state) => state,
    selectOpenEditor: moves.openEditor,
  },
})

export const {
  editorOpened,
  directoryRequested,
  opened,
  openFailed,
  openRetried,
  draftFound,
  draftContinued,
  draftDiscarded,
  fileShown,
  textTyped,
  fileAdded,
  fileRenamed,
  fileRemoved,
  changesDiscarded,
  saveRequested,
  saved,
  saveFailed,
  draftStored,
  editorLeft,
} = templateEditorSlice.actions
export const { selectTemplateEditor, selectOpenEditor } = templateEditorSlice.selectors

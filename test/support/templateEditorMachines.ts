// State × event for the template editor, its dry run, and the YAML of a field that is tried out.

import * as dryRun from '../../src/features/editor/dryRunSlice.ts'
import * as tried from '../../src/features/editor/preview/triedFieldSlice.ts'
import * as editor from '../../src/features/editor/templateEditorSlice.ts'
import { formLeft, formOpened } from '../../src/features/scaffolder/form/formsSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import type { DryRunResult, DryRunState } from '../../src/model/editor/dryRun.ts'
import type { EditorDraft } from '../../src/model/editor/editorDraft.ts'
import { textFile, type EditorSource } from '../../src/model/editor/editorFiles.ts'
import type { EditorState, OpenEditor } from '../../src/model/editor/editorState.ts'
import { failure, type Machine } from './machine.ts'

const source: EditorSource = { kind: 'example', example: 'service' }
const other: EditorSource = { kind: 'template', templateRef: 'template:default/other' }
const file = textFile('template.yaml', 'kind: Template')
const draft: EditorDraft = {
  source: other,
  savedAt: 1,
  shown: 'template.yaml',
  files: [{ ...file, text: 'kind: Other' }],
  removed: [],
}
const clean: OpenEditor = {
  source,
  files: [file, textFile('README.md', 'a')],
  removed: [],
  shown: 'template.yaml',
  revision: 0,
  keeping: 'unchanged',
  saving: { status: 'none' },
}
const changed: OpenEditor = {
  ...clean,
  files: [{ ...file, text: 'kind: A' }],
  revision: 2,
  keeping: 'pending',
}

const editorStates: Readonly<Record<string, EditorState>> = {
  closed: { status: 'closed', draft: null },
  opening: { status: 'opening', source },
  failed: { status: 'failed', source, failure },
  offering: { status: 'offering', fresh: clean, draft },
  clean: { status: 'editing', editor: clean },
  changed: { status: 'editing', editor: changed },
  saving: { status: 'editing', editor: { ...changed, saving: { status: 'saving' } } },
}

const editorEnds = { editorOpened: 'opening', editorLeft: 'closed', signedOut: 'closed' }

const templateEditor: Machine = {
  reducer: editor.templateEditorSlice.reducer,
  states: editorStates,
  events: {
    editorOpened: editor.editorOpened(source),
    directoryRequested: editor.directoryRequested(),
    opened: editor.opened({ source, files: [file], draft: null }),
    openedWithOwnDraft: editor.opened({
      source,
      files: [file],
      draft: { ...draft, source },
    }),
    openedWithDraft: editor.opened({ source, files: [file], draft }),
    openFailed: editor.openFailed(failure),
    openRetried: editor.openRetried(),
    draftFound: editor.draftFound({ source, savedAt: 1, changed: 1 }),
    draftContinued: editor.draftContinued(),
    draftDiscarded: editor.draftDiscarded(),
    fileShown: editor.fileShown('template.yaml'),
    unknownShown: editor.fileShown('nothing'),
    textTyped: editor.textTyped({ path: 'template.yaml', text: 'kind: B' }),
    unknownTyped: editor.textTyped({ path: 'nothing', text: 'a' }),
    fileAdded: editor.fileAdded('new.yaml'),
    badFileAdded: editor.fileAdded('../new.yaml'),
    fileRenamed: editor.fileRenamed({ path: 'template.yaml', to: 'a/template.yaml' }),
    badlyRenamed: editor.fileRenamed({ path: 'template.yaml', to: '../template.yaml' }),
    fileRemoved: editor.fileRemoved('template.yaml'),
    unknownRemoved: editor.fileRemoved('nothing'),
    changesDiscarded: editor.changesDiscarded(),
    saveRequested: editor.saveRequested(),
    saved: editor.saved({ way: 'written', files: [{ path: 'template.yaml', text: 'kind: A' }] }),
    saveFailed: editor.saveFailed(failure),
    draftStored: editor.draftStored({ revision: 2, isStored: false }),
    lateDraftStored: editor.draftStored({ revision: 1, isStored: true }),
    editorLeft: editor.editorLeft(),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    closed: { editorOpened: 'opening', directoryRequested: 'opening', draftFound: 'closed' },
    opening: {
      opened: 'editing',
      openedWithOwnDraft: 'editing',
      openedWithDraft: 'offering',
      openFailed: 'failed',
      ...editorEnds,
    },
    failed: { directoryRequested: 'opening', openRetried: 'opening', ...editorEnds },
    offering: { draftContinued: 'editing', draftDiscarded: 'editing', ...editorEnds },
    clean: {
      fileShown: 'editing',
      textTyped: 'editing',
      fileAdded: 'editing',
      fileRenamed: 'editing',
      fileRemoved: 'editing',
      saved: 'editing',
      ...editorEnds,
    },
    changed: {
      fileShown: 'editing',
      textTyped: 'editing',
      fileAdded: 'editing',
      fileRenamed: 'editing',
      fileRemoved: 'editing',
      changesDiscarded: 'editing',
      saveRequested: 'editing',
      saved: 'editing',
      draftStored: 'editing',
      ...editorEnds,
    },
    saving: {
      fileShown: 'editing',
      textTyped: 'editing',
      fileAdded: 'editing',
      saved: 'editing',
      saveFailed: 'editing',
      draftStored: 'editing',
      ...editorEnds,
    },
  },
}

const result: DryRunResult = { steps: [], log: [], output: {}, files: [] }

const runStates: Readonly<Record<string, DryRunState>> = {
  idle: { status: 'idle', run: 1 },
  running: { status: 'running', run: 2, before: null },
  runningAgain: { status: 'running', run: 3, before: result },
  done: { status: 'done', run: 3, result, before: null },
  failed: { status: 'failed', run: 3, failure, before: result },
}

const runEnds = { editorOpened: 'idle', editorLeft: 'idle', signedOut: 'idle' }

const dryRunMachine: Machine = {
  reducer: dryRun.dryRunSlice.reducer,
  states: runStates,
  events: {
    dryRunRequested: dryRun.dryRunRequested(),
    firstDone: dryRun.dryRunDone({ run: 2, result }),
    secondDone: dryRun.dryRunDone({ run: 3, result }),
    firstFailed: dryRun.dryRunFailed({ run: 2, failure }),
    secondFailed: dryRun.dryRunFailed({ run: 3, failure }),
    dryRunStopped: dryRun.dryRunStopped(),
    editorOpened: editor.editorOpened(source),
    editorLeft: editor.editorLeft(),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    idle: { dryRunRequested: 'running' },
    running: {
      dryRunRequested: 'running',
      firstDone: 'done',
      firstFailed: 'failed',
      dryRunStopped: 'idle',
      ...runEnds,
    },
    runningAgain: {
      dryRunRequested: 'running',
      secondDone: 'done',
      secondFailed: 'failed',
      dryRunStopped: 'done',
      ...runEnds,
    },
    done: { dryRunRequested: 'running', ...runEnds },
    failed: { dryRunRequested: 'running', ...runEnds },
  },
}

const triedStates: Readonly<Record<string, tried.TriedFieldState>> = {
  example: { status: 'example' },
  typed: { status: 'typed', name: 'Secret', text: 'type: string' },
}
const key = 'field Secret'
const triedEnds = { formOpened: 'example', formLeft: 'example', signedOut: 'example' }

const triedField: Machine = {
  reducer: tried.triedFieldSlice.reducer,
  states: triedStates,
  events: {
    yamlTyped: tried.yamlTyped({ name: 'Secret', text: 'type: number' }),
    formOpened: formOpened({ key }),
    formLeft: formLeft({ key }),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    example: { yamlTyped: 'typed' },
    typed: { yamlTyped: 'typed', ...triedEnds },
  },
}

export const templateEditorMachines = { templateEditor, dryRun: dryRunMachine, triedField }

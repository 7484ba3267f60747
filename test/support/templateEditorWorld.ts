// A portal with the template editor, a scaffolder whose responses a test gives, and a directory of this computer.

import type { Answer } from '../../src/features/backend/backendApi.ts'
import { dryRunSlice } from '../../src/features/editor/dryRunSlice.ts'
import { triedFieldSlice } from '../../src/features/editor/preview/triedFieldSlice.ts'
import * as editor from '../../src/features/editor/templateEditorSlice.ts'
import { formsSlice } from '../../src/features/scaffolder/form/formsSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { DryRunState } from '../../src/model/editor/dryRun.ts'
import { openEditor, type EditorState } from '../../src/model/editor/editorState.ts'
import {
  templateDirectoryRef,
  type TemplateDirectory,
} from '../../src/model/editor/templateDirectory.ts'
import { parseJson, type JsonRecord } from '../../src/model/json.ts'
import { formSecretsRef } from '../../src/model/scaffolder/form/formMasks.ts'
import type { FormStates } from '../../src/model/scaffolder/form/formState.ts'
import { dryRunSaga } from '../../src/sagas/editor/dryRunSaga.ts'
import { editorDraftsSaga } from '../../src/sagas/editor/editorDraftsSaga.ts'
import { editorFormSaga } from '../../src/sagas/editor/editorFormSaga.ts'
import { editorValuesSaga } from '../../src/sagas/editor/editorValuesSaga.ts'
import { formPreviewSaga } from '../../src/sagas/editor/formPreviewSaga.ts'
import { templateEditorSaga } from '../../src/sagas/editor/templateEditorSaga.ts'
import { triedFieldSaga } from '../../src/sagas/editor/triedFieldSaga.ts'
import { formsSaga } from '../../src/sagas/scaffolder/formsSaga.ts'
import { createFormSecrets } from '../../src/sagas/scaffolder/services/formSecrets.ts'
import type { Storage } from '../../src/sagas/services/services.ts'
import { fakeBackend } from './fakeSessions.ts'
import { createDoor, mona } from './people.ts'
import { startProcesses } from './processHarness.ts'

interface Options {
  readonly kept?: Readonly<Record<string, string>>
  readonly directory?: Partial<TemplateDirectory>
  /** The browser stores nothing more. */
  readonly isFull?: true
}

interface Pending {
  readonly body: JsonRecord
  readonly signal: AbortSignal | null | undefined
  readonly answer: (answer: Answer) => void
}

const noDirectory: TemplateDirectory = {
  canWrite: true,
  offer: () => undefined,
  open: () => new Promise<never>(() => undefined),
  content: () => Promise.resolve(undefined),
  save: () => Promise.resolve('downloaded'),
  forget: () => undefined,
}

const fullStorage: Storage = {
  get: () => null,
  set: () => false,
  remove: () => undefined,
  onChange: () => () => undefined,
}

const machinery =
  /^(?:boot|session|backend|userSettings|location|providers|flags|pickers?|templateEditor|forms|triedField|dryRun|editing)\//

export const draftKey = 'portico.templateEditor'

export function startTemplateEditor({ kept = {}, directory = {}, isFull }: Options = {}) {
  const door = createDoor()
  const secrets = createFormSecrets()
  const runs: Pending[] = []
  const backend = fakeBackend((url, { body, signal }) => {
    if (!url.endsWith('/v2/dry-run')) throw new Error(`The editor does not ask for ${url}`)
    return new Promise<Answer>((answer) => {
      runs.push({ body: parseJson(body as string) as JsonRecord, signal, answer })
    })
  })
  const services = new Map<string, unknown>([
    [formSecretsRef.id, secrets],
    [templateDirectoryRef.id, { ...noDirectory, ...directory }],
  ])
  const run = startProcesses(
    [],
    {
      session: door.session,
      ...(isFull && { storage: fullStorage }),
      backend,
      portal: {
        check: () => [],
        checkAll: () => Promise.resolve(),
        get: ({ id }: { readonly id: string }) => services.get(id) as never,
      },
    },
    { kept, aside: machinery },
  )
  run.portal.extend({
    id: 'template-editor',
    slices: [formsSlice, editor.templateEditorSlice, triedFieldSlice, dryRunSlice],
    processes: [
      { name: 'forms', saga: formsSaga },
      { name: 'formPreview', saga: formPreviewSaga },
      { name: 'editorForm', saga: editorFormSaga },
      { name: 'triedField', saga: triedFieldSaga },
      { name: 'dryRun', saga: dryRunSaga },
      { name: 'editorDrafts', saga: editorDraftsSaga },
      { name: 'editorValues', saga: editorValuesSaga },
      { name: 'templateEditor', saga: templateEditorSaga },
    ],
  })
  const states = () =>
    run.state() as unknown as {
      readonly templateEditor: EditorState
      readonly forms: FormStates
      readonly dryRun: DryRunState
    }
  const go = async (pathname: string, search = '') => {
    run.dispatch(navigated({ pathname, search, hash: '', by: 'push' }))
    await run.advance()
  }
  return {
    ...run,
    secrets,
    runs,
    states,
    go,
    enter: () => door.enter(run, mona),
    /** Opens the example and signs in. */
    openExample: async () => {
      await door.enter(run, mona)
      await go('/create/template', '?example=service')
    },
    textOf: (path: string) =>
      openEditor(states().templateEditor)?.files.find((file) => file.path === path)?.text,
    type: (text: string, path = 'template.yaml') => run.dispatch(editor.textTyped({ path, text })),
    signOut: (by: 'user' | 'inactivity') => run.dispatch(signedOut({ by })),
  }
}

import { dryRunSlice } from '../../features/editor/dryRunSlice.ts'
import { editorMessages } from '../../features/editor/editorMessages.ts'
import { triedFieldSlice } from '../../features/editor/preview/triedFieldSlice.ts'
import { templateEditorSlice } from '../../features/editor/templateEditorSlice.ts'
import { dryRunSaga } from '../../sagas/editor/dryRunSaga.ts'
import { editorDraftsSaga } from '../../sagas/editor/editorDraftsSaga.ts'
import { editorFormSaga } from '../../sagas/editor/editorFormSaga.ts'
import { editorValuesSaga } from '../../sagas/editor/editorValuesSaga.ts'
import { formPreviewSaga } from '../../sagas/editor/formPreviewSaga.ts'
import { templateEditorSaga } from '../../sagas/editor/templateEditorSaga.ts'
import { triedFieldSaga } from '../../sagas/editor/triedFieldSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const editorModule: PluginModule = {
  lazyPages: {
    LandingPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-editor-pages" */ '../../features/editor/LandingPage.tsx'
        )
      ).LandingPage,
    EditorPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-editor-pages" */ '../../features/editor/EditorPage.tsx'
        )
      ).EditorPage,
    FormPreviewPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-editor-pages" */ '../../features/editor/preview/FormPreviewPage.tsx'
        )
      ).FormPreviewPage,
    CustomFieldsPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-editor-pages" */ '../../features/editor/preview/CustomFieldsPage.tsx'
        )
      ).CustomFieldsPage,
  },
  slices: [templateEditorSlice, triedFieldSlice, dryRunSlice],
  processes: [
    { name: 'formPreview', saga: formPreviewSaga },
    { name: 'editorForm', saga: editorFormSaga },
    { name: 'triedField', saga: triedFieldSaga },
    { name: 'dryRun', saga: dryRunSaga },
    { name: 'editorDrafts', saga: editorDraftsSaga },
    { name: 'editorValues', saga: editorValuesSaga },
    { name: 'templateEditor', saga: templateEditorSaga },
  ],
  messages: translated('template-editor', editorMessages),
}

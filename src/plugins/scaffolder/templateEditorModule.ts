import { dryRunSlice } from '../../features/scaffolder/editor/dryRunSlice.ts'
import { editorMessages } from '../../features/scaffolder/editor/editorMessages.ts'
import { templateEditorSlice } from '../../features/scaffolder/editor/templateEditorSlice.ts'
import { formPreviewSlice } from '../../features/scaffolder/preview/formPreviewSlice.ts'
import { dryRunSaga } from '../../sagas/scaffolder/dryRunSaga.ts'
import { editorDraftsSaga } from '../../sagas/scaffolder/editorDraftsSaga.ts'
import { editorFormSaga } from '../../sagas/scaffolder/editorFormSaga.ts'
import { editorValuesSaga } from '../../sagas/scaffolder/editorValuesSaga.ts'
import { formPreviewSaga } from '../../sagas/scaffolder/formPreviewSaga.ts'
import { templateEditorSaga } from '../../sagas/scaffolder/templateEditorSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const templateEditorModule: PluginModule = {
  lazyPages: {
    LandingPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-editor-pages" */ '../../features/scaffolder/editor/LandingPage.tsx'
        )
      ).LandingPage,
    EditorPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-editor-pages" */ '../../features/scaffolder/editor/EditorPage.tsx'
        )
      ).EditorPage,
    FormPreviewPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-editor-pages" */ '../../features/scaffolder/preview/FormPreviewPage.tsx'
        )
      ).FormPreviewPage,
    CustomFieldsPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-editor-pages" */ '../../features/scaffolder/preview/CustomFieldsPage.tsx'
        )
      ).CustomFieldsPage,
  },
  slices: [templateEditorSlice, formPreviewSlice, dryRunSlice],
  processes: [
    { name: 'formPreview', saga: formPreviewSaga },
    { name: 'editorForm', saga: editorFormSaga },
    { name: 'dryRun', saga: dryRunSaga },
    { name: 'editorDrafts', saga: editorDraftsSaga },
    { name: 'editorValues', saga: editorValuesSaga },
    { name: 'templateEditor', saga: templateEditorSaga },
  ],
  messages: translated('template-editor', editorMessages),
}

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  saved,
  saveFailed,
  selectOpenEditor,
} from '../../../features/scaffolder/editor/templateEditorSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import { directoryChanges } from '../../../model/scaffolder/editorFileMoves.ts'
import {
  templateDirectoryRef,
  type TemplateDirectory,
} from '../../../model/scaffolder/templateDirectory.ts'
import { pluginService } from '../../kit/service.ts'

/** Changes the directory as the editor's files were, or downloads those with other texts. */
export function* saveFiles(): SagaGenerator<void> {
  const editor = yield* select(selectOpenEditor)
  if (editor?.saving.status !== 'saving') return
  const changes = directoryChanges(editor)
  try {
    const directory = yield* call(pluginService<TemplateDirectory>, templateDirectoryRef)
    const way = yield* call(directory.save, editor.source, changes)
    yield* put(saved({ way, files: changes.written }))
  } catch (thrown) {
    yield* put(saveFailed(toFailure(thrown)))
  }
}

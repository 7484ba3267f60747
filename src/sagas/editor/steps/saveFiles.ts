import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  saved,
  saveFailed,
  selectOpenEditor,
} from '../../../features/editor/templateEditorSlice.ts'
import { directoryChanges } from '../../../model/editor/editorFileMoves.ts'
import {
  templateDirectoryRef,
  type TemplateDirectory,
} from '../../../model/editor/templateDirectory.ts'
import { toFailure } from '../../../model/failure.ts'
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

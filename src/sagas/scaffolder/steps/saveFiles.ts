import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  saved,
  saveFailed,
  selectOpenEditor,
} from '../../../features/scaffolder/editor/templateEditorSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import { changedFiles } from '../../../model/scaffolder/editorFiles.ts'
import {
  templateDirectoryRef,
  type TemplateDirectory,
} from '../../../model/scaffolder/templateDirectory.ts'
import { pluginService } from '../../kit/service.ts'

/** Writes the changed files into their directory, or downloads them. */
export function* saveFiles(): SagaGenerator<void> {
  const editor = yield* select(selectOpenEditor)
  if (editor?.saving.status !== 'saving') return
  const files = changedFiles(editor.files).flatMap(({ path, text }) =>
    text === null ? [] : [{ path, text }],
  )
  try {
    const directory = yield* call(pluginService<TemplateDirectory>, templateDirectoryRef)
    const way = yield* call(directory.save, editor.source, files)
    yield* put(saved({ way, files }))
  } catch (thrown) {
    yield* put(saveFailed(toFailure(thrown)))
  }
}

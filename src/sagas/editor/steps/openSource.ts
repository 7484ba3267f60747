import { all, call, delay, put, type SagaGenerator } from 'typed-redux-saga'
import { editorLeft, opened, openFailed } from '../../../features/editor/templateEditorSlice.ts'
import { catalogApi } from '../../../features/entities/catalogApi.ts'
import { readEditorDraft, type EditorDraft } from '../../../model/editor/editorDraft.ts'
import type { EditorSource } from '../../../model/editor/editorFiles.ts'
import { editorAddress, filesOfEntity } from '../../../model/editor/editorPlaces.ts'
import { exampleFiles } from '../../../model/editor/examples.ts'
import {
  templateDirectoryRef,
  type OpenedDirectory,
  type TemplateDirectory,
} from '../../../model/editor/templateDirectory.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { FailureError, toFailure } from '../../../model/failure.ts'
import { editTemplatePath } from '../../../model/paths.ts'
import { editorDraftPlace } from '../../../model/preferences/places.ts'
import { abortable } from '../../kit/abortable.ts'
import { keyOf } from '../../kit/keptNotes.ts'
import { request } from '../../kit/request.ts'
import { pluginService, service } from '../../kit/service.ts'

export function* readDraft(): SagaGenerator<EditorDraft | null> {
  const storage = yield* service('storage')
  return readEditorDraft(storage.get(yield* call(keyOf, editorDraftPlace)))
}

function* openDirectory(): SagaGenerator<OpenedDirectory> {
  const directory = yield* call(pluginService<TemplateDirectory>, templateDirectoryRef)
  return yield* call(abortable<OpenedDirectory>, directory.open)
}

function* filesOf(source: EditorSource): SagaGenerator<Omit<OpenedDirectory, 'source'>> {
  if (source.kind === 'directory') return { files: [] }
  if (source.kind === 'example') {
    const files = exampleFiles(source.example)
    if (files) return { files }
    const message = `There is no example '${source.example}'`
    throw new FailureError({ kind: 'notFound', name: 'NotFoundError', message })
  }
  const entity = yield* call(
    request<Entity>,
    catalogApi.endpoints.entityByRef.initiate(source.templateRef, { forceRefetch: true }),
  )
  return { files: filesOfEntity(entity) }
}

/** A directory is chosen on another page; any other source has the address of the editor. */
function* openChosen(draft: EditorDraft | null): SagaGenerator<void> {
  const found = yield* call(openDirectory)
  const navigation = yield* service('navigation')
  // Together, because the opened editor ends this work.
  yield* all([put(opened({ ...found, draft })), call(navigation.go, editorAddress(found.source))])
}

/** Opens what the state asks for. A directory that the user does not choose changes nothing. */
export function* openSource({
  source: chosen,
}: {
  readonly source: EditorSource | null
}): SagaGenerator<void> {
  try {
    // What is left now is stored at the same event, by another process.
    yield* delay(0)
    const draft = yield* call(readDraft)
    if (chosen?.kind === 'directory') {
      yield* call(openChosen, draft)
      return
    }
    const source = chosen ?? draft?.source
    if (source) yield* put(opened({ source, ...(yield* call(filesOf, source)), draft }))
    else {
      const navigation = yield* service('navigation')
      navigation.go(editTemplatePath, { replace: true })
    }
  } catch (thrown) {
    const failure = toFailure(thrown)
    yield* put(failure.kind === 'aborted' ? editorLeft() : openFailed(failure))
  }
}

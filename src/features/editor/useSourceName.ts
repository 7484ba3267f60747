import { useTranslation } from 'react-i18next'
import type { EditorSource } from '../../model/editor/editorFiles.ts'
import { exampleIds } from '../../model/editor/examples.ts'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { useEntityPresentation } from '../entities/presentation/useEntityPresentation.ts'

/** The name of a source for people. */
export function useSourceName(source: EditorSource): string {
  const { t } = useTranslation('template-editor')
  const ref = source.kind === 'template' ? findEntityRef(source.templateRef) : undefined
  const presented = useEntityPresentation(ref, 'template')
  if (source.kind === 'template') return presented?.name ?? source.templateRef
  if (source.kind === 'directory')
    return source.name === ''
      ? t('editor.sources.upload')
      : t('editor.sources.directory', { name: source.name })
  const example = exampleIds.find((id) => id === source.example)
  return example ? t(`examples.${example}`) : source.example
}

import { useDeferredValue, useMemo } from 'react'
import { templateFile, type EditorFile } from '../../model/editor/editorFiles.ts'
import {
  readTemplate,
  unknownActions,
  type TemplateProblem,
  type TemplateReading,
} from '../../model/editor/templateText.ts'
import { useActionsQuery } from '../scaffolder/scaffolderApi.ts'

export interface EditedTemplate {
  /** Path of its file; empty if there is none. */
  readonly path: string
  readonly reading: TemplateReading
  /** By line. */
  readonly problems: readonly TemplateProblem[]
}

/** The template among the files, read a moment after it is typed. */
export function useTemplate(files: readonly EditorFile[]): EditedTemplate {
  const file = templateFile(files)
  const text = useDeferredValue(file?.text ?? '')
  const { data: actions } = useActionsQuery(undefined)
  const reading = useMemo(() => readTemplate(text), [text])
  const problems = useMemo(() => {
    const known = actions?.map(({ id }) => id)
    return [...reading.problems, ...unknownActions(reading, known)].sort((a, b) => a.line - b.line)
  }, [reading, actions])
  return { path: file?.path ?? '', reading, problems }
}

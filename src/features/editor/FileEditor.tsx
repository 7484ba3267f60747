import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { mostCharacters, type EditorFile } from '../../model/editor/editorFiles.ts'
import { CodeEditor, type CodeEditorHandle } from '../../ui/code/CodeEditor.tsx'
import classes from './EditorPage.module.css'
import { FileProblems } from './FileProblems.tsx'
import { languageOf } from './languageOf.ts'
import { textTyped } from './templateEditorSlice.ts'
import { useCompletion } from './useCompletion.ts'
import { useFileSize } from './useFileSize.ts'
import type { EditedTemplate } from './useTemplate.ts'

export interface FileEditorProps {
  readonly file: EditorFile
  readonly template: EditedTemplate
}

/** The text of a file; that of the template with its problems and completion. */
export function FileEditor({ file, template }: FileEditorProps) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const sizeOf = useFileSize()
  const editor = useRef<CodeEditorHandle>(null)
  const complete = useCompletion()
  const { path, text, bytes } = file
  const isTemplate = path === template.path
  const { problems } = template
  const marks = useMemo(
    () =>
      (isTemplate ? problems : []).map(({ line, fault, detail = '' }) => ({
        line,
        message: t(`faults.${fault}`, { detail }),
      })),
    [isTemplate, problems, t],
  )
  return (
    <section className={classes['text']} aria-label={path}>
      <h2 className={classes['heading']}>{path}</h2>
      {text === null ? (
        <div className={classes['binary']}>
          <p>
            {t(bytes > mostCharacters ? 'editor.tooLong' : 'editor.binary', {
              size: sizeOf(bytes),
            })}
          </p>
          <p className={classes['quiet']}>{t('editor.binaryText')}</p>
        </div>
      ) : (
        <CodeEditor
          ref={editor}
          text={text}
          language={languageOf(path)}
          label={t('editor.text', { path })}
          marks={marks}
          {...(isTemplate && { complete })}
          onType={(typed) => dispatch(textTyped({ path, text: typed }))}
        />
      )}
      {isTemplate && (
        <FileProblems
          problems={marks}
          onChoose={(line) => {
            editor.current?.goTo(line)
          }}
        />
      )}
    </section>
  )
}

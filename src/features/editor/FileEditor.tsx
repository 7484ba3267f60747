import { CircleCheck, CircleX } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { type EditorFile, mostCharacters } from '../../model/editor/editorFiles.ts'
import { completionsAt, type TemplateKnowledge } from '../../model/editor/templateCompletion.ts'
import { fieldGuides } from '../../model/scaffolder/fields/fieldGuides.ts'
import { CodeEditor, type CodeEditorHandle } from '../../ui/code/CodeEditor.tsx'
import type { CodeMark, CompleteCode } from '../../ui/code/codeOptions.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { templateFields } from '../scaffolder/fields/templateFields.ts'
import { useActionsQuery, useTemplatingExtensionsQuery } from '../scaffolder/scaffolderApi.ts'
import classes from './EditorPage.module.css'
import { languageOf } from './languageOf.ts'
import { textTyped } from './templateEditorSlice.ts'
import { useFileSize } from './useFileSize.ts'
import type { EditedTemplate } from './useTemplate.ts'

interface FileProblemsProps {
  readonly problems: readonly CodeMark[]
  readonly onChoose: (line: number) => void
}

/** The problems of the text, which lead to their lines; announced while the author types. */
function FileProblems({ problems, onChoose }: FileProblemsProps) {
  const { t } = useTranslation('template-editor')
  return (
    <div role="status" aria-label={t('editor.problems')} className={classes['problems']}>
      {problems.length === 0 ? (
        <Row as="p" gap="xs" isOneLine isQuiet>
          <CircleCheck size={14} aria-hidden="true" /> {t('editor.noProblems')}
        </Row>
      ) : (
        <ul>
          {problems.map(({ line, message }) => (
            <li key={`${String(line)} ${message}`}>
              <button
                type="button"
                className={classes['problem']}
                onClick={() => {
                  onChoose(line)
                }}
              >
                <CircleX size={14} aria-hidden="true" />
                {t('editor.problemAt', { line, text: message })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const fields = Object.fromEntries(
  Object.keys(templateFields).map((name) => [name, fieldGuides[name]?.options ?? {}]),
)
const none = { filters: [], functions: [], values: [] }

/** Suggestions for a template, from the backend's actions and extensions and the portal's fields. */
function useCompletion(): CompleteCode {
  const { data: actions } = useActionsQuery(undefined)
  const { data: extensions } = useTemplatingExtensionsQuery(undefined)
  const knowledge = useMemo(
    (): TemplateKnowledge => ({
      actions: actions ?? [],
      extensions: extensions ?? none,
      fields,
    }),
    [actions, extensions],
  )
  return useCallback((text, offset) => completionsAt(text, offset, knowledge), [knowledge])
}

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
    <Stack as="section" gap="xs" aria-label={path}>
      <Text as="h2" isQuiet isSmall className={classes['heading']}>
        {path}
      </Text>
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
    </Stack>
  )
}

import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CodeMark } from '../../ui/code/codeOptions.ts'
import classes from './EditorPage.module.css'

export interface FileProblemsProps {
  readonly problems: readonly CodeMark[]
  readonly onChoose: (line: number) => void
}

/** The problems of the text, which lead to their lines; announced while the author types. */
export function FileProblems({ problems, onChoose }: FileProblemsProps) {
  const { t } = useTranslation('template-editor')
  return (
    <div role="status" aria-label={t('editor.problems')} className={classes['problems']}>
      {problems.length === 0 ? (
        <p className={classes['fine']}>
          <CircleCheck size={14} aria-hidden="true" /> {t('editor.noProblems')}
        </p>
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

import { useTranslation } from 'react-i18next'
import type { CodeMark } from '../../ui/code/codeOptions.ts'
import classes from './Proposal.module.css'

export interface FileProblemsProps {
  readonly marks: readonly CodeMark[]
  /** True until the catalog has checked the file. */
  readonly isLooking: boolean
  readonly onGo: (line: number) => void
}

/** The problems of the file; each leads to its line. */
export function FileProblems({ marks, isLooking, onGo }: FileProblemsProps) {
  const { t } = useTranslation('catalog-import')
  return (
    <div className={classes['problems']} role="status">
      {marks.length === 0 && (
        <p className={classes['quiet']}>{t(isLooking ? 'file.checking' : 'file.valid')}</p>
      )}
      <ul>
        {marks.map(({ line, message }) => (
          <li key={`${String(line)} ${message}`}>
            <button
              type="button"
              className={classes['line']}
              onClick={() => {
                onGo(line)
              }}
            >
              {t('file.line', { line })}
            </button>{' '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { chunkHook } from './chunkHook.ts'
import type * as CodeMirror from './codeMirror.ts'
import classes from './CodeViewer.module.css'

export interface CodeFrameProps {
  readonly text: string
  readonly label: string
  readonly actions?: ReactNode
  /** Where the text may be written, also while there is nothing but the text. */
  readonly onType?: (text: string) => void
  /** Once its chunk is there. */
  readonly children: (chunk: typeof CodeMirror) => ReactNode
}

const useCodeChunk = chunkHook(
  () => import(/* webpackChunkName: "code-viewer" */ './codeMirror.ts'),
)

/** Lines after which the text as it is scrolls. */
const mostRows = 40

/** The text as it is until what shows it has come, and where that fails: nothing is lost. */
export function CodeFrame({ text, label, actions, onType, children }: CodeFrameProps) {
  const { t } = useTranslation()
  const code = useCodeChunk()
  if (code.status === 'loaded')
    return <div className={classes['viewer']}>{children(code.chunk)}</div>
  return (
    <div className={classes['viewer']}>
      {(actions !== undefined || code.status === 'failed') && (
        <div className={classes['tools']}>
          {code.status === 'failed' && (
            <>
              <span role="status">{t('code.failed')}</span>
              <Button onClick={code.retry}>{t('failure.retry')}</Button>
            </>
          )}
          {actions}
        </div>
      )}
      <textarea
        className={classes['plain']}
        readOnly={onType === undefined}
        spellCheck={false}
        wrap="off"
        rows={Math.min(text.split('\n').length + 1, mostRows)}
        aria-label={label}
        value={text}
        onChange={({ target }) => onType?.(target.value)}
      />
    </div>
  )
}

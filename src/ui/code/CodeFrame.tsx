import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chunkHook } from '../behaviour/chunkHook.ts'
import { Button } from '../button/Button.tsx'
import { Row } from '../layout/Row.tsx'
import { addTexts } from '../messages/i18n.ts'
import { translated } from '../messages/translated.ts'
import { codeMessages } from './codeMessages.ts'
import type * as CodeMirror from './codeMirror.ts'
import classes from './CodeViewer.module.css'

export interface CodeFrameProps {
  readonly text: string
  readonly label: string
  readonly actions?: ReactNode
  /** Makes the text editable, also before the editor is loaded. */
  readonly onType?: (text: string) => void
  /** Rendered when the chunk is loaded. */
  readonly children: (chunk: typeof CodeMirror) => ReactNode
}

const texts = translated('code', codeMessages)

const useCodeChunk = chunkHook(async () => {
  const [chunk] = await Promise.all([
    import(/* webpackChunkName: "code-viewer" */ './codeMirror.ts'),
    addTexts('code', texts),
  ])
  return chunk
})

/** More lines scroll in the plain text. */
const mostRows = 40

/** Characters of a text that is only read which are shown until the chunk is there: long ones take long to lay out. */
const mostAtFirst = 20_000

/** Shows plain text until the chunk is loaded, or if loading fails. */
export function CodeFrame({ text, label, actions, onType, children }: CodeFrameProps) {
  const { t } = useTranslation()
  const code = useCodeChunk()
  if (code.status === 'loaded')
    return <div className={classes['viewer']}>{children(code.chunk)}</div>
  const shown =
    onType === undefined && code.status === 'loading' ? text.slice(0, mostAtFirst) : text
  return (
    <div className={classes['viewer']}>
      {(actions !== undefined || code.status === 'failed') && (
        <Row gap="xxs" className={classes['tools']}>
          {code.status === 'failed' && (
            <>
              <span role="status">{t('codeFailed')}</span>
              <Button onClick={code.retry}>{t('failure.retry')}</Button>
            </>
          )}
          {actions}
        </Row>
      )}
      <textarea
        className={classes['plain']}
        readOnly={onType === undefined}
        spellCheck={false}
        wrap="off"
        rows={Math.min(shown.split('\n').length + 1, mostRows)}
        aria-label={label}
        value={shown}
        onChange={({ target }) => onType?.(target.value)}
      />
    </div>
  )
}

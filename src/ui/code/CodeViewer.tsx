import { FoldVertical, Search, UnfoldVertical } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import { Row } from '../layout/Row.tsx'
import { CodeFrame } from './CodeFrame.tsx'
import type * as CodeMirror from './codeMirror.ts'
import type { CodeLanguage } from './codeOptions.ts'
import classes from './CodeViewer.module.css'
import { useCodePhrases } from './useCodePhrases.ts'

export interface CodeViewerProps {
  readonly text: string
  readonly language: CodeLanguage
  /** Name for screen readers. */
  readonly label: string
  /** Shown beside the viewer's own buttons: copy, download. */
  readonly actions?: ReactNode
}

/** Read-only text with line numbers, folding and search (Ctrl F, ⌘ F); an update keeps folds and scroll position. */
export function CodeViewer(props: CodeViewerProps) {
  return (
    <CodeFrame {...props}>
      {({ mountCode }) => <LoadedCode {...props} mount={mountCode} />}
    </CodeFrame>
  )
}

interface LoadedCodeProps extends CodeViewerProps {
  readonly mount: typeof CodeMirror.mountCode
}

function LoadedCode({ text, language, label, actions, mount }: LoadedCodeProps) {
  const { t } = useTranslation('code')
  const phrases = useCodePhrases()
  const host = useRef<HTMLDivElement>(null)
  const code = useRef<CodeMirror.MountedCode>(null)
  useEffect(() => {
    if (!host.current) return undefined
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const mounted = mount(root, { language, label, phrases })
    code.current = mounted
    return () => {
      mounted.destroy()
    }
  }, [mount, language, label, phrases])
  useEffect(() => {
    code.current?.show(text)
  }, [text, mount, language, label, phrases])
  return (
    <>
      <Row gap="xxs" className={classes['tools']}>
        <Button onClick={() => code.current?.openSearch()}>
          <Search size={14} aria-hidden="true" />
          {t('find')}
        </Button>
        {language !== 'plain' && (
          <>
            <Button onClick={() => code.current?.foldAll()}>
              <FoldVertical size={14} aria-hidden="true" />
              {t('foldAll')}
            </Button>
            <Button onClick={() => code.current?.unfoldAll()}>
              <UnfoldVertical size={14} aria-hidden="true" />
              {t('unfoldAll')}
            </Button>
          </>
        )}
        {actions}
      </Row>
      <div ref={host} className={classes['code']} data-code="" />
    </>
  )
}

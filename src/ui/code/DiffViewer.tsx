import { useEffect, useRef } from 'react'
import { CodeFrame } from './CodeFrame.tsx'
import type * as CodeMirror from './codeMirror.ts'
import type { CodeLanguage } from './codeOptions.ts'
import classes from './CodeViewer.module.css'
import { useCodePhrases } from './useCodePhrases.ts'

export interface DiffViewerProps {
  readonly before: string
  readonly after: string
  readonly language: CodeLanguage
  /** Name for screen readers. */
  readonly label: string
}

/** The changes between two texts in one column; unchanged parts are folded. */
export function DiffViewer(props: DiffViewerProps) {
  return (
    <CodeFrame text={props.after} label={props.label}>
      {({ mountDiff }) => <LoadedDiff {...props} mount={mountDiff} />}
    </CodeFrame>
  )
}

interface LoadedDiffProps extends DiffViewerProps {
  readonly mount: typeof CodeMirror.mountDiff
}

function LoadedDiff({ before, after, language, label, mount }: LoadedDiffProps) {
  const phrases = useCodePhrases()
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return undefined
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    return mount(root, { language, label, phrases }, { before, after })
  }, [mount, language, label, phrases, before, after])
  return <div ref={host} className={classes['code']} data-code="" />
}

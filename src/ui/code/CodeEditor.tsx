import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react'
import { CodeFrame } from './CodeFrame.tsx'
import type * as CodeMirror from './codeMirror.ts'
import type { CodeLanguage, CodeMark, CompleteCode } from './codeOptions.ts'
import classes from './CodeViewer.module.css'
import { useCodePhrases } from './useCodePhrases.ts'

export interface CodeEditorHandle {
  /** Moves the cursor to a line, from 1; does nothing until the editor is loaded. */
  readonly goTo: (line: number) => void
}

export interface CodeEditorProps {
  readonly text: string
  readonly language: CodeLanguage
  /** Name for screen readers. */
  readonly label: string
  /** Problems by line. */
  readonly marks: readonly CodeMark[]
  readonly onType: (text: string) => void
  /** Suggestions while typing, and on Ctrl Space. */
  readonly complete?: CompleteCode
  readonly ref?: Ref<CodeEditorHandle>
}

/** An editor with line numbers, undo, search (Ctrl F, ⌘ F) and problems beside their lines. */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <CodeFrame {...props}>
      {({ mountEditor }) => <LoadedEditor {...props} mount={mountEditor} />}
    </CodeFrame>
  )
}

interface LoadedEditorProps extends CodeEditorProps {
  readonly mount: typeof CodeMirror.mountEditor
}

function LoadedEditor(props: LoadedEditorProps) {
  const { text, language, label, marks, mount, ref } = props
  const phrases = useCodePhrases()
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeMirror.MountedEditor>(null)
  /** Typed texts that have not come back yet: shown late, they would undo what was typed since. */
  const echoes = useRef<string[]>([])
  /** The text of the last rendering; null before the editor is mounted. */
  const given = useRef<string | null>(null)
  const onType = useEffectEvent((typed: string) => {
    echoes.current.push(typed)
    props.onType(typed)
  })
  const complete = useEffectEvent<CompleteCode>((typed, at) => props.complete?.(typed, at) ?? null)
  useEffect(() => {
    if (!host.current) return undefined
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const mounted = mount(
      root,
      { language, label, phrases },
      {
        onType: (typed) => {
          onType(typed)
        },
        complete: (typed, at) => complete(typed, at),
      },
    )
    editor.current = mounted
    given.current = null
    return () => {
      mounted.destroy()
    }
  }, [mount, language, label, phrases])
  useEffect(() => {
    if (text !== given.current) {
      given.current = text
      const echo = echoes.current.indexOf(text)
      echoes.current.splice(0, echo < 0 ? echoes.current.length : echo + 1)
      if (echo < 0 || echoes.current.length === 0) editor.current?.show(text)
    }
    editor.current?.mark(marks)
  }, [text, marks, mount, language, label, phrases])
  useImperativeHandle(ref, () => ({ goTo: (line) => editor.current?.goTo(line) }), [])
  return <div ref={host} className={classes['code']} data-code="" />
}

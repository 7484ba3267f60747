// The chunk "code-viewer": read-only text with line numbers, folding and search; an editor; a diff.
// Rendered in a shadow root with adopted style sheets, which `style-src 'self'` allows.

import { autocompletion, type CompletionContext } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { yaml } from '@codemirror/lang-yaml'
import {
  codeFolding,
  foldAll,
  foldGutter,
  foldKeymap,
  StreamLanguage,
  syntaxHighlighting,
  unfoldAll,
} from '@codemirror/language'
import { protobuf } from '@codemirror/legacy-modes/mode/protobuf'
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { unifiedMergeView } from '@codemirror/merge'
import { openSearchPanel, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { CodeLanguage, CodeMark, CodeOptions, CompleteCode } from './codeOptions.ts'
import { codeColours, codeTheme, completionTheme, diffTheme, searchTheme } from './codeTheme.ts'
import { graphqlLanguage } from './graphqlMode.ts'

export interface MountedCode {
  /** Replaces the text; the unchanged parts at both ends keep their folds and scroll position. */
  readonly show: (text: string) => void
  readonly openSearch: () => void
  readonly foldAll: () => void
  readonly unfoldAll: () => void
  readonly destroy: () => void
}

const languages: Readonly<Record<CodeLanguage, () => Extension>> = {
  json,
  yaml,
  graphql: () => graphqlLanguage,
  protobuf: () => StreamLanguage.define(protobuf),
  plain: () => [],
}

const anyCode = ({ language, phrases }: CodeOptions): Extension => [
  languages[language](),
  syntaxHighlighting(codeColours),
  codeTheme,
  searchTheme,
  EditorState.phrases.of(phrases),
  lineNumbers(),
  drawSelection(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  search({ top: true }),
  keymap.of([...searchKeymap, ...foldKeymap, ...defaultKeymap]),
]

const reading = (options: CodeOptions): Extension => [
  anyCode(options),
  EditorState.readOnly.of(true),
  // Opens no keyboard on phones; Tab moves into it and out of it.
  EditorView.editable.of(false),
  EditorView.contentAttributes.of({
    'aria-label': options.label,
    'aria-readonly': 'true',
    tabindex: '0',
  }),
]

function viewIn(root: ShadowRoot, doc: string, extensions: Extension): EditorView {
  const view = new EditorView({ root, doc, extensions })
  root.append(view.dom)
  return view
}

/** The changed range between two texts, without their common start and end. */
function changeBetween(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let begin = 0
  while (begin < shorter && before[begin] === after[begin]) begin += 1
  let end = 0
  while (end < shorter - begin && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return {
    from: begin,
    to: before.length - end,
    insert: after.slice(begin, after.length - end),
  }
}

export function mountCode(root: ShadowRoot, options: CodeOptions): MountedCode {
  const view = viewIn(root, '', [reading(options), codeFolding(), foldGutter()])
  return {
    show: (text) => {
      const lines = text.replaceAll(/\r\n?/g, '\n')
      const shown = view.state.doc.toString()
      if (lines !== shown) view.dispatch({ changes: changeBetween(shown, lines) })
    },
    openSearch: () => openSearchPanel(view),
    foldAll: () => foldAll(view),
    unfoldAll: () => unfoldAll(view),
    destroy: () => {
      view.destroy()
    },
  }
}

/** Unchanged lines shown around a change. */
const context = 3

/** Shows a text with its changes since an earlier one; returns a function to remove it. */
export function mountDiff(
  root: ShadowRoot,
  options: CodeOptions,
  { before, after }: { readonly before: string; readonly after: string },
): () => void {
  const difference = unifiedMergeView({
    original: before,
    mergeControls: false,
    collapseUnchanged: { margin: context, minSize: 2 * context },
    diffConfig: { scanLimit: 1_000 },
  })
  const view = viewIn(root, after, [reading(options), difference, diffTheme])
  return () => {
    view.destroy()
  }
}

/**
 * Text that replaces a selection would be given the selection's colours by the browser, as an inline style, which the page's
 * policy refuses. So the editor inserts it.
 */
const overSelection = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { data, inputType, isComposing } = event
    const { main } = view.state.selection
    if (inputType !== 'insertText' || data === null || isComposing || main.empty) return false
    event.preventDefault()
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), {
        userEvent: 'input.type',
        scrollIntoView: true,
      })
    const isTaken = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, main.from, main.to, data, insert))
    if (!isTaken) view.dispatch(insert())
    return true
  },
})

export interface MountedEditor {
  /** Replaces the text, unless it is the same. */
  readonly show: (text: string) => void
  /** Replaces the previous marks. */
  readonly mark: (marks: readonly CodeMark[]) => void
  /** Moves the cursor to the line, from 1. */
  readonly goTo: (line: number) => void
  readonly destroy: () => void
}

/** Suggestions while a word is typed, or when the user asks for them. */
const completing = (complete: CompleteCode): Extension => [
  completionTheme,
  autocompletion({
    icons: false,
    override: [
      ({ state, pos, explicit }: CompletionContext) => {
        const found = complete(state.doc.toString(), pos)
        if (!found || (!explicit && found.from === pos)) return null
        return { from: found.from, options: found.options, validFor: /^[\w:.$-]*$/ }
      },
    ],
  }),
]

interface EditorCalls {
  /** For user input, not for `show`. */
  readonly onType: (text: string) => void
  readonly complete: CompleteCode
}

export function mountEditor(
  root: ShadowRoot,
  options: CodeOptions,
  { onType, complete }: EditorCalls,
): MountedEditor {
  let isShowing = false
  const view = viewIn(root, '', [
    anyCode(options),
    history(),
    keymap.of(historyKeymap),
    lintGutter(),
    completing(complete),
    overSelection,
    // Tab moves to the next control.
    EditorView.contentAttributes.of({ 'aria-label': options.label, tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged && !isShowing) onType(state.doc.toString())
    }),
  ])
  const lineAt = (line: number) =>
    view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines))
  return {
    show: (text) => {
      const lines = text.replaceAll(/\r\n?/g, '\n')
      const shown = view.state.doc.toString()
      if (lines === shown) return
      isShowing = true
      view.dispatch({ changes: changeBetween(shown, lines) })
      isShowing = false
    },
    mark: (marks) => {
      const diagnostics = marks.map(({ line, message }): Diagnostic => {
        const { from, to } = lineAt(line)
        return { from, to, severity: 'error', message }
      })
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
    goTo: (line) => {
      view.dispatch({ selection: { anchor: lineAt(line).from }, scrollIntoView: true })
      view.focus()
    },
    destroy: () => {
      view.destroy()
    },
  }
}

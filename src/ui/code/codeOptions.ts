// Options of the code viewer, apart from its chunk.

export type CodeLanguage = 'json' | 'yaml' | 'graphql' | 'protobuf' | 'plain'

export interface CodeOptions {
  readonly language: CodeLanguage
  /** Name for screen readers. */
  readonly label: string
  /** Maps the editor's English texts to the current language. */
  readonly phrases: Readonly<Record<string, string>>
}

interface CodeCompletion {
  readonly label: string
  /** Shown beside the label. */
  readonly detail?: string
  /** Plain text about the focused one. */
  readonly info?: string
}

interface CodeCompletions {
  /** Where the completed text begins. */
  readonly from: number
  readonly options: readonly CodeCompletion[]
}

/** What may stand at the cursor; null if nothing is known. Offsets count characters from the start of the text. */
export type CompleteCode = (text: string, offset: number) => CodeCompletions | null

/** A problem of a line. */
export interface CodeMark {
  /** From 1. */
  readonly line: number
  readonly message: string
}

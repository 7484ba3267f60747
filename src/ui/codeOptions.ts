// Options of the code viewer, apart from its chunk.

export type CodeLanguage = 'json' | 'yaml' | 'graphql' | 'protobuf' | 'plain'

export interface CodeOptions {
  readonly language: CodeLanguage
  /** Name for screen readers. */
  readonly label: string
  /** Maps the editor's English texts to the current language. */
  readonly phrases: Readonly<Record<string, string>>
}

/** A problem of a line. */
export interface CodeMark {
  /** From 1. */
  readonly line: number
  readonly message: string
}

// What is said to the viewer of code, without fetching it.

export type CodeLanguage = 'json' | 'yaml' | 'graphql' | 'protobuf' | 'plain'

export interface CodeOptions {
  readonly language: CodeLanguage
  /** What a screen reader calls it. */
  readonly label: string
  /** The editor's own English texts to those of the moment. */
  readonly phrases: Readonly<Record<string, string>>
}

/** What is wrong with a line. */
export interface CodeMark {
  /** From 1. */
  readonly line: number
  readonly message: string
}

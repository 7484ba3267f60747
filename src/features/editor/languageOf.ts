import { nameOf } from '../../model/editor/editorFiles.ts'
import type { CodeLanguage } from '../../ui/code/codeOptions.ts'

const languages: Readonly<Record<string, CodeLanguage>> = {
  yaml: 'yaml',
  yml: 'yaml',
  json: 'json',
  graphql: 'graphql',
  proto: 'protobuf',
}

/** By the ending of a file's name. */
export function languageOf(path: string): CodeLanguage {
  const ending = nameOf(path).split('.').at(-1)?.toLowerCase() ?? ''
  return Object.hasOwn(languages, ending) ? (languages[ending] ?? 'plain') : 'plain'
}

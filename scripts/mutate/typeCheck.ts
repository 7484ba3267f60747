// Checks whether a file with a fault compiles; a fault that does not compile needs no test.

import ts from 'typescript'
import { root } from './mutantTree.ts'

/** Checks only the file itself, with `text` as its content, not the files that import it. */
export function createTypeCheck(): (file: string, text: string) => boolean {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    readonly config: unknown
  }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const changed = new Map<string, { readonly text: string; readonly version: number }>()
  let version = 0
  let roots: readonly string[] = []
  const declarations = ['globals', 'plugins/i18next'].map((name) => `${root}src/${name}.d.ts`)
  const service = ts.createLanguageService({
    // Ignores unused code, which is no fault.
    getCompilationSettings: () => ({
      ...options,
      noUnusedLocals: false,
      noUnusedParameters: false,
    }),
    getCurrentDirectory: () => root,
    getScriptFileNames: () => [...roots],
    getScriptVersion: (path) => String(changed.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = changed.get(path)?.text ?? ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getDefaultLibFileName: (wanted) => ts.getDefaultLibFilePath(wanted),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  })
  return (file, text) => {
    const path = `${root}${file}`
    changed.clear()
    changed.set(path, { text, version: (version += 1) })
    roots = [path, ...declarations]
    const problems = [
      ...service.getSyntacticDiagnostics(path),
      ...service.getSemanticDiagnostics(path),
    ]
    return problems.every(({ category }) => category !== ts.DiagnosticCategory.Error)
  }
}

// Whether the compiler takes a file with a fault in it: what it refuses needs no test.

import ts from 'typescript'
import { root } from './mutantTree.ts'

/** Looks at the file alone, not at those that use it. `text` stands in its place. */
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
    // What is left over is no fault.
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

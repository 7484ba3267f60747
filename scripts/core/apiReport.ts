// The report of an API: every exported name with its type, and the types that these mention. Made from declarations.

import { relative } from 'node:path'
import ts from 'typescript'

export interface Entry {
  /** `<module> › <name>`. */
  readonly name: string
  /** Its declaration, without comments. */
  readonly text: string
  /** The first sentence of its doc comment. */
  readonly intro: string
}

const printer = ts.createPrinter({ removeComments: true })

const print = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(?:export )?(?:declare )?(?:default )?/, '')
    .replaceAll(/import\("[^"]*node_modules\/([^"]*)"\)/g, 'import("$1")')

const printed = (declaration: ts.Declaration): string =>
  ts.isVariableDeclaration(declaration) ? `const ${print(declaration)}` : print(declaration)

function introOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  const tags = symbol.getJsDocTags(checker)
  const ofPlugins = tags.find(({ name }) => name === 'public')
  const whole = text === '' && ofPlugins ? ts.displayPartsToString(ofPlugins.text) : text
  return (/^.*?[.:](?=\s|$)/s.exec(whole)?.[0] ?? whole).replaceAll(/\s+/g, ' ')
}

/** `modules` are names and files of declarations below the folder. Throws if one has no exports. */
export function apiEntries(folder: string, modules: ReadonlyMap<string, string>): readonly Entry[] {
  const files = [...modules.values()]
  const program = ts.createProgram([...files, `${folder}/src/globals.d.ts`], {
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext },
    ...{ skipLibCheck: true, types: [], noLib: true, jsx: ts.JsxEmit.ReactJSX },
  })
  const checker = program.getTypeChecker()
  const entries = new Map<ts.Declaration, Entry>()
  const isOurs = (declaration: ts.Declaration) => {
    const { fileName } = declaration.getSourceFile()
    return fileName.startsWith(folder) && !fileName.includes('/node_modules/')
  }
  const add = (module: string, name: string, symbol: ts.Symbol) => {
    for (const declaration of symbol.declarations ?? []) {
      if (entries.has(declaration) || !isOurs(declaration)) continue
      const intro = introOf(symbol, checker)
      entries.set(declaration, { name: `${module} › ${name}`, text: printed(declaration), intro })
    }
  }
  const whole = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  for (const [module, file] of modules) {
    const source = program.getSourceFile(file)
    const symbol = source && checker.getSymbolAtLocation(source)
    if (!symbol) throw new Error(`${module} exports nothing`)
    for (const exported of checker.getExportsOfModule(symbol))
      add(module, exported.name, whole(exported))
  }
  // Grows while it is read: a mentioned type mentions others.
  for (const declaration of entries.keys()) {
    const look = (node: ts.Node) => {
      if (ts.isIdentifier(node)) {
        const found = checker.getSymbolAtLocation(node)
        for (const one of (found && whole(found))?.declarations ?? [])
          if (isTyped(one) && found)
            add(
              relative(folder, one.getSourceFile().fileName).replace(/^src\/|\.d\.ts$/g, ''),
              whole(found).name,
              whole(found),
            )
      }
      ts.forEachChild(node, look)
    }
    look(declaration)
  }
  return [...entries.values()]
}

/** Of a name at the top of a file: no member, no parameter. */
const isTyped = (node: ts.Declaration): boolean =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isVariableDeclaration(node)

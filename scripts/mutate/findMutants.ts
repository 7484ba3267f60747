// Finds possible small faults in a source file: a range of its text and the replacement.

import ts from 'typescript'

export type MutantKind =
  | 'condition'
  | 'comparison'
  | 'logic'
  | 'arithmetic'
  | 'negation'
  | 'statement'
  | 'block'
  | 'element'
  | 'literal'

export interface Mutant {
  /** Path from the root of the repository. */
  readonly file: string
  readonly kind: MutantKind
  readonly start: number
  readonly end: number
  /** The replacement. */
  readonly text: string
  /** From 1. */
  readonly line: number
  readonly original: string
  /** The place that a test must reach for the fault to matter. */
  readonly reach: { readonly start: number; readonly end: number; readonly is: ReachKind }
}

type ReachKind = 'expression' | 'statement' | 'block'

const { SyntaxKind } = ts

const comparisons = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
])
const logic = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.QuestionQuestionToken, '&&'],
])
const arithmetic = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
])

function swapOf(operator: ts.SyntaxKind): readonly [MutantKind, string] | undefined {
  const tables = { comparison: comparisons, logic, arithmetic } as const
  for (const [kind, table] of Object.entries(tables)) {
    const text = table.get(operator)
    if (text !== undefined) return [kind as MutantKind, text]
  }
  return undefined
}

/** The replacement of a literal; undefined for names, module paths and other nodes. */
function otherLiteral(node: ts.Node): string | undefined {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && parent.name === node) return undefined
  if (ts.isCallExpression(parent) && parent.expression.kind === SyntaxKind.ImportKeyword)
    return undefined
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text === '' ? `'mutant'` : `''`
  if (ts.isTemplateExpression(node)) return `''`
  if (ts.isNumericLiteral(node)) return `(${node.text} + 1)`
  if (node.kind === SyntaxKind.TrueKeyword) return 'false'
  if (node.kind === SyntaxKind.FalseKeyword) return 'true'
  return undefined
}

const isEquality = (node: ts.Expression): boolean =>
  ts.isBinaryExpression(node) && /^[=!]==$/.test(node.operatorToken.getText())

/** A condition whose negation is not another mutant already. */
function conditionOf(node: ts.Node): ts.Expression | undefined {
  const isBranch = ts.isIfStatement(node) || ts.isWhileStatement(node)
  const condition = isBranch ? node.expression : undefined
  const found = ts.isConditionalExpression(node) ? node.condition : condition
  return found && !ts.isPrefixUnaryExpression(found) && !isEquality(found) ? found : undefined
}

const hasNoFaults = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node)

/** Every mutant of a file, in the order of the text. */
export function findMutants(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  const found: Mutant[] = []
  const rangeOf = (node: ts.Node) => ({ start: node.getStart(source), end: node.end })
  const add = (
    kind: MutantKind,
    range: { readonly start: number; readonly end: number },
    instead: string,
    reached: ts.Node,
    is: ReachKind = 'expression',
  ) => {
    const line = source.getLineAndCharacterOfPosition(range.start).line + 1
    const original = text.slice(range.start, range.end)
    const reach = { ...rangeOf(reached), is }
    found.push({ file, kind, ...range, text: instead, line, original, reach })
  }

  const elements = ({ elements: all }: ts.ArrayLiteralExpression) => {
    all.forEach((element, index) => {
      const next = all[index + 1]
      const range = rangeOf(element)
      const end = next ? next.getStart(source) : range.end
      const reached = ts.isSpreadElement(element) ? element.expression : element
      add('element', { start: range.start, end }, '', reached)
    })
  }

  const visit = (node: ts.Node): void => {
    if (hasNoFaults(node)) return
    const condition = conditionOf(node)
    if (condition) add('condition', rangeOf(condition), `!(${condition.getText()})`, condition)
    if (ts.isBinaryExpression(node)) {
      const swap = swapOf(node.operatorToken.kind)
      if (swap) add(swap[0], rangeOf(node.operatorToken), swap[1], node)
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
      add('negation', rangeOf(node), node.operand.getText(), node)
    if (ts.isExpressionStatement(node)) add('statement', rangeOf(node), '', node, 'statement')
    if (ts.isBlock(node) && node.statements.length > 0)
      add('block', rangeOf(node), '{}', node, 'block')
    if (ts.isArrayLiteralExpression(node)) elements(node)
    const literal = otherLiteral(node)
    if (literal !== undefined) add('literal', rangeOf(node), literal, node)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return found
}

/** The file's text with the fault in it. */
export const mutated = (text: string, { start, end, text: instead }: Mutant): string =>
  text.slice(0, start) + instead + text.slice(end)

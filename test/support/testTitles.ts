// The titles in a test file: with placeholders, without those of groups.

import { readFileSync } from 'node:fs'
import ts from 'typescript'

const functions = ['it', 'test', 'describe']

/** `it` of `it.each(table)`. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  const isWrapped = ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)
  return isWrapped ? nameOf(node.expression) : ''
}

function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined
}

/** The `title` of a case in a table. */
const isTitle = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'title'

export function titlesOf(file: string): ReadonlySet<string> {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    const isTest = ts.isCallExpression(node) && functions.includes(nameOf(node.expression))
    const given = isTest ? node.arguments[0] : isTitle(node) ? node.initializer : undefined
    const title = textOf(given)
    if (title !== undefined) titles.add(title)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

// One order of imports: Node's modules, packages, own files; each group by its paths, segment by segment, without
// blank lines. Imports for their side effects may be anywhere.

import { isBuiltin } from 'node:module'

function groupOf(path) {
  if (path.startsWith('.')) return 2
  return isBuiltin(path) ? 0 : 1
}

const compare = (a, b) => (a < b ? -1 : Number(a > b))
const isDots = (segment) => segment === '.' || segment === '..'

/** Folders above come before the file's own folder, by `../` and `./`. */
function comparePaths(one, other) {
  const [a, b] = [one, other].map((path) => path.toLowerCase().split('/'))
  if (isDots(a[0]) && isDots(b[0]) && a[0] !== b[0]) return compare(b[0], a[0])
  const order = a.map((segment, index) => compare(segment, b[index] ?? segment)).find(Boolean)
  return order ?? a.length - b.length
}

const pathOf = ({ source }) => source.value
const hasBlankLine = (between) =>
  between
    .split('\n')
    .slice(1, -1)
    .some((line) => line.trim() === '')
const inOrder = (imports) =>
  imports.toSorted(
    (one, other) =>
      groupOf(pathOf(one)) - groupOf(pathOf(other)) || comparePaths(pathOf(one), pathOf(other)),
  )

/** The text from the first import to the last in the right order; undefined if a comment or statement is between. */
function sortedText(imports, sorted, text) {
  const gaps = imports.slice(1).map(({ range: [start] }, index) => [imports[index].range[1], start])
  if (gaps.some(([start, end]) => text.slice(start, end).trim() !== '')) return undefined
  return sorted.map(({ range }) => text.slice(...range)).join('\n')
}

export const importOrder = {
  meta: { type: 'layout', fixable: 'code', schema: [] },
  create: (context) => ({
    Program: ({ body }) => {
      const { text } = context.sourceCode
      const imports = body.filter(
        ({ type, specifiers }) => type === 'ImportDeclaration' && specifiers.length > 0,
      )
      const sorted = inOrder(imports)
      const at = imports.findIndex((node, index) => node !== sorted[index])
      const apart = imports
        .slice(1)
        .find((node, index) => hasBlankLine(text.slice(imports[index].range[1], node.range[0])))
      const node = imports[at] ?? apart
      if (!node) return
      const message =
        at < 0
          ? 'No blank lines between imports.'
          : `'${pathOf(sorted[at])}' comes before '${pathOf(node)}': Node's modules, packages, own files, each by path.`
      const fixed = sortedText(imports, sorted, text)
      context.report({
        node,
        message,
        ...(fixed !== undefined && {
          fix: (fixer) =>
            fixer.replaceTextRange([imports[0].range[0], imports.at(-1).range[1]], fixed),
        }),
      })
    },
  }),
}

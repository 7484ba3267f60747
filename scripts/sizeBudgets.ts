// Compares the scripts in dist/ with config/sizeBudgets.json, in kilobytes (1000 bytes) after gzip -9, and fails
// where one is too large. Build first. `shell` is what every page loads, `catalog` the first load of its index;
// `viewers` have a limit per chunk: editors, graphs, antd and the service worker. `sets` limit what some chunks weigh together.

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

export interface SizeBudgets {
  readonly shell: number
  readonly catalog: number
  readonly lazyChunk: number
  readonly viewers: Readonly<Record<string, number>>
  /** Chunks that a page with these parts loads beyond the shell. */
  readonly sets?: Readonly<
    Record<string, { readonly chunks: readonly string[]; readonly budget: number }>
  >
}

export interface Measured {
  readonly name: string
  /** Kilobytes; undefined where the build has no chunk of that name any more. */
  readonly size: number | undefined
  readonly budget: number
}

/** Names of script files to their sizes in bytes. */
export type Sizes = Readonly<Record<string, number>>

/** The files that a `<meta>` of the page names. */
function filesNamed(html: string, name: string): readonly string[] {
  const meta = new RegExp(`<meta\\b[^>]*?\\bname=["']?${name}["']?[^>]*>`).exec(html)?.[0] ?? ''
  const [, ...found] = /\bcontent=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/.exec(meta) ?? []
  return found.find(Boolean)?.split(' ') ?? []
}

/** Scripts that the built page loads at once or soon, and those it preloads for the catalog. */
export function pageFiles(html: string): { readonly shell: string[]; readonly catalog: string[] } {
  const own = [...html.matchAll(/<script\b[^>]*?\ssrc=["']?([^"'\s>]+)/g)].map((match) => match[1])
  const scripts = (files: readonly (string | undefined)[]) =>
    files.flatMap((file) => (file?.endsWith('.js') ? [basename(file)] : []))
  return {
    shell: scripts([...own, ...filesNamed(html, 'portico-scripts')]),
    catalog: scripts(filesNamed(html, 'portico-catalog-files')),
  }
}

/** Each size with its budget. Throws if the page and the files are of different builds. */
export function measure(html: string, sizes: Sizes, budgets: SizeBudgets): Measured[] {
  const { shell, catalog } = pageFiles(html)
  if (shell.length === 0 || catalog.length === 0) throw new Error('The page names no scripts')
  const total = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + sizeOf(file, sizes), 0)
  const first = new Set([...shell, ...catalog])
  const lazy = Object.keys(sizes).filter((file) => !first.has(file))
  const isViewer = (file: string) => Object.hasOwn(budgets.viewers, chunkName(file))
  const chunk = (name: string) => lazy.filter((file) => chunkName(file) === name)
  const viewers = Object.entries(budgets.viewers).map(([name, budget]) => {
    const files = chunk(name)
    return { name, size: files.length === 0 ? undefined : total(files), budget }
  })
  const sets = Object.entries(budgets.sets ?? {}).map(([name, { chunks, budget }]) => {
    const isBuilt = chunks.every((one) => chunk(one).length > 0)
    const size = isBuilt ? total(chunks.flatMap(chunk)) : undefined
    return { name: `${name} (${chunks.join(' + ')})`, size, budget }
  })
  return [
    {
      name: `shell (${shell.map(chunkName).join(' + ')})`,
      size: total(shell),
      budget: budgets.shell,
    },
    {
      name: `first load of the catalog (shell + ${catalog.map(chunkName).join(' + ')})`,
      size: total([...first]),
      budget: budgets.catalog,
    },
    ...lazy
      .filter((file) => !isViewer(file))
      .map((file) => ({ name: chunkName(file), size: total([file]), budget: budgets.lazyChunk })),
    ...viewers,
    ...sets,
  ]
}

/** `catalog.25d2ab14.js` is the chunk `catalog`. */
const chunkName = (file: string): string => file.split('.')[0] ?? file

function sizeOf(file: string, sizes: Sizes): number {
  const size = sizes[file]
  if (size === undefined) throw new Error(`The page names ${file}, which was not built`)
  return size / 1_000
}

export const isOver = ({ size, budget }: Measured): boolean => size === undefined || size > budget

/** The report, the largest share of its budget first. */
export function table(measured: readonly Measured[]): string {
  const share = ({ size, budget }: Measured) => (size ?? Infinity) / budget
  const rows = [...measured].sort((a, b) => share(b) - share(a))
  const cells = rows.map((row) => [
    row.name,
    row.size === undefined ? 'not built' : `${row.size.toFixed(1)} KB`,
    `${String(row.budget)} KB`,
    isOver(row) ? 'OVER' : 'fine',
  ])
  const all = [['gzipped', 'size', 'budget', ''], ...cells]
  const width = (column: number) => Math.max(...all.map((row) => (row[column] ?? '').length))
  return all
    .map(([name = '', size = '', budget = '', verdict = '']) =>
      `${name.padEnd(width(0))}  ${size.padStart(width(1))}  ${budget.padStart(width(2))}  ${verdict}`.trimEnd(),
    )
    .join('\n')
}

function main(): void {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const read = (file: string) => readFileSync(root + file, 'utf8')
  const files = globSync('dist/{static/*,*}.js', { cwd: root })
  const sizes = files.map((file) => {
    const { length } = gzipSync(readFileSync(root + file), { level: 9 })
    return [basename(file), length] as const
  })
  const budgets = JSON.parse(read('config/sizeBudgets.json')) as SizeBudgets
  const measured = measure(read('dist/index.html'), Object.fromEntries(sizes), budgets)
  console.log(table(measured))
  if (measured.some(isOver)) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()

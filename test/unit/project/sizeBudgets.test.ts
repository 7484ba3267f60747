import { expect, it } from '@jest/globals'
import {
  isOver,
  measure,
  pageFiles,
  table,
  type SizeBudgets,
} from '../../../scripts/sizeBudgets.ts'

const budgets: SizeBudgets = { shell: 250, catalog: 330, lazyChunk: 120, viewers: { graph: 400 } }
const page =
  '<script async src=/portal/static/early.1.js></script><script defer src="/portal/static/main.2.js"></script>' +
  '<script type=text/template>static/no.js</script>' +
  '<meta name=portico-catalog-files content="/portal/static/catalog.3.css /portal/static/catalog.4.js">'
const sizes = {
  'early.1.js': 10_000,
  'main.2.js': 200_000,
  'catalog.4.js': 50_000,
  'graph.5.js': 390_000,
}

const measuredWith = (more: Readonly<Record<string, number>>) =>
  measure(page, { ...sizes, ...more }, budgets)
const overIn = (more: Readonly<Record<string, number>>) =>
  measuredWith(more)
    .filter(isOver)
    .map(({ name }) => name)

it('reads from the built page which scripts are its own and which the catalog needs', () => {
  expect(pageFiles(page)).toEqual({ shell: ['early.1.js', 'main.2.js'], catalog: ['catalog.4.js'] })
})

it('reads a page whose quotation marks are still there', () => {
  const quoted =
    '<script src="/a.js"></script><meta content=\'/b.js\' name="portico-catalog-files" />'
  expect(pageFiles(quoted)).toEqual({ shell: ['a.js'], catalog: ['b.js'] })
})

it('counts the shell, the first load, each lazy chunk and each viewer', () => {
  expect(measuredWith({ 'yaml.6.js': 30_000 })).toEqual([
    { name: 'shell (early + main)', size: 210, budget: 250 },
    { name: 'first load of the catalog (shell + catalog)', size: 260, budget: 330 },
    { name: 'yaml', size: 30, budget: 120 },
    { name: 'graph', size: 390, budget: 400 },
  ])
})

it.each([
  ['nothing', {}, []],
  ['the shell', { 'main.2.js': 240_001 }, ['shell (early + main)']],
  ['the first load', { 'catalog.4.js': 120_001 }, ['first load of the catalog (shell + catalog)']],
  ['a lazy chunk', { 'docs.6.js': 120_001 }, ['docs']],
  ['a viewer', { 'graph.5.js': 400_001 }, ['graph']],
] as const)('says that %s is over', (_what, more, over) => {
  expect(overIn(more)).toEqual(over)
})

it('fails on a budget for a viewer that is not built any more', () => {
  const measured = measure(page, sizes, { ...budgets, viewers: { graph: 400, editor: 900 } })
  expect(measured.filter(isOver)).toEqual([{ name: 'editor', size: undefined, budget: 900 }])
})

it('counts what chunks weigh together, and fails where one is not built', () => {
  const sets = { 'a form': { chunks: ['graph', 'forms'], budget: 400 } }
  const withSets = (more: Readonly<Record<string, number>>) =>
    measure(page, { ...sizes, ...more }, { ...budgets, sets }).filter(isOver)
  const name = 'a form (graph + forms)'
  expect(withSets({ 'forms.6.js': 10_000 })).toEqual([])
  expect(withSets({ 'forms.6.js': 11_000 })).toEqual([{ name, size: 401, budget: 400 }])
  expect(withSets({})).toEqual([{ name, size: undefined, budget: 400 }])
})

it('refuses a page that names no scripts, or one that was not built', () => {
  expect(() => measure('<html></html>', sizes, budgets)).toThrow('names no scripts')
  expect(() => measure(page, { 'early.1.js': 1 }, budgets)).toThrow(
    'main.2.js, which was not built',
  )
})

it('shows each figure beside its budget, the fullest first', () => {
  expect(table(measuredWith({ 'docs.6.js': 150_000 })).split('\n')).toEqual([
    'gzipped                                          size  budget',
    'docs                                         150.0 KB  120 KB  OVER',
    'graph                                        390.0 KB  400 KB  fine',
    'shell (early + main)                         210.0 KB  250 KB  fine',
    'first load of the catalog (shell + catalog)  260.0 KB  330 KB  fine',
  ])
})

// Logs for the components page.

import type { LogEntry } from '../../../src/model/logs/logEntry.ts'

export const startOfLog = Date.UTC(2026, 10, 22, 11, 58)

const escape = '\u001b['
const styles = [1, 2, 3, 4, 7, 9].map(
  (code) => `${escape}${String(code)}mstyle ${String(code)}${escape}0m`,
)
const named = (from: number) =>
  Array.from({ length: 8 }, (_, index) => {
    const code = String(from + index)
    return `${escape}${code}m ${code} ${escape}0m`
  }).join('')
const cube = Array.from(
  { length: 36 },
  (_, index) => `${escape}38;5;${String(16 + index * 6)}m█`,
).join('')
const exact = Array.from({ length: 36 }, (_, index) => {
  const part = String(index * 7)
  return `${escape}38;2;${part};80;${String(255 - index * 7)}m█`
}).join('')

const texts = [
  ['fetch', 'Beginning step Fetch'],
  ['fetch', `${escape}32minfo${escape}39m: Fetching template content from remote URL`],
  [
    'fetch',
    'Receiving objects:  10%\rReceiving objects:  60%\rReceiving objects: 100% (88/88), done.',
  ],
  [
    'fetch',
    `See \u001b]8;;https://example.com/docs\u0007the documentation\u001b]8;;\u0007 of the template`,
  ],
  ['build', styles.join(' ')],
  ['build', named(30)],
  ['build', named(90)],
  ['build', named(40)],
  ['build', `${named(100)}${escape}31;44mred on blue${escape}0m`],
  ['build', `${cube}${escape}0m`],
  ['build', `${exact}${escape}0m`],
  [
    'build',
    '##[group]Install dependencies\nadded 412 packages in 8s\n3 packages are looking for funding\n##[endgroup]',
  ],
  [
    'build',
    `${escape}33mwarn${escape}0m: 2 deprecated packages\nwarning: peer dependency of react`,
  ],
  ['build', '{"level":"info","message":"built","modules":412,"assets":["main.js","main.css"]}'],
  [
    'build',
    `${escape}31mError: Cannot find module './routes'\n    at build (/app/build.js:12:7)\n    at main (/app/index.js:3:1)${escape}0m`,
  ],
  ['build', `A line without spaces: ${'abcdefghij'.repeat(900)}`],
  [
    'build',
    'Control\u0000 characters\u0007 and \u202eoverrides\u202c are removed, <b>tags</b> are text.',
  ],
  ['build', '构建完成 · Ausgeführt · ✓'],
] as const

export const sampleLog: readonly LogEntry[] = texts.map(([source, text], index) => ({
  source,
  text,
  at: startOfLog + index * 1_234,
}))

export const longLog = (count: number, batch: number): readonly LogEntry[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(batch * 5_000 + index + 1)
    const level = index % 997 === 0 ? `${escape}31mERROR${escape}0m` : `${escape}32mINFO${escape}0m`
    return {
      source: index % 2 === 0 ? 'fetch' : 'build',
      text: `${level} request ${number} took ${String((index * 7) % 400)} ms at /api/items/${number}?page=2`,
      at: startOfLog + index * 10,
    }
  })

// Writes the style sheets of antd's components: rules, and variables that follow Portico's tokens.

import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { cssName, cssValue, dark, light } from '../../scripts/themeTokens.ts'
import { drawSheets, type Drawn, type Part } from './drawSheet.ts'
import { adaptRules, palette } from './rules.ts'
import { sheets, type SheetName } from './sheets.ts'
import { sharedValue, themes, type ThemeName, type Values } from './themeVariables.ts'

const themeNames = Object.keys(themes) as ThemeName[]
const sheetNames = Object.keys(sheets) as (keyof typeof sheets)[]

/** The variables of a part: `.portico.ant-btn{--ant-button-…:…}`. */
function variablesOf(css: string): { selector: string; values: Map<string, string> } {
  const rule = postcss.parse(css).first
  if (rule?.type !== 'rule') throw new Error(`No variables: ${css.slice(0, 80)}`)
  const values = new Map<string, string>()
  rule.walkDecls(({ prop, value }) => {
    if (!palette.test(prop)) values.set(prop, value)
  })
  return { selector: rule.selector, values }
}

const block = (selector: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${selector}{${lines.join('')}}\n`

/** Values for every theme, and lengths of the compact density. Throws if a colour depends on no token. */
function variablesCss(id: string, drawn: Readonly<Record<ThemeName, ReadonlyMap<string, Part>>>) {
  const parsed = Object.fromEntries(
    themeNames.map((name) => [name, variablesOf(drawn[name].get(id)?.css ?? '')]),
  ) as Record<ThemeName, ReturnType<typeof variablesOf>>
  const { selector } = parsed.light
  const lines: Record<'all' | 'compact', string[]> = { all: [], compact: [] }
  for (const name of parsed.light.values.keys()) {
    const values = Object.fromEntries(
      themeNames.map((theme) => [theme, parsed[theme].values.get(name) ?? '']),
    ) as Values
    const shared = sharedValue(name, values)
    lines.all.push(`${name}:${shared ?? values.light};`)
    if (shared !== undefined) continue
    if (values.dark !== values.light) throw new Error(`Antd computes the colour ${name} by theme`)
    if (values.compact !== values.light) lines.compact.push(`${name}:${values.compact};`)
  }
  return [
    block(selector, lines.all),
    block(`:root[data-density='compact'] ${selector}`, lines.compact),
  ].join('')
}

/** Parts needed by several sheets go only into `common`. */
function divide(drawn: Drawn): Readonly<Record<SheetName, readonly Part[]>> {
  const count = new Map<string, number>()
  const all = new Map<string, Part>()
  for (const name of sheetNames)
    for (const id of new Set(drawn[name].map((part) => part.id)))
      count.set(id, (count.get(id) ?? 0) + 1)
  const isCommon = ({ id }: Part) => (count.get(id) ?? 0) > 1
  const once = (parts: readonly Part[]) => [
    ...new Map(parts.map((part) => [part.id, part])).values(),
  ]
  for (const part of sheetNames.flatMap((name) => drawn[name]).filter(isCommon))
    all.set(part.id, part)
  const own = sheetNames.map((name) => [name, once(drawn[name].filter((part) => !isCommon(part)))])
  const common = [...all.values()].toSorted((a, b) => a.order - b.order)
  return { ...Object.fromEntries(own), common } as Record<SheetName, readonly Part[]>
}

const tokensFile = new URL('../../src/ui/theme/tokens.css', import.meta.url)

/** Tokens in antd's rules that the portal's own sheet lacks: antd's palettes. */
function missingTokens(css: string): string {
  const there = readFileSync(tokensFile, 'utf8') + css
  const isMissing = ([key]: readonly [string, unknown]) =>
    css.includes(`var(${cssName(key)})`) && !there.includes(`${cssName(key)}:`)
  const missing = Object.entries(light).filter(isMissing)
  const lines = (tokens: object) => [
    ...new Set(
      missing.map(([key]) => `${cssName(key)}:${cssValue(key, Reflect.get(tokens, key)) ?? ''};`),
    ),
  ]
  return block(':root', lines(light)) + block(":root[data-theme='dark']", lines(dark))
}

/** The text of every sheet, by name. Deterministic for the same packages and tokens. */
export function writeSheets(): Readonly<Record<SheetName, string>> {
  const drawn = Object.fromEntries(
    themeNames.map((name) => [name, drawSheets(themes[name])]),
  ) as unknown as Readonly<Record<ThemeName, Drawn>>
  const byId = Object.fromEntries(
    themeNames.map((name) => {
      const parts = Object.values(drawn[name]).flat()
      return [name, new Map(parts.map((part) => [part.id, part]))]
    }),
  ) as unknown as Readonly<Record<ThemeName, ReadonlyMap<string, Part>>>
  const divided = divide(drawn.light)
  const css = ([name, parts]: readonly [string, readonly Part[]]) => {
    const variables = parts.filter(({ kind }) => kind === 'variables')
    const rules = parts.filter(({ kind }) => kind === 'rules')
    const text = variables.map(({ id }) => variablesCss(id, byId)).join('')
    return [name, text + adaptRules(rules.map((part) => part.css).join('\n'))] as const
  }
  const written = Object.entries(divided).map(css)
  const palettes = missingTokens(written.map(([, text]) => text).join(''))
  return Object.fromEntries(
    written.map(([name, text]) => [name, name === 'common' ? palettes + text : text]),
  ) as Record<SheetName, string>
}

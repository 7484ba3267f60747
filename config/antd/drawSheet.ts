// Renders antd's components with given tokens and collects the rules and variables that antd makes.

import { createCache, StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider, type GlobalToken } from 'antd'
import { createElement as h, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { cssVarKey } from '../../src/ui/antd/antdTheme.ts'
import { sheets } from './sheets.ts'

export type Drawn = Readonly<Record<keyof typeof sheets, readonly Part[]>>

/** One component's rules or variables. */
export interface Part {
  /** Equal in every sheet with this part. */
  readonly id: string
  readonly kind: 'rules' | 'variables'
  readonly css: string
  readonly order: number
}

type Entry = readonly [times: number, value: readonly unknown[]]

/** Splits the result of `extractStyle` into its parts. */
function partOf(id: string, [, value]: Entry): readonly Part[] {
  const [kind] = id.split('%')
  const [first, second] = value
  if (kind === 'cssVar') {
    // Panels rendered in place bring their own theme.
    const [, component, key, scope] = id.split('%')
    if (key !== cssVarKey || second === '') return []
    const name = `cssVar%${String(component)}%${String(scope)}`
    return [{ id: name, kind: 'variables', css: String(second), order: 0 }]
  }
  if (kind !== 'style') return []
  const [css, , effects, , order] = value as readonly [
    string,
    string,
    Readonly<Record<string, string>>,
    boolean,
    number,
  ]
  const animations = Object.entries(effects).map(([name, text]): Part => ({
    id: `animation%${name}`,
    kind: 'rules',
    css: text,
    order,
  }))
  return [{ id, kind: 'rules', css: typeof first === 'string' ? css : '', order }, ...animations]
}

/** By sheet, in antd's order. Throws if a component cannot be rendered. */
export function drawSheets(tokens: GlobalToken): Drawn {
  const drawn = Object.entries(sheets).map(([name, components]) => {
    const cache = createCache()
    const drawings = Object.entries(components).map(([key, draw]) => h(Fragment, { key }, draw()))
    const theme = { hashed: false, cssVar: { key: cssVarKey }, token: tokens }
    renderToString(h(StyleProvider, { cache }, h(ConfigProvider, { theme }, drawings)))
    const entries = [...(cache.cache as unknown as ReadonlyMap<string, Entry>)]
    const parts = entries.flatMap(([id, entry]) => partOf(id, entry))
    return [name, parts.toSorted((a, b) => a.order - b.order)] as const
  })
  return Object.fromEntries(drawn) as unknown as Drawn
}

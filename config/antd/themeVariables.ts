// Antd computes its components' variables from tokens, once per theme. In Portico, themes, plugins and the compact
// density change tokens in the page, so most variables must refer to tokens instead of having values. To find these
// tokens, components are rendered again with a unique value for each token.

import { theme, type GlobalToken } from 'antd'
import { compact, cssName, cssValue, dark, isRoom, light } from '../../scripts/themeTokens.ts'

const compactLight: GlobalToken = {
  ...light,
  ...Object.fromEntries(Object.entries(compact).filter(([key]) => isRoom(key))),
}

/** A colour or length that no other token has; undefined for a token that must keep its value. */
function probeValue(key: string, value: unknown, index: number): unknown {
  if (/^(?:motion|opacity|zIndex|fontWeight|lineHeight|screen|size(?:Unit|Step))/.test(key))
    return value
  if (typeof value === 'number') return value + (index + 1) / 1_000_000
  const isColour = typeof value === 'string' && /^(?:#|rgba?\(|transparent$)/.test(value)
  return isColour ? `#${(0x100000 + index * 0x1357).toString(16).slice(0, 6)}` : value
}

/** The token values with which all components are rendered. */
export const themes = {
  light,
  dark,
  compact: compactLight,
  probe: theme.getDesignToken({
    token: Object.fromEntries(
      Object.entries(light).map(([key, value], index) => [key, probeValue(key, value, index)]),
    ),
  }),
} as const satisfies Record<string, GlobalToken>

export type ThemeName = keyof typeof themes

/** The text of each token's value, by theme. */
const known = Object.entries(themes.probe).flatMap(([key, value]) => {
  const text = cssValue(key, value)
  const isProbe = text !== undefined && text !== cssValue(key, Reflect.get(light, key))
  return isProbe ? [{ key, text }] : []
})

const isWhole = (text: string, at: number, length: number): boolean =>
  !/[\w.#-]/.test(text[at - 1] ?? ' ') && !/[\w.]/.test(text[at + length] ?? ' ')

/** Replaces each probe value in `text` by the result of `say` for its token. */
function replaceProbes(text: string, say: (key: string) => string): string {
  let result = text
  for (const probe of known) {
    const at = result.indexOf(probe.text)
    if (at >= 0 && isWhole(result, at, probe.text.length))
      result = replaceProbes(
        result.slice(0, at) + say(probe.key) + result.slice(at + probe.text.length),
        say,
      )
  }
  return result
}

const valueOf = (tokens: GlobalToken, key: string): string =>
  cssValue(key, Reflect.get(tokens, key)) ?? ''

const blend = (share: number) =>
  `color-mix(in srgb, var(--ant-color-text) ${String(share)}%, var(--ant-color-bg-container))`

/** Colours that antd computes from several tokens, as CSS expressions. */
const ownValues: Readonly<Record<string, string>> = {
  '--ant-button-solid-text-color': 'var(--ant-color-bg-container)',
  '--ant-date-picker-cell-hover-with-range-bg': 'var(--ant-control-item-bg-active-hover)',
  '--ant-date-picker-cell-range-border-color': 'var(--ant-color-primary-border)',
  '--ant-input-number-filled-handle-bg': blend(7),
  '--ant-progress-default-color': 'var(--ant-color-primary)',
  '--ant-switch-handle-shadow': 'var(--ant-box-shadow-tertiary)',
  '--ant-table-body-sort-bg': blend(3),
  '--ant-table-fixed-header-sort-active-bg': blend(7),
  '--ant-table-footer-bg': blend(3),
  '--ant-table-header-bg': blend(3),
  '--ant-table-header-icon-color': 'var(--ant-color-icon)',
  '--ant-table-header-icon-hover-color': 'var(--ant-color-icon-hover)',
  '--ant-table-header-sort-active-bg': blend(7),
  '--ant-table-header-sort-hover-bg': blend(7),
  '--ant-table-row-hover-bg': blend(3),
  '--ant-tag-default-bg': blend(4),
  '--ant-tag-solid-text-color': 'var(--ant-color-bg-container)',
}

/** A variable's value in each theme. */
export type Values = Readonly<Record<ThemeName, string>>

/** The value for every theme and density, with references to tokens; undefined if there is none. */
export function sharedValue(name: string, values: Values): string | undefined {
  const own = ownValues[name]
  if (own !== undefined) return own
  const fits = (['light', 'dark', 'compact'] as const).every(
    (one) => replaceProbes(values.probe, (key) => valueOf(themes[one], key)) === values[one],
  )
  return fits ? replaceProbes(values.probe, (key) => `var(${cssName(key)})`) : undefined
}

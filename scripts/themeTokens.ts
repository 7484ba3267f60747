// Generates src/ui/theme/tokens.css (`npm run tokens`): colours, sizes and fonts from antd's own algorithm, as CSS
// variables with antd's names. So the page computes no styles at run time, and antd's components match. A unit test
// checks that the file is up to date.

import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { theme, type GlobalToken } from 'antd'

const fonts = {
  fontFamily:
    "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  fontFamilyCode:
    "ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
}

// Spec 1 §9: primary #1F5493 in light and #9CC9FF in dark. The overrides restore values that the algorithm changes:
// the exact primary colour, and greys with a contrast of 4.5:1.
export const light: GlobalToken = {
  ...theme.getDesignToken({
    token: {
      ...fonts,
      colorPrimary: '#1f5493',
      colorError: '#c62828',
      colorSuccess: '#2a7531',
      colorWarning: '#a15c00',
      colorBgLayout: '#f6f7f9',
    },
  }),
  colorLink: '#1f5493',
  colorTextTertiary: 'rgba(0,0,0,0.6)',
  colorTextDescription: 'rgba(0,0,0,0.62)',
  colorTextPlaceholder: 'rgba(0,0,0,0.55)',
}
export const dark: GlobalToken = {
  ...theme.getDesignToken({
    algorithm: theme.darkAlgorithm,
    token: { ...fonts, colorPrimary: '#9cc9ff', colorError: '#ff7b72', colorWarning: '#e3a33c' },
  }),
  colorPrimary: '#9cc9ff',
  colorLink: '#9cc9ff',
  colorLinkHover: '#c4dfff',
  colorTextLightSolid: '#0b1b2e',
  colorBgLayout: '#0d1117',
  colorBgContainer: '#151b23',
  colorBgElevated: '#1c232d',
  colorError: '#ff8f87',
  colorErrorText: '#ff8f87',
  colorSuccess: '#5fc06a',
  colorTextTertiary: 'rgba(255,255,255,0.6)',
  colorTextDescription: 'rgba(255,255,255,0.62)',
  colorTextPlaceholder: 'rgba(255,255,255,0.55)',
}

/** Changes spacing only; colours and font sizes stay. */
export const compact: GlobalToken = theme.getDesignToken({
  algorithm: theme.compactAlgorithm,
  token: fonts,
})
export const isRoom = (key: string): boolean =>
  /^(?:size|padding|margin|controlHeight|controlPadding)/.test(key)

const unitless = /^(lineHeight|opacity|zIndex|fontWeight|motionBase|motionUnit|lineWidthUnit)/

export function cssValue(key: string, value: unknown): string | undefined {
  if (typeof value === 'number') return unitless.test(key) ? String(value) : `${String(value)}px`
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : undefined
}

// As antd names its own variables: `colorBgTextHover` is `--ant-color-bg-text-hover`.
export const cssName = (key: string): string =>
  `--ant-${key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z0-9]+)/g, '$1-$2')
    .replaceAll(/([a-z])([0-9])/gi, '$1-$2')
    .toLowerCase()}`

// Leaves out antd's preset palettes (`blue-1` … `geekblue-10`) and breakpoints, which the page does not use.
const isUsed = (key: string): boolean =>
  !/^(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)/.test(
    key,
  ) && !key.startsWith('screen')

const colour = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|\btransparent\b/g

/** One value for both themes, whose colours depend on the theme. Throws if the two differ by more than colours. */
function themed(key: string, inLight: string, inDark: string): string {
  if (inLight === inDark) return inLight
  const darkColours = inDark.match(colour) ?? []
  if (inLight.replaceAll(colour, '') !== inDark.replaceAll(colour, ''))
    throw new Error(`Not only the colour of ${key} depends on the theme`)
  let index = 0
  return inLight.replaceAll(
    colour,
    (found) => `light-dark(${found}, ${String(darkColours[index++])})`,
  )
}

type Declared = readonly [name: string, text: string]

const declared = (tokens: GlobalToken, isWanted = isUsed): readonly Declared[] =>
  Object.entries(tokens)
    .filter(([key]) => isWanted(key))
    .flatMap(([key, value]) => {
      const text = cssValue(key, value)
      return text === undefined ? [] : [[key, text] as const]
    })

const lines = (tokens: readonly Declared[]): readonly string[] =>
  tokens.map(([key, text]) => `  ${cssName(key)}: ${text};`)

const textIn = (tokens: GlobalToken, key: string): string =>
  cssValue(key, Reflect.get(tokens, key)) ?? ''

/** The complete file. */
export const tokensCss = (): string =>
  [
    '/* Written by scripts/themeTokens.ts; do not edit. */',
    ':root {',
    '  color-scheme: light dark;',
    ...lines(declared(light).map(([key, text]) => [key, themed(key, text, textIn(dark, key))])),
    '}',
    '',
    // A chosen theme wins over the operating system's preference.
    ":root[data-theme='dark'] {",
    '  color-scheme: dark;',
    '}',
    '',
    ":root[data-theme='light'] {",
    '  color-scheme: light;',
    '}',
    '',
    ":root[data-density='compact'] {",
    ...lines(declared(compact, isRoom).filter(([key, text]) => text !== textIn(light, key))),
    '}',
    '',
  ].join('\n')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('../src/ui/theme/tokens.css', import.meta.url), tokensCss())
}

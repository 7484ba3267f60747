import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { pageThemeOf } from '../../../src/model/shell/pageThemes.ts'

it.each([
  ['Component', 'service', 'service'],
  ['Component', 'documentation', 'documentation'],
  ['Component', 'data-pipeline', 'other'],
  ['API', 'openapi', 'apis'],
  ['System', undefined, 'other'],
  ['Component', 'constructor', 'other'],
])('a %s of type %s has the page theme %s', (kind, type, theme) => {
  expect(pageThemeOf(kind, type)).toBe(theme)
})

it.each(['home', 'documentation', 'tool', 'service', 'website', 'library', 'app', 'apis', 'card'])(
  'the page theme %s is that of its type, and has a colour that is seen on light and on dark',
  (theme) => {
    expect(pageThemeOf(theme === 'apis' ? 'API' : 'Component', theme)).toBe(theme)
    const css = readFileSync('src/ui/theme/base.css', 'utf8')
    const colour = new RegExp(
      `data-page-theme='${theme}'\\] \\{\\s*--portico-page-colour: (#\\w+)`,
    ).exec(css)?.[1]
    for (const ground of ['#ffffff', '#151b23'])
      expect(contrast(colour ?? ground, ground)).toBeGreaterThan(3)
  },
)

/** WCAG 2 contrast of two colours as #rrggbb. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

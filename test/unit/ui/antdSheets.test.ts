import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { drawSheets } from '../../../config/antd/drawSheet.ts'
import { writeSheets } from '../../../config/antd/sheetCss.ts'
import { sheets, type SheetName } from '../../../config/antd/sheets.ts'
import { themes } from '../../../config/antd/themeVariables.ts'

const files = globSync('{src,test/support/components}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

/** Imports of antd itself; types and exports that render nothing need no rules. */
const importForm = /import \{([^}]*)\} from 'antd'/g
const drawsNothing = new Set(['ConfigProvider', 'theme'])

const importedBy = (text: string): readonly string[] =>
  [...text.matchAll(importForm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type ') && !drawsNothing.has(name))

const sheetOf = (component: string): string | undefined =>
  Object.entries(sheets).find(([, drawn]) => Object.hasOwn(drawn, component))?.[0]

const users = files.filter(({ text }) => importedBy(text).length > 0)

it('antd is imported by the names of its components, so that the sheets can be checked', () => {
  const otherWays = /^import (?!type ).*from '(?:antd\/(?!locale\/)|@rc-component)/m
  expect(files.filter(({ text }) => otherWays.test(text)).map(({ file }) => file)).toEqual([])
})

it.each(users)('$file imports the sheet of each antd component that it draws', ({ text }) => {
  const wanted = importedBy(text).map((name) => sheetOf(name) ?? `no sheet draws ${name}`)
  const there = [...text.matchAll(/(?:ui\/antd|\.)\/(?!common)(\w+)\.antd\.css'/g)].map(
    ([, name]) => name,
  )
  expect(there.sort()).toEqual([...new Set(wanted)].sort())
})

describe('the sheets', () => {
  let css: Readonly<Record<SheetName, string>>
  beforeAll(() => {
    css = writeSheets()
  })

  it('come out the same each time', () => {
    expect(writeSheets()).toEqual(css)
  })

  it('have the same rules in every theme and density', () => {
    const rulesIn = (name: keyof typeof themes) =>
      Object.values(drawSheets(themes[name]))
        .flat()
        .filter(({ kind }) => kind === 'rules')
        .map((part) => part.css)
    const light = rulesIn('light')
    expect(light.length).toBeGreaterThan(30)
    expect(rulesIn('dark')).toEqual(light)
    expect(rulesIn('compact')).toEqual(light)
  })

  it('take colours and sizes from the tokens of the page', () => {
    const values = (name: SheetName, form: RegExp) => [...new Set(css[name].match(form))]
    expect(values('forms', /--ant-button-primary-color:[^;]*/g)).toEqual([
      '--ant-button-primary-color:var(--ant-color-text-light-solid)',
    ])
    expect(values('forms', /--ant-form-label-height:[^;]*/g)).toEqual([
      '--ant-form-label-height:var(--ant-control-height)',
    ])
    // A fixed colour would not follow the theme; black and white are placeholders in antd's rules.
    for (const name of ['common', 'forms', 'splitter'] as const)
      expect(values(name, /--ant-[\w-]+:(?!#(?:000|fff|ddd))[^;}]*(?:#|rgba?\()[^;}]*/g)).toEqual(
        [],
      )
  })

  it.each(['common', 'forms', 'splitter'] as const)(
    'leave alone what is not antd’s, and its palettes out: %s',
    (name) => {
      expect(css[name].match(/(?:^|[},])\s*(?:a|html|body|input|button)[\s,:{[][^{]*/g)).toBeNull()
      expect(css[name].match(/-(?:magenta|geekblue)[^{]*/g)).toBeNull()
    },
  )

  it('have one focus ring', () => {
    const all = Object.values(css).join('')
    const rings = new Set(all.match(/outline:\s*[^;}]*/g))
    expect([...rings].sort()).toEqual([
      'outline:0',
      'outline:2px solid var(--ant-color-primary)',
      'outline:none',
    ])
  })
})

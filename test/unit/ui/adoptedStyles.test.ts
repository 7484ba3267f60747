import { afterEach, beforeEach, expect, it } from '@jest/globals'
import {
  clearContainerCache,
  injectCSS,
  removeCSS,
  updateCSS,
} from '../../../src/ui/antd/adoptedStyles.ts'

/** jsdom has no adopted style sheets. */
class FakeSheet {
  text = ''
  replaceSync(text: string): void {
    this.text = text
  }
}
const adopted = () => document.adoptedStyleSheets as unknown as FakeSheet[]
const texts = () => adopted().map(({ text }) => text)

beforeEach(() => {
  Reflect.set(globalThis, 'CSSStyleSheet', FakeSheet)
  Reflect.set(document, 'adoptedStyleSheets', [])
})

afterEach(() => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
})

it('adopts styles, one sheet for each key, and removes them again', () => {
  updateCSS('html body { overflow-y: hidden }', 'lock')
  updateCSS('a { color: red }', 'other')
  updateCSS('html body { overflow-y: clip }', 'lock')
  expect(texts()).toEqual(['html body { overflow-y: clip }', 'a { color: red }'])
  removeCSS('lock')
  removeCSS('lock')
  expect(texts()).toEqual(['a { color: red }'])
  injectCSS('b {}')
  expect(texts()).toEqual(['a { color: red }', 'b {}'])
})

it('inserts nothing into the page, and no rules of components at all', () => {
  const attachTo = document.createElement('div')
  const style = updateCSS('.ant-btn {}', 'button', { attachTo })
  removeCSS('button', { attachTo })
  clearContainerCache()
  expect(style.tagName).toBe('STYLE')
  expect(texts()).toEqual([])
  expect([document.querySelectorAll('style').length, attachTo.childNodes.length]).toEqual([0, 0])
})

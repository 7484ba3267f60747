import { afterAll, afterEach, describe, expect, it } from '@jest/globals'
import { createShortcuts } from '../../../src/sagas/services/shortcuts.ts'

/** Presses Ctrl K; returns whether the browser's default was prevented. */
function press(target: EventTarget = document.body, keys: KeyboardEventInit = { ctrlKey: true }) {
  const init = { key: 'k', bubbles: true, cancelable: true, ...keys }
  return !target.dispatchEvent(new KeyboardEvent('keydown', init))
}

function listen() {
  let times = 0
  const stop = createShortcuts(window).onPalette(() => {
    times += 1
  })
  return { stop, times: () => times }
}

it('hears the keys wherever the focus is, and in place of the browser', () => {
  const { stop, times } = listen()
  const input = document.body.appendChild(document.createElement('input'))
  expect([press(), press(input), press(input, {})]).toEqual([true, true, false])
  expect(times()).toBe(2)
  stop()
  expect(press()).toBe(false)
  expect(times()).toBe(2)
  input.remove()
})

it('leaves the keys to whatever takes them first, and to a dialog that is open', () => {
  const { stop, times } = listen()
  const editor = document.body.appendChild(document.createElement('textarea'))
  editor.addEventListener('keydown', (event) => {
    event.preventDefault()
  })
  press(editor)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  expect(press()).toBe(false)
  expect(times()).toBe(0)
  dialog.close()
  press()
  expect(times()).toBe(1)
  stop()
  editor.remove()
  dialog.remove()
})

describe('keys that are pressed alone', () => {
  const shortcuts = createShortcuts(window)
  const heard: string[] = []
  const stop = shortcuts.onKey((key) => heard.push(key))
  afterAll(stop)
  afterEach(() => {
    document.body.replaceChildren()
    heard.splice(0)
  })

  const add = (html: string): HTMLElement => {
    document.body.innerHTML = html
    return document.body.querySelector<HTMLElement>('.target') ?? document.body
  }
  const type = (target: EventTarget, key: string, more: KeyboardEventInit = {}) =>
    press(target, { key, ...more })

  it('are heard, and only "/" is taken from the browser', () => {
    expect([type(document.body, 'g'), type(document.body, '/'), type(document.body, '?')]).toEqual([
      false,
      true,
      false,
    ])
    expect(heard).toEqual(['g', '/', '?'])
  })

  it.each([
    '<input class="target">',
    '<input type="search" class="target">',
    '<textarea class="target"></textarea>',
    '<select class="target"><option>a</option></select>',
    '<div contenteditable="true"><p class="target">a</p></div>',
    '<div role="textbox" class="target"></div>',
    '<div class="cm-editor"><div class="target"></div></div>',
    '<dialog open></dialog>',
    '<div role="dialog"></div>',
    '<div role="menu"></div>',
  ])('are left to %s', (html) => {
    expect(type(add(html), '/')).toBe(false)
    expect(heard).toEqual([])
  })

  it.each([
    '<input type="checkbox" class="target">',
    '<input type="radio" class="target">',
    '<a href="/" class="target">a</a>',
    '<div contenteditable="false" class="target"></div>',
    '<dialog></dialog>',
  ])('are heard beside %s', (html) => {
    type(add(html), 'x')
    expect(heard).toEqual(['x'])
  })

  it('are not heard with modifiers, while composing, or where something has taken them', () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      type(document.body, 'g', more)
    type(document.body, 'g', { isComposing: true })
    type(document.body, 'Process')
    type(document.body, 'Escape')
    const taker = add('<p class="target"></p>')
    taker.addEventListener('keydown', (event) => {
      event.preventDefault()
    })
    type(taker, 'g')
    expect(heard).toEqual([])
  })

  it('repeat only between rows while they are held', () => {
    type(document.body, 'g', { repeat: true })
    type(document.body, 'j', { repeat: true })
    expect(heard).toEqual(['j'])
  })

  it('may be part of Shift, as "?" is', () => {
    type(document.body, '?', { shiftKey: true })
    expect(heard).toEqual(['?'])
  })

  it('find the search field of the page, if it has one', () => {
    expect(shortcuts.focusSearch()).toBe(false)
    const field = add('<input class="target" aria-keyshortcuts="/" value="pay">')
    expect(shortcuts.focusSearch()).toBe(true)
    expect(document.activeElement).toBe(field)
  })

  it('reach the rows of the page, if it has some', () => {
    shortcuts.tellRows('j')
    const rows = add('<div class="target" data-row-keys></div>')
    const told: unknown[] = []
    rows.addEventListener('rowkey', (event) => {
      told.push((event as CustomEvent<unknown>).detail)
    })
    shortcuts.tellRows('k')
    expect(told).toEqual(['k'])
  })
})

import { expect, it } from '@jest/globals'
import { createShortcuts } from '../../src/sagas/services/shortcuts.ts'

/** Presses Ctrl K in the page; true where the browser's own meaning of it was prevented. */
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

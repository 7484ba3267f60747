// Keys that hold on every page.

import { isPaletteShortcut } from '../../model/shell/shortcut.ts'
import type { Shortcuts } from './services.ts'

/** Last in turn: what has the focus may take a key for itself. A dialog that is open keeps all keys. */
export function createShortcuts(page: Window): Shortcuts {
  return {
    onPalette: (listener) => {
      const pressed = (event: KeyboardEvent) => {
        if (event.defaultPrevented || !isPaletteShortcut(event, page.navigator.userAgent)) return
        if (page.document.querySelector('dialog[open]')) return
        event.preventDefault()
        listener()
      }
      page.addEventListener('keydown', pressed)
      return () => {
        page.removeEventListener('keydown', pressed)
      }
    },
  }
}
